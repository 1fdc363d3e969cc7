import { ellipse, fill, group, type Point, pts, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../parts/fish/swimmers/swimmer.ts";
import { rockfish } from "../../../parts/fish/swimmers/swimmer-spiny.ts";
import { kelp } from "../../../parts/plants/kelp.ts";
import { bubbles, ceiling, depths, motes, stone } from "../../../parts/waters/riverbed.ts";
import { glow } from "../../../parts/waters/sky.ts";
import { shafts } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** A sea star clinging to a rock. */
function star([x, y]: Point, r: number, color: string, turn: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const a = (i / 10) * Math.PI * 2 + turn;
    const k = i % 2 === 0 ? r : r * 0.42;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * 0.72];
  });
  return group([
    fill(smooth(points), color),
    ...[0, 2, 4, 6, 8].map((i) => {
      const p = points[i] ?? [x, y];
      return ellipse(
        [x + (p[0] - x) * 0.45, y + (p[1] - y) * 0.45],
        r * 0.07,
        r * 0.06,
        "#ffe0c0",
        0,
        'opacity="0.7"',
      );
    }),
  ]);
}

function draw(sheet: Sheet): void {
  const sea = "#3f9ca4";
  sheet.add(
    depths(sheet, [
      [0, "#bfe6cf"],
      [0.25, "#6cbfb4"],
      [0.65, "#25808f"],
      [1, "#0d4a63"],
    ]),
    glow(sheet, [690, -40], 620, "#fdfbd8", 0.85),
    ceiling(sheet, { from: 4, to: 70, count: 26, length: 300, color: "#fffef0", opacity: 0.7 }),
    shafts(sheet, { x: 690, y: -20, depth: 900, color: "#f4fbd8", opacity: 0.24 }),
    ...[
      pts("330 940, 350 700, 330 470, 400 240, 480 -30"),
      pts("520 940, 540 680, 590 400, 580 160, 640 -30"),
      pts("980 940, 950 700, 900 480, 920 240, 830 -30"),
    ].map((line) => kelp(sheet, line, 110, "#6fae8c", "#a5cf8c")),
    swimmer(sheet, rockfish, {
      at: [880, 240],
      length: 150,
      facing: "left",
      pitch: 5,
      haze: { color: "#7cc4b4", amount: 0.5 },
    }),
    swimmer(sheet, rockfish, {
      at: [720, 170],
      length: 120,
      facing: "left",
      pitch: -4,
      haze: { color: "#8fd0bc", amount: 0.6 },
    }),
    swimmer(sheet, rockfish, {
      at: [400, 330],
      length: 220,
      facing: "right",
      pitch: 8,
      wave: 0.3,
      haze: { color: sea, amount: 0.34 },
    }),
    ...[
      pts("1130 940, 1080 720, 1120 480, 1040 260, 1060 -30"),
      pts("170 940, 130 720, 190 480, 150 260, 250 -30"),
    ].map((line) => kelp(sheet, line, 170, "#5a7a2e", "#b0a944")),
    fill(
      smooth(pts("-60 800, 160 770, 420 830, 700 790, 960 800, 1280 740, 1280 960, -60 960")),
      "#124f63",
    ),
    ...(
      [
        [240, 830, 330, 170, "#2f5f6c"],
        [980, 820, 380, 200, "#2a586a"],
        [640, 880, 340, 150, "#1f4f63"],
      ] as const
    ).map(([x, y, w, h, tone]) => stone(sheet, [x, y], w, h, tone, "#8f9aa0")),
    star([1010, 782], 64, "#c95a86", 0.3),
    star([200, 800], 46, "#e58a3c", 1),
    ...pts("330 790, 366 802, 300 808, 860 800, 826 820").map(([x = 0, y = 0], i) =>
      group([
        ...[-60, -30, 0, 30, 60].map((t) =>
          ellipse(
            [x + t * 0.36, y - 18 + Math.abs(t) * 0.1],
            7,
            20,
            i % 2 ? "#c9d98a" : "#9fd0a8",
            t,
          ),
        ),
        ellipse([x, y], 20, 16, i % 2 ? "#6f9a5c" : "#4f8f7c"),
      ]),
    ),
    swimmer(sheet, rockfish, {
      at: [620, 540],
      length: 450,
      facing: "left",
      pitch: 4,
      wave: 0.25,
      light: { color: "#ffe9cc", amount: 0.45 },
    }),
    kelp(sheet, pts("40 940, 20 700, 70 420, 10 180, 30 -30"), 250, "#37502a", "#7d7a2c"),
    kelp(sheet, pts("1210 940, 1180 640, 1230 360, 1190 100, 1220 -30"), 230, "#37502a", "#7d7a2c"),
    bubbles(sheet, [330, 470], 330, 8, 11),
    motes(sheet, 30, 5, "#fdfde8", 0.5),
  );
}

export const galleryRockfishKelp: Picture = {
  name: "gallery-rockfish-kelp",
  ...shapes.gallery,
  draw,
};
