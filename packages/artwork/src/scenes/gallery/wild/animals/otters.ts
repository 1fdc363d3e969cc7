import { otter, otterUp } from "../../../../parts/animals/otter.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const shoreline = 420;
  const level = 690;
  const tones = ["#6f9a5c", "#8fb56a", "#557f55", "#a9c87c", "#47704f"] as const;
  const soft = Array.from({ length: 44 }, (_, i) =>
    ellipse(
      [random.between(-40, width + 40), random.between(-20, shoreline - 40)],
      random.between(40, 120),
      random.between(34, 90),
      tones[i % tones.length] ?? tones[0],
      0,
      `opacity="${random.between(0.35, 0.75).toFixed(2)}"`,
    ),
  );
  const bark = "#6d5442";
  const trunk = smooth(
    pts(
      "-60 560, 120 566, 420 584, 700 600, 930 606, 1050 620, 1070 650, 1040 676, 900 690, 640 700, 300 706, -60 712",
    ),
  );
  const log = group([
    fill(trunk, bark),
    group(
      [
        fill(
          smooth(
            pts(
              "-60 556, 120 562, 420 580, 700 596, 1000 604, 1060 622, 800 626, 400 618, -60 606",
            ),
          ),
          "#a58a68",
        ),
        ...Array.from({ length: 12 }, (_, i) =>
          stroke(
            smooth(
              [
                [-80 + i * 90, 640 + random.around(30)],
                [30 + i * 90, 644 + random.around(26)],
                [120 + i * 90, 652 + random.around(26)],
              ],
              false,
            ),
            mix(bark, "#2b1f18", 0.4),
            random.between(3, 7),
          ),
        ),
        fill(smooth(pts("-60 550, 90 556, 200 572, 250 600, 170 622, 60 610, -60 640")), "#7d9a4a"),
        fill(smooth(pts("560 586, 660 592, 720 604, 650 622, 580 612")), "#7d9a4a"),
      ],
      `clip-path="${sheet.clip(trunk)}"`,
    ),
    ellipse([1046, 648], 24, 34, "#d0b084", 8),
    ellipse([1046, 648], 14, 21, "none", 8, 'stroke="#a5835a" stroke-width="3"'),
    ellipse([1047, 648], 5, 8, "none", 8, 'stroke="#a5835a" stroke-width="3"'),
  ]);
  const pair = [otterUp([350, 590], 330, "left", 0), otter([740, 606], 560, "right", 2)];
  const leaf = ([x, y]: Point, turn: number, color: string) =>
    ellipse([x, y], 30, 13, color, turn) +
    stroke(
      `M${x - 28 * Math.cos((turn * Math.PI) / 180)} ${y - 28 * Math.sin((turn * Math.PI) / 180)}L${x + 26 * Math.cos((turn * Math.PI) / 180)} ${y + 26 * Math.sin((turn * Math.PI) / 180)}`,
      "#dfe9a4",
      1.6,
      'opacity="0.7"',
    );
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear([
        [0, "#bcd08c"],
        [0.5, "#5d8758"],
        [1, "#2f5f52"],
      ]),
    ),
    group(soft, `filter="${sheet.blur(20)}"`),
    group(
      [
        reeds(sheet, {
          from: -20,
          to: width + 20,
          y: shoreline + 16,
          height: 120,
          count: 90,
          color: "#4f7a4c",
          lit: "#a5c274",
        }),
      ],
      `filter="${sheet.blur(3)}"`,
    ),
    water(sheet, shoreline, [
      [0, "#a9c592"],
      [0.25, "#6b9c83"],
      [0.6, "#37766f"],
      [1, "#18525c"],
    ]),
    ripples(sheet, { from: shoreline + 8, to: height, count: 60, color: "#e3edc2", opacity: 0.5 }),
    ripples(sheet, {
      from: shoreline + 60,
      to: height,
      count: 40,
      color: "#16494f",
      opacity: 0.4,
    }),
    reflection(sheet, [log, ...pair], level + 8, { opacity: 0.5, ripple: 16, squeeze: 0.8 }),
    log,
    ...pair,
    ripples(sheet, {
      from: level + 2,
      to: level + 30,
      count: 16,
      color: "#eef3cf",
      opacity: 0.7,
      across: [0, 0.85],
      length: 200,
    }),
    rings([1056, 694], 90, "#eef3cf", 0.8),
    stroke(smooth(pts("-20 40, 180 74, 380 66, 560 96"), false), "#4d3b2c", 11),
    ...[
      [60, 96, 62],
      [130, 30, -30],
      [190, 118, 74],
      [250, 30, -24],
      [310, 112, 58],
      [380, 26, -36],
      [440, 126, 66],
      [500, 52, -20],
      [560, 128, 50],
      [598, 92, 14],
    ].map(([x = 0, y = 0, turn = 0], i) => leaf([x, y], turn, i % 2 ? "#8fb356" : "#5f8c46")),
  );
}

export const galleryOtters: Picture = {
  ...shapes.gallery,
  name: "gallery-otters",
  draw,
};
