import { duck } from "../../parts/animals/birds.ts";
import {
  ellipse,
  fill,
  group,
  polygon,
  pts,
  rect,
  smooth,
  taper,
} from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, mist, ridge, waver } from "../../parts/land/land.ts";
import { cloth } from "../../parts/people/cast.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { sky, sun } from "../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 480;
  const wave = waver(sheet, 900);
  const shore = group([
    ridge(sheet, { y: 350, rise: 50, scale: 1300, color: "#c3d3cd", base: horizon + 3 }),
    ridge(sheet, { y: 410, rise: 34, scale: 900, color: "#9dbab5", base: horizon + 3 }),
    treeline(sheet, {
      ground: (x) => horizon - 2 - wave(x) * 8,
      from: -40,
      to: 1240,
      height: 70,
      color: "#6d9893",
      base: horizon + 3,
    }),
  ]);
  const [x, y] = [720, 420];
  const note = (dx: number, dy: number, turn: number, color: string) =>
    group(
      [
        rect(x + dx, y + dy, 82, 100, color),
        ...[24, 42, 60].map((l) => rect(x + dx + 14, y + dy + l, 54, 5, "#b9ab8c")),
        ellipse([x + dx + 41, y + dy + 10], 6, 6, cloth.coral),
      ],
      `transform="rotate(${turn} ${x + dx + 41} ${y + dy + 10})"`,
    );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#a9c9cd"],
        [0.6, "#dfe5d8"],
        [1, "#f6ecd4"],
      ],
      horizon,
    ),
    sun(sheet, [300, 270], 34, "#fffaf0", "#fdf0cf"),
    shore,
    mist(sheet, horizon - 10, 80, "#f6f3e6", 0.8),
    water(sheet, horizon, [
      [0, "#e3ebdf"],
      [0.4, "#a4c8c8"],
      [1, "#5f9dab"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 10 }),
    mist(sheet, horizon + 6, 30, "#fbf6e8", 0.7),
    ripples(sheet, { from: horizon + 14, to: height, count: 34, color: "#ffffff", opacity: 0.5 }),
    duck([300, 590], 74, "right"),
    duck([206, 606], 66, "right", false),
    bank(pts("300 960, 420 800, 620 730, 880 712, 1260 690, 1260 980"), "#7f9f6a"),
    bank(pts("360 980, 520 836, 760 780, 1260 740, 1260 980"), "#96b075"),
    pine(sheet, [1130, 760], 600, "#3a7263", "#74a78c", -1),
    pine(sheet, [1040, 750], 420, "#3a7263", "#74a78c", -1),
    fill(smooth(pts("630 806, 760 794, 950 784, 1070 804, 900 824")), "#5c7d52", 'opacity="0.5"'),
    taper([x + 20, y], [x + 20, 800], 10, 11, "#6d5540"),
    taper([x + 300, y], [x + 300, 790], 10, 11, "#6d5540"),
    rect(x - 14, y, 348, 210, "#7d6248"),
    rect(x + 6, y + 20, 308, 170, "#cdb58a"),
    rect(x - 14, y + 196, 348, 14, "#5e4936"),
    fill(
      polygon([
        [x - 50, y + 8],
        [x + 160, y - 76],
        [x + 370, y + 8],
        [x + 370, y + 26],
        [x + 160, y - 52],
        [x - 50, y + 26],
      ]),
      "#2c5d4a",
    ),
    fill(
      polygon([
        [x + 160, y - 52],
        [x + 340, y + 16],
        [x - 20, y + 16],
      ]),
      "#6d5540",
    ),
    note(38, 48, -3, "#faf6ee"),
    ...pts("170 60, 240 110, 262 54").map(([dx = 0, dy = 0]) =>
      ellipse([x + dx, y + dy], 5, 5, "#8a7550"),
    ),
    reeds(sheet, {
      from: 380,
      to: 640,
      y: 850,
      height: 170,
      count: 36,
      color: "#3f7d5a",
      lit: "#9dbb6a",
    }),
    reeds(sheet, {
      from: 700,
      to: width,
      y: height + 10,
      height: 120,
      count: 80,
      color: "#4d8256",
      lit: "#a9c276",
    }),
  );
}

export const emptyNews: Picture = {
  width: 1200,
  height: 900,
  widths: [480, 960],
  name: "empty-news",
  draw,
};
