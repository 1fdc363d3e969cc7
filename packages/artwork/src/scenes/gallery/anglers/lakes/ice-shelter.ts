import {
  ellipse,
  fill,
  group,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank, peaks, ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { chair } from "../../../../parts/people/poses.ts";
import { pine, treeline } from "../../../../parts/plants/trees/trees.ts";
import { rod } from "../../../../parts/things/gear.ts";
import { glow, moon, sky, snowfall, stars } from "../../../../parts/waters/sky.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A wooden sled loaded with blankets, left beside the shelter. */
const sled = (): string =>
  group([
    fill(polygon(pts("960 760, 1090 748, 1108 782, 972 800")), "#8a5a3a"),
    stroke("M968 806Q1040 812 1122 792Q1140 784 1132 768", "#3a2b2a", 6),
    fill(smooth(pts("976 760, 1020 726, 1076 728, 1086 752")), "#39577a"),
    ...[
      [1000, 730],
      [1050, 722],
    ].map(([x = 0, y = 0]) => rect(x, y, 26, 30, "#c9a24f")),
  ]);

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 470;
  const rim = { color: "#ffd590", side: -1 } as const;
  const floor = 772;
  const girl = person({
    at: [704, floor - 62],
    seat: true,
    height: 232,
    build: "child",
    facing: "left",
    pose: { ...chair, lean: 8, nod: 14, upper: [26, 36], fore: [70, 62] },
    skin: skin.sand,
    hair: hair.black,
    style: "braids",
    hat: { kind: "beanie", color: cloth.coral },
    top: cloth.plum,
    legs: "#2b3850",
    rim,
  });
  const boy = person({
    at: [496, floor - 54],
    seat: true,
    height: 200,
    build: "child",
    facing: "right",
    pose: { ...chair, lean: 10, nod: 16, upper: [20, 30], fore: [72, 66] },
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "beanie", color: cloth.sky },
    top: cloth.forest,
    legs: "#2b3850",
    rim: { color: "#ffd590", side: 1 },
  });
  const stool = (x: number, h: number) =>
    group([
      rect(x - 34, floor - h, 68, 12, "#7b5433"),
      taper([x - 24, floor - h + 8], [x - 28, floor], 5, 5, "#5b3c25"),
      taper([x + 24, floor - h + 8], [x + 28, floor], 5, 5, "#5b3c25"),
    ]);
  const door = pts("430 780, 452 560, 520 486, 680 486, 748 560, 770 780");
  const tent = pts("330 790, 372 560, 470 440, 600 414, 730 440, 828 560, 870 790");
  const inside = `clip-path="${sheet.clip(smooth(door))}"`;
  sheet.add(
    sky(sheet, stops("0 #13284d, 0.5 #3c5a86, 0.8 #8d86a6, 1 #d3a4a0"), horizon),
    stars(sheet, 120, 330, "#fdf6e6"),
    moon(sheet, [980, 130], 38, "#f6efd8"),
    peaks(sheet, {
      crest: pts(
        "-40 360, 120 290, 260 350, 420 250, 560 330, 760 210, 930 320, 1080 260, 1240 330",
      ),
      base: horizon + 3,
      lit: "#8d8fb0",
      dark: "#58688f",
      light: 900,
      snow: { depth: 60, lit: "#dcd2dc", dark: "#93a0c2" },
      haze: "#b596a6",
    }),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: -40,
      to: 1240,
      height: 60,
      color: "#34496b",
      base: horizon + 3,
    }),
    rect(
      0,
      horizon,
      width,
      height - horizon,
      sheet.linear(stops("0 #c2a7b4, 0.2 #8597bd, 1 #3c567f")),
    ),
    ridge(sheet, { y: horizon + 14, rise: 5, scale: 500, color: "#93a2c4" }),
    ripples(sheet, {
      from: horizon + 30,
      to: height,
      count: 40,
      color: "#dfe3ee",
      opacity: 0.4,
      length: 320,
    }),
    ripples(sheet, {
      from: horizon + 30,
      to: height,
      count: 26,
      color: "#2d456c",
      opacity: 0.35,
      length: 300,
    }),
    fill(
      polygon(pts("440 786, 760 786, 1010 960, 190 960")),
      sheet.linear(stops("0 #ffd487 0.95, 0.5 #f3ae6b 0.45, 1 #f3ae6b 0")),
    ),
    glow(sheet, [600, 660], 560, "#ffbf6a", 0.55),
    ellipse([600, 792], 330, 24, "#1d3154", 0, 'opacity="0.45"'),
    fill(smooth(tent), "#c9683e"),
    fill(smooth(pts("330 790, 372 560, 470 440, 540 424, 470 500, 420 600, 398 790")), "#9a4a35"),
    fill(smooth(pts("870 790, 828 560, 730 440, 660 424, 730 500, 780 600, 802 790")), "#e5894d"),
    fill(smooth(door), sheet.radial(stops("0 #fff0bd, 0.5 #ffce7d, 1 #eb9550"))),
    group(
      [
        rect(420, floor - 4, 380, 60, "#d99d63"),
        stool(714, 58),
        stool(486, 50),
        ellipse([600, floor + 4], 54, 11, "#f5e2c0"),
        ellipse([600, floor + 4], 44, 8, "#173f5a"),
        girl.art,
        boy.art,
        rod({
          grip: girl.hands[0],
          angle: 20,
          length: 72,
          facing: "left",
          bend: 0.12,
          to: [606, floor + 3],
          line: "#3a3a4a",
        }),
        ellipse([600, 508], 13, 17, "#fffbe6"),
        stroke("M600 470V494", "#5b3c25", 4),
      ],
      inside,
    ),
    stroke(smooth(door), "#8c4630", 8),
    fill(smooth(pts("430 780, 440 690, 452 560, 520 486, 470 600, 452 700")), "#b65a39"),
    fill(smooth(pts("770 780, 760 690, 748 560, 680 486, 730 600, 748 700")), "#f09c5a"),
    stroke("M330 700L262 826M870 700L940 826", "#e8d8c8", 3),
    bank(pts("300 806, 400 780, 440 792, 340 820"), "#c5cde0"),
    bank(pts("760 794, 860 782, 930 800, 850 822"), "#e9d3c0"),
    sled(),
    bank(pts("-60 830, 200 790, 330 850, 240 960, -60 960"), "#b7c3dc"),
    pine(sheet, [90, 850], 620, "#1a3350", "#9fb3d2", 1),
    pine(sheet, [230, 856], 380, "#203c5b", "#f0b98a", 1),
    pine(sheet, [1160, 640], 330, "#243f60", "#9fb3d2", -1),
    snowfall(sheet, 110, 4.5),
  );
}

export const anglersIceShelter: Picture = {
  ...shapes.gallery,
  name: "gallery-ice-shelter",
  draw,
};
