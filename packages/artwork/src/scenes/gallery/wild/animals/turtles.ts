import { turtle } from "../../../../parts/animals/turtle.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import { ellipse, fill, group, pts, smooth, stroke } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { cattails, lilies } from "../../../../parts/plants/plants.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import { reflection, ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const bark = "#7d6248";
  // The log rises out of the pond from the left; `top` is the height of its upper edge at x.
  const top = (x: number) => 640 - (x - 120) * 0.235;
  const slope = -13.2;
  const shape = smooth([
    [40, 690],
    [160, top(160) - 4],
    [420, top(420)],
    [700, top(700) + 4],
    [980, top(980)],
    [1130, top(1130) - 2],
    [1160, top(1160) + 30],
    [1120, top(1120) + 76],
    [900, top(900) + 96],
    [620, top(620) + 112],
    [340, top(340) + 118],
    [120, 726],
  ]);
  const log = group([
    fill(shape, bark),
    group(
      [
        fill(
          smooth([
            [40, 680],
            [400, top(400) - 8],
            [1180, top(1180) - 8],
            [1180, top(1180) + 20],
            [700, top(700) + 34],
            [300, top(300) + 36],
          ]),
          "#b59871",
        ),
        ...Array.from({ length: 12 }, (_, i) => {
          const x = 90 + i * 92;
          const y = top(x) + random.between(44, 92);
          return stroke(
            smooth(
              [
                [x - 60, y + 16],
                [x + 30, y - 5],
                [x + 110, y - 26],
              ],
              false,
            ),
            mix(bark, "#2b1f18", 0.42),
            random.between(3, 7),
          );
        }),
      ],
      `clip-path="${sheet.clip(shape)}"`,
    ),
  ]);
  const row = [
    turtle([226, top(226) - 1], 150, "right", slope, true, 4),
    turtle([452, top(452) - 1], 186, "right", slope, false, 10),
    turtle([728, top(728)], 222, "right", slope, false, 3),
    turtle([1046, top(1046) - 1], 146, "left", -slope, true, 9),
  ];
  const weed = Array.from({ length: 150 }, () => {
    const x = random.between(-20, width + 20);
    const y = random.pick([random.between(0, 250), random.between(790, height)]);
    return ellipse(
      [x, y],
      random.between(5, 12),
      random.between(2.5, 5),
      random.pick(["#9dbb52", "#7fa548", "#b7cd6a"]),
    );
  });
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear([
        [0, "#8fae62"],
        [0.4, "#5d8a5e"],
        [0.75, "#2f6a63"],
        [1, "#1b4b52"],
      ]),
    ),
    glow(sheet, [820, 120], 620, "#f3e9a6", 0.7),
    ripples(sheet, { from: 40, to: height, count: 60, color: "#e9efb4", opacity: 0.45 }),
    ripples(sheet, { from: 120, to: height, count: 40, color: "#1d5a56", opacity: 0.35 }),
    lilies(sheet, [180, 150], {
      spread: 300,
      size: 70,
      count: 14,
      color: "#5d8f47",
      lit: "#a3c765",
      blossom: "#f2d35b",
    }),
    lilies(sheet, [1060, 70], {
      spread: 260,
      size: 56,
      count: 10,
      color: "#5d8f47",
      lit: "#a3c765",
    }),
    ...weed,
    reflection(sheet, [log, ...row], 716, { opacity: 0.55, ripple: 15, squeeze: 0.55 }),
    log,
    ...row,
    ...pts("90 704, 240 730, 60 722").map((at, i) =>
      ellipse(at, 130 - i * 20, 12, "none", 0, 'stroke="#eaf0bd" stroke-width="3" opacity="0.6"'),
    ),
    cattails(
      sheet,
      {
        from: 1000,
        to: width + 30,
        y: height + 10,
        height: 330,
        count: 34,
        color: "#2f5f42",
        lit: "#8fb356",
        lean: -0.08,
      },
      4,
    ),
  );
}

export const galleryTurtles: Picture = {
  ...shapes.gallery,
  name: "gallery-turtles",
  draw,
};
