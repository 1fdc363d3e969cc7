import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { catfish } from "../../../../parts/fish/swimmers/swimmer-river.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { ceiling, depths, motes } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A freshwater mussel lying half sunk in the mud; `w` design pixels wide. */
function mussel([x, y]: Point, w: number, turn: number): string {
  // Growth lines crowd towards the hinge at the upper left.
  const shell = (k: number) => {
    const [left, right] = [-w * 0.3 - w * 0.2 * k, -w * 0.3 + w * 0.9 * k];
    return `M${num(left)} 0C${num(left)} ${num(-w * 0.36 * k)} ${num(right * 0.6)} ${num(-w * 0.46 * k)} ${num(right)} 0Z`;
  };
  return group(
    [
      fill(shell(1), "#2c2434"),
      fill(shell(0.84), "#43364a"),
      fill(shell(0.62), "#54445a"),
      fill(shell(0.4), "#675468"),
    ],
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}

function draw(sheet: Sheet): void {
  const { height } = sheet;
  sheet.add(
    depths(sheet, [
      [0, "#e3a07a"],
      [0.16, "#b27a78"],
      [0.5, "#6d5a72"],
      [1, "#33324c"],
    ]),
    glow(sheet, [240, -30], 620, "#ffd9a0", 0.75),
    ceiling(sheet, { from: 6, to: 120, count: 34, length: 380, color: "#ffe3b8", opacity: 0.6 }),
    ridge(sheet, { y: 560, rise: 24, scale: 900, color: "#5f4f66" }),
    // A drowned tree behind, its broken boughs up.
    group(
      [
        taper([1260, 600], [640, 470], 74, 34, "#3f3850"),
        taper([900, 520], [800, 260], 26, 8, "#3f3850"),
        taper([836, 350], [730, 270], 11, 4, "#3f3850"),
        taper([1060, 540], [1090, 220], 34, 12, "#3f3850"),
        taper([1080, 330], [1180, 210], 14, 5, "#3f3850"),
        taper([700, 480], [600, 380], 16, 5, "#3f3850"),
        stroke(smooth(pts("1240 560, 980 505, 680 450"), false), "#7d6670", 10, 'opacity="0.55"'),
      ],
      'opacity="0.75"',
    ),
    ridge(sheet, { y: 690, rise: 16, scale: 760, color: "#574252" }),
    ellipse([760, 742], 420, 40, "#1f1a2c", 0, `opacity="0.5" filter="${sheet.blur(18)}"`),
    ...(
      [
        [110, 716, 70, -8],
        [40, 742, 90, 6],
        [1120, 730, 80, 10],
      ] as const
    ).map(([x, y, w, turn]) => mussel([x, y], w, turn)),
    // Mud stirred up under the whiskers.
    ...pts("380 742, 300 734, 460 738, 240 748").map(([x = 0, y = 0], i) =>
      ellipse(
        [x, y - 8],
        70 - i * 8,
        30 - i * 3,
        "#b08d80",
        0,
        `opacity="0.38" filter="${sheet.blur(12)}"`,
      ),
    ),
    swimmer(sheet, catfish, {
      at: [800, 556],
      length: 1000,
      facing: "left",
      pitch: -5,
      wave: 0.2,
      light: { color: "#ffd9b0", amount: 0.4 },
      haze: { color: "#7a5f70", amount: 0.1 },
    }),
    ridge(sheet, { y: 812, rise: 12, scale: 620, color: "#3f3044" }),
    ...(
      [
        [250, 838, 120, -4],
        [400, 856, 84, 12],
        [960, 848, 110, 4],
      ] as const
    ).map(([x, y, w, turn]) => mussel([x, y], w, turn)),
    ridge(sheet, { y: height - 26, rise: 10, scale: 480, color: "#2a2236" }),
    motes(sheet, 60, 6, "#ffe0c0", 0.4),
  );
}

export const galleryCatfishDusk: Picture = {
  name: "gallery-catfish-dusk",
  ...shapes.gallery,
  draw,
};
