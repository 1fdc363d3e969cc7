import { duck } from "../../../../parts/animals/birds.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank, ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { standing } from "../../../../parts/people/poses.ts";
import { lilies, reeds } from "../../../../parts/plants/plants.ts";
import { broadleaf, crown } from "../../../../parts/plants/trees/leafy.ts";
import { float } from "../../../../parts/things/gear.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A jointed cane from a hand to its tip with the line hanging to a float. */
function cane(grip: Point, tip: Point, to: Point, color: string): string {
  const mid: Point = [(grip[0] + tip[0]) / 2, (grip[1] + tip[1]) / 2 - 8];
  return group([
    stroke(
      smooth([tip, [tip[0] + (to[0] - tip[0]) * 0.2, (tip[1] + to[1]) / 2], to], false),
      "#fdf6e6",
      2,
      'opacity="0.85"',
    ),
    stroke(smooth([grip, mid, tip], false), "#c7a04e", 5),
    stroke(smooth([mid, tip], false), "#9a7534", 3),
    float(to, 10, color),
  ]);
}

/** A lower leg from behind: from the seat's edge down to a shoe. */
const shin = ([x, y]: Point, l: number, w: number, cloth: string): string =>
  group([
    taper([x, y + l], [x, y + l + 4], w * 0.85, w * 0.95, "#3b332c"),
    taper([x, y], [x, y + l - w * 0.4], w, w * 0.72, cloth),
  ]);

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 300;
  const shore = group([
    ridge(sheet, { y: 190, rise: 30, scale: 900, color: "#b7d2b4", base: horizon + 3 }),
    ...[30, 150, 330, 470, 620, 760, 900].map((x, i) =>
      broadleaf(sheet, [x, horizon], 150 + ((i * 37) % 60), "#5d9a64", "#a5c67d", "#5b4a38", 1),
    ),
    fill(smooth(pts("-40 288, 400 280, 900 290, 1240 284, 1240 304, -40 304")), "#79aa66"),
  ]);
  const rim = { color: "#fff1c4", side: 1 } as const;
  const sit = { view: "back", seat: true, rim } as const;
  const elder = person({
    ...sit,
    at: [455, 684],
    height: 560,
    build: "adult",
    pose: { ...standing, nod: 3, upper: [-26, 16], fore: [-118, -4] },
    skin: skin.deep,
    hair: hair.gray,
    style: "bob",
    hat: { kind: "straw", color: "#e3cb92" },
    top: cloth.plum,
    legs: cloth.navy,
  });
  const boy = person({
    ...sit,
    at: [665, 690],
    height: 430,
    build: "child",
    facing: "right",
    pose: { ...standing, nod: -6, upper: [-14, 30], fore: [4, 116] },
    skin: skin.deep,
    hair: hair.black,
    top: cloth.sky,
    legs: cloth.khaki,
    vest: vest.orange,
  });
  const slat = (y: number, h: number) =>
    group([
      rect(300, y, 520, h, "#8a5f3c"),
      rect(300, y, 520, 6, "#c39663"),
      rect(300, y + h - 4, 520, 4, "#553923"),
    ]);
  sheet.add(
    sky(sheet, stops("0 #bfe0d6, 1 #f6f0d0"), horizon),
    shore,
    water(sheet, horizon, stops("0 #c3dcb4, 0.3 #7db6a4, 0.8 #3b8188, 1 #2b6d78")),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 12 }),
    ripples(sheet, { from: horizon + 10, to: 700, count: 40, color: "#f7fbe6", opacity: 0.45 }),
    lilies(sheet, [1020, 520], {
      spread: 170,
      size: 62,
      count: 15,
      color: "#4e9160",
      lit: "#9cc777",
      blossom: "#f6cfd2",
    }),
    duck([190, 372], 54, "right"),
    ...[0, 1, 2].map((i) => duck([128 - i * 34, 380 + i * 3], 26, "right", false)),
    rings([196, 560], 70, "#f7fbe6", 0.8),
    rings([880, 440], 50, "#f7fbe6", 0.8),
    bank(pts("-60 730, 200 690, 520 700, 860 690, 1260 650, 1260 960, -60 960"), "#86b25e"),
    bank(pts("-60 790, 300 750, 700 760, 1260 720, 1260 960, -60 960"), "#6d9c52"),
    ...Array.from({ length: 22 }, () => {
      const [x, y] = [sheet.random.between(40, 1180), sheet.random.between(740, 880)];
      return ellipse(
        [x, y],
        sheet.random.between(16, 54),
        sheet.random.between(4, 10),
        "#c4dc7e",
        0,
        'opacity="0.55"',
      );
    }),
    ellipse([580, 846], 380, 34, "#37663f", 0, 'opacity="0.5"'),
    cane(elder.hands[0], [150, 300], [196, 560], cloth.coral),
    cane(boy.hands[1], [905, 250], [880, 440], cloth.ochre),
    group([elder.art, boy.art], `clip-path="${sheet.clip("M0 0H1200V736H0Z")}"`),
    shin([430, 730], 126, 19, cloth.navy),
    shin([484, 730], 126, 19, "#1b2e42"),
    shin([648, 730], 84, 13, cloth.khaki),
    shin([684, 730], 84, 13, "#6f6141"),
    ...[322, 786].map((x) =>
      group([
        taper([x, 570], [x, 850], 12, 11, "#6a4629"),
        taper([x - 4, 570], [x - 4, 846], 4, 4, "#a87a4c"),
      ]),
    ),
    slat(594, 36),
    slat(644, 36),
    rect(290, 712, 540, 26, "#9c6e46"),
    rect(290, 712, 540, 6, "#cf9f69"),
    rect(290, 734, 540, 8, "#4a321f"),
    reeds(sheet, {
      from: 340,
      to: 800,
      y: 900,
      height: 96,
      count: 120,
      color: "#4f8a4a",
      lit: "#8fb95e",
    }),
    reeds(sheet, {
      from: -20,
      to: width,
      y: height + 10,
      height: 120,
      count: 120,
      color: "#3f7845",
      lit: "#a9c86a",
    }),
    taper([1080, height + 20], [1110, 120], 74, 44, "#59452f"),
    taper([1062, height + 20], [1094, 120], 22, 12, "#7d6344"),
    taper([1100, 330], [900, 90], 24, 12, "#59452f"),
    ...pts("1120 70, 920 40, 1220 190, 740 -10").map((p, i) =>
      crown(sheet, p, 420 - i * 30, 250, "#3c7448", "#94bd62"),
    ),
    ...pts("930 838, 968 850, 250 846, 214 858").map((p) => ellipse(p, 9, 9, "#fdf3d0")),
  );
}

export const anglersCanePoles: Picture = {
  ...shapes.gallery,
  name: "gallery-cane-poles",
  draw,
};
