import { mix, shade } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { ridge, rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { kneeling, showing, standing } from "../../../../parts/people/poses.ts";
import { bare } from "../../../../parts/plants/trees/trees.ts";
import { stake } from "../../../../parts/plants/trees/willow-stake.ts";
import { sky, streaks } from "../../../../parts/waters/sky.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  const rim = { color: "#fff0d2", side: -1 } as const;
  const child = person({
    at: [452, 672],
    height: 300,
    build: "child",
    facing: "left",
    pose: { ...kneeling, lean: 26, upper: [44, 52], fore: [62, 74] },
    skin: skin.brown,
    hair: cloth.plum,
    style: "scarf",
    top: cloth.sky,
    legs: cloth.navy,
    shoes: "#a8482f",
    vest: vest.orange,
    rim,
  });
  const teen = person({
    at: [760, 560],
    height: 330,
    build: "teen",
    facing: "left",
    pose: { ...standing, lean: 16, nod: 12, upper: [24, 120], fore: [40, 150] },
    skin: skin.fair,
    hair: hair.blond,
    style: "ponytail",
    hat: { kind: "beanie", color: cloth.rust },
    top: cloth.forest,
    legs: "#4a5560",
    vest: vest.yellow,
    rim,
  });
  const adult = person({
    at: [1030, 500],
    height: 350,
    build: "adult",
    facing: "left",
    pose: { ...showing, upper: [20, 30], fore: [84, 88] },
    skin: skin.deep,
    hair: hair.gray,
    hat: { kind: "bucket", color: cloth.khaki },
    top: cloth.rust,
    legs: "#3d4a44",
    rim,
  });
  const [ax, ay] = adult.hands[0];
  const bundle = Array.from({ length: 9 }, (_, i) =>
    taper(
      [ax + 74 + i * 3, ay - 8 + i * 5 - (i % 3) * 4],
      [ax - 110 - (i % 4) * 12, ay - 32 + i * 5],
      4,
      2.6,
      i % 2 ? "#8c5a34" : "#a8743f",
    ),
  );
  const [mx, my] = teen.hands[1];
  const [hx, hy] = teen.hands[0];
  const [cx, cy] = child.hands[0];
  const face = pts(
    "-60 470, 160 452, 420 400, 640 330, 860 280, 1040 250, 1280 226, 1300 960, 520 960, 420 860, 280 800, 100 772, -60 768",
  );
  const band = (y: number, tone: string) =>
    stroke(
      smooth(
        [
          [-40, y],
          [200, y - 20],
          [480, y - 82],
          [760, y - 160],
          [1020, y - 206],
          [1260, y - 236],
        ],
        false,
      ),
      tone,
      random.between(9, 16),
      'opacity="0.26"',
    );
  const holes: Point[] = [];
  for (const [y, from, step] of [
    [560, 20, 92],
    [640, 120, 104],
    [732, 150, 118],
  ] as const)
    for (let x = from; x < 1190; x += step) {
      const up = Math.max(0, x - 240) * 0.235 + (y > 700 ? -30 : 0);
      holes.push([x + random.around(14), y - up + random.around(8)]);
    }
  const free = holes.filter(([x, y]) => {
    const near = rows("452 640 96, 760 500 78, 1030 440 84").some(
      ([px = 0, py = 0, r = 0]) => Math.abs(x - px) < r && y > py - 130 && y < py + 86,
    );
    return !near && !(x < 420 && y > 720);
  });
  sheet.add(
    sky(sheet, stops("0 #b9c7c4, 0.6 #dfe0cc, 1 #f3e6c4"), 520),
    streaks(sheet, { from: 40, to: 190, count: 6, color: "#fdf8ea", opacity: 0.65 }),
    ridge(sheet, { y: 330, rise: 44, scale: 1300, color: "#a9b5a6" }),
    ridge(sheet, { y: 400, rise: 20, scale: 700, color: "#8d9a86" }),
    ...pts("70 250, 190 180, 330 230, 560 130").map(([x = 0, h = 0]) =>
      bare(sheet, [x, 470 - x * 0.1], h, "#7a7a6e"),
    ),
    bare(sheet, [940, 290], 330, "#6a665c"),
    fill(
      smooth(face),
      sheet.linear(stops("0 #b28e5e, 0.4 #96704a, 1 #5f4834"), [0.7, 0], [0.2, 1]),
    ),
    group(
      [470, 540, 610, 690, 770, 860, 950].map((y, i) =>
        band(y + 40, i % 2 ? "#c6a473" : "#6b5038"),
      ),
      `clip-path="${sheet.clip(smooth(face))}"`,
    ),
    stroke(
      smooth(pts("-60 470, 160 452, 420 400, 640 330, 860 280, 1040 250, 1280 226"), false),
      "#c8b56d",
      16,
    ),
    rocks(sheet, {
      at: [900, 800],
      count: 4,
      spread: 560,
      size: 46,
      lit: "#a38e6c",
      dark: "#5d4c3a",
    }),
    // The creek under the bank.
    fill(
      smooth(pts("-60 780, 100 786, 270 812, 400 868, 500 960, -60 960")),
      sheet.linear(stops("0 #8fb3b0, 1 #2f6777")),
    ),
    ripples(sheet, {
      from: 800,
      to: height,
      count: 16,
      color: "#eef3e2",
      opacity: 0.5,
      across: [0, 0.3],
      length: 130,
    }),
    rocks(sheet, {
      at: [240, 822],
      count: 6,
      spread: 460,
      size: 54,
      lit: "#a59c86",
      dark: "#5f6258",
    }),
    ...free
      .filter(([, y]) => y < 600)
      .map((p) => stake(sheet, p, 60, random.pick(["#b9c46a", "#d9d6b0", "#93ab58"]))),
    ellipse([1034, 502], 70, 10, "#4b3a2c", 0, 'opacity="0.45"'),
    adult.art,
    ...bundle,
    ellipse([ax, ay + 4], 8, 9, skin.deep),
    ellipse([762, 562], 70, 10, "#4b3a2c", 0, 'opacity="0.45"'),
    taper([hx - 10, 552], [hx + 3, hy - 22], 5, 3.4, "#8c5a34"),
    teen.art,
    taper([mx, my], [mx - 52, my - 34], 5, 5, "#c99a5a"),
    fill(
      polygon([
        [mx - 28, my - 60],
        [mx - 54, my - 76],
        [mx - 88, my - 18],
        [mx - 62, my - 2],
      ]),
      shade("#5c6a70", 0.1),
    ),
    fill(
      polygon([
        [mx - 44, my - 70],
        [mx - 54, my - 76],
        [mx - 88, my - 18],
        [mx - 78, my - 12],
      ]),
      "#7f8d92",
    ),
    ellipse([450, 676], 96, 12, "#4b3a2c", 0, 'opacity="0.45"'),
    taper([cx - 6, cy + 84], [cx + 4, cy - 50], 5, 3.4, "#8c5a34"),
    ellipse([cx - 6, cy + 84], 20, 6, "#4b3a2c"),
    ...[0, 1, 2].map((i) =>
      ellipse([cx + (i % 2 ? 10 : -8), cy - 18 - i * 14], 4, 9, "#b9c46a", i % 2 ? 30 : -30),
    ),
    child.art,
    ...free
      .filter(([, y]) => y >= 600)
      .map((p) => stake(sheet, p, 88, random.pick(["#b9c46a", "#d9d6b0", "#93ab58"]))),
    stake(sheet, [700, 880], 150, mix("#b9c46a", "#ffffff", 0.1)),
    stake(sheet, [900, 860], 170, "#93ab58"),
    stake(sheet, [1100, 890], 190, "#c9cf86"),
  );
}

export const galleryWillowStakes: Picture = {
  ...shapes.gallery,
  name: "gallery-willow-stakes",
  draw,
};
