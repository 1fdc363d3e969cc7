import { ellipse, group, type Point, pts } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { bluegill } from "../../../../parts/fish/swimmers/swimmer-spiny.ts";
import { caustics, depths, pebbles, pondweed, stone } from "../../../../parts/waters/riverbed.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A nest swept clean: a pale saucer with a rim of gravel, seen slantwise from above. */
function nest(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  rim: string,
  bowl: string,
  pale: string,
): string {
  const { random } = sheet;
  const ring = Array.from({ length: 44 }, (_, i) => {
    const t = (i / 44) * Math.PI * 2;
    const k = random.between(0.94, 1.1);
    return {
      at: [x + Math.cos(t) * r * k, y + Math.sin(t) * r * 0.42 * k] as Point,
      size: r * random.between(0.1, 0.19),
    };
  }).sort((a, b) => a.at[1] - b.at[1]);
  const grain = Array.from({ length: 60 }, () => {
    const t = random.between(0, Math.PI * 2);
    const k = Math.sqrt(random.between(0, 0.8));
    const s = r * random.between(0.02, 0.045);
    return ellipse(
      [x + Math.cos(t) * r * k, y + r * 0.03 + Math.sin(t) * r * 0.4 * k],
      s,
      s * 0.6,
      random.pick([rim, "#fff8e2", "#d9c79a"]),
      0,
      'opacity="0.8"',
    );
  });
  return group([
    ellipse(
      [x, y],
      r * 1.22,
      r * 0.54,
      "#fff3cf",
      0,
      `opacity="0.28" filter="${sheet.blur(r * 0.06)}"`,
    ),
    ...ring
      .filter(({ at }) => at[1] < y)
      .map(({ at, size }) => stone(sheet, at, size, size * 0.62, rim)),
    ellipse(
      [x, y],
      r,
      r * 0.42,
      sheet.linear([
        [0, bowl],
        [0.6, pale],
        [1, pale],
      ]),
    ),
    ellipse([x, y + r * 0.05], r * 0.74, r * 0.28, pale, 0, 'opacity="0.8"'),
    ...grain,
    ...ring
      .filter(({ at }) => at[1] >= y)
      .map(({ at, size }) => stone(sheet, at, size * 1.15, size * 0.72, rim)),
  ]);
}

function draw(sheet: Sheet): void {
  const { height } = sheet;
  sheet.add(
    depths(sheet, [
      [0, "#8fd0cb"],
      [0.35, "#a9d8c4"],
      [1, "#e0d3a0"],
    ]),
    pebbles(sheet, {
      from: 210,
      to: height + 20,
      small: 22,
      large: 84,
      flat: 0.4,
      tones: ["#cdb98a", "#c2a878", "#d9c79c", "#b9a27a", "#c9b58f"],
      haze: { color: "#9fd4c6", amount: 0.9 },
    }),
    nest(sheet, [250, 330], 120, "#a9b89a", "#a3b89c", "#d2dcb8"),
    nest(sheet, [960, 350], 140, "#a9b496", "#a3b598", "#d6dcb6"),
    nest(sheet, [560, 290], 86, "#a9c0a4", "#a5c0a6", "#cfdcba"),
    ...pts("60 300, 130 330, 1120 320, 1180 360, 400 270, 790 280").map(([x = 0, y = 0], i) =>
      pondweed(sheet, [x, y], 190 + (i % 3) * 50, "#7fbfa0", "#a8d4a4", 0.05),
    ),
    ...(
      [
        [250, 270, 130, 0.5],
        [950, 280, 150, 0.46],
        [580, 240, 96, 0.62],
      ] as const
    ).map(([x, y, length, amount], i) =>
      group([
        ellipse(
          [x + 16, y + length * 0.62],
          length * 0.4,
          length * 0.08,
          "#3f6a5c",
          0,
          `opacity="0.4" filter="${sheet.blur(5)}"`,
        ),
        swimmer(sheet, bluegill, {
          at: [x, y],
          length,
          facing: i === 1 ? "left" : "right",
          haze: { color: "#a3d6c6", amount },
        }),
      ]),
    ),
    nest(sheet, [600, 700], 430, "#b59a6c", "#a08a60", "#efe2b8"),
    ellipse([640, 728], 215, 48, "#4f5a3c", 0, `opacity="0.5" filter="${sheet.blur(14)}"`),
    caustics(sheet, {
      from: 240,
      to: height + 40,
      size: 170,
      color: "#fffbe0",
      opacity: 0.5,
      flat: 0.36,
      line: 5,
    }),
    swimmer(sheet, bluegill, {
      at: [600, 520],
      length: 420,
      facing: "left",
      pitch: -10,
      wave: 0.3,
      light: { color: "#f6fbe4", amount: 0.5 },
    }),
    pondweed(sheet, [1150, height + 20], 470, "#4f8f5c", "#8fbf6a", -0.12),
    pondweed(sheet, [1060, height + 30], 330, "#3f7f52", "#7fb562", -0.06),
    pondweed(sheet, [30, height + 30], 400, "#4f8f5c", "#8fbf6a", 0.12),
  );
}

export const galleryBluegillNest: Picture = {
  name: "gallery-bluegill-nest",
  ...shapes.gallery,
  draw,
};
