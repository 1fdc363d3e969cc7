import { ellipse, fill, type Point, pts, smooth, taper } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { peaks, rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { standing } from "../../../../parts/people/poses.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { pine, treeline } from "../../../../parts/plants/trees/trees.ts";
import { lunch, plaid, slice } from "../../../../parts/things/camp/picnic.ts";
import { rod, tackle } from "../../../../parts/things/gear.ts";
import { gravelBar } from "../../../../parts/waters/gravel-bar.ts";
import { cloud, sky } from "../../../../parts/waters/sky.ts";
import { rings, ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** Sitting on the ground with the knees drawn up. */
const ground = {
  lean: 6,
  nod: 4,
  thigh: [118, 110],
  shin: [22, 14],
  upper: [36, 46],
  fore: [84, 70],
} as const;

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const horizon = 262;
  const rim = { color: "#fff2cc", side: -1 } as const;
  const mother = person({
    at: [388, 700],
    seat: true,
    height: 350,
    build: "adult",
    facing: "right",
    pose: { ...ground, lean: -6, upper: [40, -30], fore: [96, -8] },
    skin: skin.brown,
    hair: hair.black,
    style: "long",
    hat: { kind: "straw", color: "#e8d09a" },
    top: cloth.coral,
    legs: cloth.navy,
    rim,
  });
  const father = person({
    at: [850, 706],
    seat: true,
    height: 370,
    build: "adult",
    facing: "left",
    pose: { ...ground, lean: 0 },
    skin: skin.sand,
    hair: hair.brown,
    top: cloth.forest,
    legs: cloth.khaki,
    rim,
  });
  const son = person({
    at: [640, 664],
    seat: true,
    height: 236,
    build: "child",
    facing: "left",
    pose: { ...ground, lean: 10, upper: [50, 60], fore: [110, 116] },
    skin: skin.brown,
    hair: hair.black,
    top: cloth.sky,
    legs: cloth.plum,
    vest: vest.orange,
    rim,
  });
  const girl = person({
    at: [684, 458],
    height: 156,
    build: "child",
    facing: "right",
    pose: { ...standing, lean: 8, upper: [60, -30], fore: [80, -20] },
    skin: skin.sand,
    hair: hair.brown,
    style: "ponytail",
    top: cloth.ochre,
    legs: cloth.navy,
    short: { legs: true },
    vest: vest.red,
    rim,
  });
  const cobbles = (at: Point, count: number, spread: number, size: number) =>
    rocks(sheet, { at, count, spread, size, lit: "#c2b59b", dark: "#857c6f" });
  const riffle = (from: number, to: number, left: number, length: number) =>
    ripples(sheet, {
      from,
      to,
      count: 40,
      color: "#f7fcf4",
      opacity: 0.65,
      across: [left, 1.03],
      length,
    });
  sheet.add(
    sky(sheet, stops("0 #6fb0cf, 1 #e6efe0"), horizon),
    cloud(sheet, [900, 80], 420, 60, "#fdfaf0", 0.95),
    cloud(sheet, [260, 56], 300, 36, "#fdfaf0", 0.8),
    peaks(sheet, {
      crest: pts(
        "-40 190, 130 90, 300 170, 470 60, 660 180, 820 120, 1000 190, 1140 110, 1260 180",
      ),
      base: horizon + 3,
      lit: "#a9bccb",
      dark: "#7f9bb3",
      light: 0,
      snow: { depth: 50, lit: "#f6f6f2", dark: "#c5d5e2" },
      haze: "#d5e3dc",
    }),
    treeline(sheet, {
      ground: () => horizon - 8,
      from: -40,
      to: 1240,
      height: 76,
      color: "#5c8b72",
      base: horizon + 3,
    }),
    ...gravelBar(sheet, horizon),
    ...pts("20 470, 110 452, 250 430, 350 400").map((p, i) =>
      crown(sheet, p, 110 - i * 14, 60 - i * 6, "#6f9655", "#b9cc78"),
    ),
    cobbles([130, 890], 5, 420, 90),
    cobbles([930, 906], 3, 260, 60),
    riffle(300, 480, 0.62, 90),
    riffle(480, 700, 0.88, 110),
    riffle(700, height, 0.98, 110),
    ...pts("850 410, 930 424, 1024 446").map((p, i) => rings(p, 18 + i * 8, "#f7fcf4", 0.9)),
    ...[90, 190, 40].map((x, i) =>
      pine(sheet, [x, 430 + i * 26], 300 + i * 40, "#2f6650", "#86a868", -1),
    ),
    ...[1110, 1200].map((x, i) =>
      pine(sheet, [x, 350 + i * 10], 210 + i * 40, "#3a7058", "#86a868", -1),
    ),
    ellipse([704, 459], 44, 7, "#7d6c4f", 0, 'opacity="0.4"'),
    girl.art,
    taper([60, 640], [330, 560], 26, 15, "#9c8a72"),
    taper([64, 630], [326, 553], 9, 5, "#c9b899"),
    taper([210, 596], [238, 520], 10, 5, "#8a7962"),
    ...[
      [150, 660, 64, 400],
      [206, 650, 70, 380],
      [262, 640, 74, 350],
    ].map(([x = 0, y = 0, angle = 0, length = 0]) =>
      rod({ grip: [x, y], angle, length, facing: "right", bend: 0.02, color: "#3a2f28" }),
    ),
    tackle([86, 690], 84, cloth.rust),
    fill(
      smooth(pts("250 716, 420 690, 640 670, 960 690, 1010 730, 800 840, 560 860, 300 800")),
      "#7d6c4f",
      'opacity="0.3"',
    ),
    plaid(pts("330 690, 920 680, 1010 800, 250 812"), "#f3e6cb", "#c9503e"),
    son.art,
    slice([son.hands[0][0] - 4, son.hands[0][1] + 12], 34, -20),
    mother.art,
    father.art,
    ...lunch(),
  );
}

export const anglersGravelPicnic: Picture = {
  ...shapes.gallery,
  name: "gallery-gravel-picnic",
  draw,
};
