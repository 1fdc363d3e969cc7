import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { ridge } from "../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair } from "../../../parts/people/poses.ts";
import { pine } from "../../../parts/plants/trees/trees.ts";
import { glow, moon, snowfall, stars } from "../../../parts/waters/sky.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

const board = 560;

/** The night outside: moon, snowy hills and pines, framed by the window's bars. */
function casement(sheet: Sheet, x: number, y: number, w: number, h: number): string {
  const pane = sheet.clip(`M${x} ${y}H${x + w}V${y + h}H${x}Z`);
  const bar = (bx: number, by: number, bw: number, bh: number) => rect(bx, by, bw, bh, "#7b5a3f");
  const view = group(
    [
      rect(
        x,
        y,
        w,
        h,
        sheet.linear([
          [0, "#0c2c4c"],
          [0.6, "#2a5c80"],
          [1, "#6d97b3"],
        ]),
      ),
      stars(sheet, 90, y + h * 0.6, "#fdf6e6"),
      moon(sheet, [x + w * 0.74, y + h * 0.24], 30, "#fbf1d6"),
      ridge(sheet, { y: y + h * 0.62, rise: 34, scale: 700, color: "#5b86a6" }),
      ridge(sheet, { y: y + h * 0.76, rise: 20, scale: 420, color: "#9dbcd2" }),
      ...pts("40 250, 120 190, 420 210, 500 290").map(([dx = 0, ph = 0]) =>
        pine(sheet, [x + dx, y + h * 0.92], ph, "#1d425c", "#d8e6ee", 1),
      ),
      ridge(sheet, { y: y + h * 0.9, rise: 10, scale: 500, color: "#dbe7ef" }),
      snowfall(sheet, 240, 4.5),
    ],
    `clip-path="${pane}"`,
  );
  const snow: Point[] = [
    [x, y + h],
    [x, y + h - 16],
    [x + w * 0.2, y + h - 30],
    [x + w * 0.44, y + h - 16],
    [x + w * 0.7, y + h - 26],
    [x + w, y + h - 14],
    [x + w, y + h],
  ];
  return group([
    view,
    fill(smooth(snow), "#f3f7fa"),
    bar(x - 18, y - 18, w + 36, 18),
    bar(x - 18, y, 18, h),
    bar(x + w, y, 18, h),
    bar(x + w / 2 - 6, y, 12, h),
    bar(x, y + h * 0.48, w, 10),
    rect(x - 34, y + h, w + 68, 22, "#96704f"),
    rect(x - 34, y + h + 22, w + 68, 7, "#4d3728"),
  ]);
}

/** A fly held in a tying vise, its hook at the point; sizes in design pixels. */
function vise([x, y]: Point): string {
  const steel = "#3d4a52";
  return group([
    taper([x + 78, board + 4], [x + 78, y + 30], 6, 6, steel),
    taper([x + 40, board + 6], [x + 116, board + 6], 8, 8, steel),
    taper([x + 84, y + 34], [x + 26, y + 2], 8, 3.5, "#75858c"),
    stroke(`M${x - 36} ${y}h58q15 3 12 17q-5 10 -18 5`, "#22292d", 4),
    ...[-26, -8, 12].map((t) => ellipse([x - 28, y - 20], 4, 25, t > 0 ? "#b5763c" : "#d9a560", t)),
    taper([x + 18, y], [x - 30, y], 7, 9, "#7d8f4e"),
    ...[-4, 4, 12].map((dx) => stroke(`M${x + dx - 12} ${y - 8}v16`, "#e0b34f", 2.4)),
    fill(
      smooth([
        [x + 14, y - 5],
        [x + 44, y - 32],
        [x + 66, y - 40],
        [x + 48, y - 14],
      ]),
      "#e9dcc0",
    ),
    ...[0, 9, 18].map((dy) =>
      stroke(`M${x + 22} ${y - 2}q34 ${-2 - dy} 62 ${4 - dy * 1.5}`, "#8a4f2c", 2),
    ),
  ]);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const lamp: Point = [560, 250];
  const rim = { color: "#ffd28f", side: -1 } as const;
  const sit = { seat: true, facing: "left", rim } as const;
  const girl = person({
    ...sit,
    at: [820, 596],
    height: 470,
    build: "child",
    pose: { ...chair, lean: 10, nod: 16, upper: [46, 62], fore: [96, 100] },
    skin: skin.brown,
    hair: hair.black,
    style: "braids",
    top: cloth.coral,
    legs: cloth.navy,
  });
  const elder = person({
    ...sit,
    at: [1040, 600],
    height: 560,
    build: "adult",
    pose: { ...chair, lean: 9, nod: 12, upper: [10, 24], fore: [66, 70] },
    skin: skin.brown,
    hair: hair.gray,
    style: "short",
    top: cloth.forest,
    legs: cloth.khaki,
  });
  const hook: Point = [556, 452];
  const spool = (x: number, color: string) =>
    group([
      rect(x - 15, board - 38, 30, 38, color),
      rect(x - 20, board - 44, 40, 8, "#e3c796"),
      rect(x - 20, board - 4, 40, 8, "#e3c796"),
    ]);
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, "#3c3a40"],
          [0.6, "#574a43"],
          [1, "#5b4636"],
        ],
        [0, 0],
        [0.3, 1],
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      rect(i * 160 - 2, 0, 4, height, "#2b2d33", 'opacity="0.35"'),
    ),
    casement(sheet, 60, 60, 380, 390),
    rect(900, 60, 280, 150, "#7b5a3f"),
    rect(914, 74, 252, 122, "#f0e3c6"),
    fish(sheet, { species: "rainbow trout", at: [1040, 136], length: 190, facing: "left" }),
    glow(sheet, [lamp[0] + 10, lamp[1] + 120], 620, "#ffc46e", 0.75),
    fill(
      polygon([
        [lamp[0] - 62, lamp[1] + 26],
        [lamp[0] + 62, lamp[1] + 26],
        [lamp[0] + 230, board],
        [lamp[0] - 230, board],
      ]),
      sheet.linear([
        [0, "#ffe2a6", 0.55],
        [1, "#ffe2a6", 0.04],
      ]),
    ),
    elder.art,
    girl.art,
    stroke(
      smooth(
        [
          [700, board],
          [706, 330],
          [670, 220],
          [lamp[0] + 10, lamp[1] - 34],
        ],
        false,
      ),
      "#2c3a40",
      9,
    ),
    fill(
      smooth([
        [lamp[0] - 30, lamp[1] - 30],
        [lamp[0] + 30, lamp[1] - 30],
        [lamp[0] + 72, lamp[1] + 28],
        [lamp[0], lamp[1] + 34],
        [lamp[0] - 72, lamp[1] + 28],
      ]),
      cloth.forest,
    ),
    ellipse([lamp[0], lamp[1] + 28], 64, 10, "#fff0c4"),
    rect(
      0,
      board,
      width,
      height - board,
      sheet.linear([
        [0, "#b07f4f"],
        [0.2, "#8d6240"],
        [1, "#4f3524"],
      ]),
    ),
    fill(
      smooth([
        [260, board + 10],
        [540, board + 2],
        [840, board + 10],
        [700, board + 66],
        [380, board + 66],
      ]),
      "#ffd28a",
      'opacity="0.35"',
    ),
    rect(0, board, width, 6, "#d9a468"),
    ellipse([700, board + 6], 54, 10, "#22302f"),
    vise(hook),
    spool(210, cloth.coral),
    spool(262, cloth.ochre),
    spool(314, cloth.ocean),
    group([
      rect(96, board - 66, 62, 66, cloth.sky),
      ellipse([96, board - 34], 20, 20, "none", 0, `stroke="${cloth.sky}" stroke-width="9"`),
      ellipse([127, board - 66], 31, 7, "#3b2a20"),
    ]),
    ...[0, 1, 2].map((i) =>
      stroke(
        smooth(
          [
            [112 + i * 14, board - 80],
            [106 + i * 14, board - 98],
            [118 + i * 14, board - 116],
            [110 + i * 14, board - 136],
          ],
          false,
        ),
        "#fdf6e6",
        3,
        'opacity="0.3"',
      ),
    ),
    ...pts("380 640, 430 664, 340 672").map(([x = 0, y = 0], i) =>
      fill(
        smooth([
          [x, y],
          [x + 40, y - 16],
          [x + 96, y - 14],
          [x + 50, y + 6],
        ]),
        ["#c9913d", "#6f8ba0", "#a8482f"][i] ?? "#c9913d",
      ),
    ),
  );
}

export const newsWinterTying: Picture = {
  name: "news-winter-tying",
  ...shapes.article,
  draw,
};
