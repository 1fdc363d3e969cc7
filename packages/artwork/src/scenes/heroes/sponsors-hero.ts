import { footbridge } from "../../parts/afloat/plank-bridge.ts";
import { kingfisher } from "../../parts/animals/birds.ts";
import { ellipse, fill, group, type Point, pts, smooth, taper } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, ridge, rocks } from "../../parts/land/land.ts";
import { cloth, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { folk } from "../../parts/people/folk.ts";
import { cheering, kneeling, pointing, standing, walking } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { broadleaf, crown, willow } from "../../parts/plants/trees/leafy.ts";
import { sapling } from "../../parts/plants/trees/woodland.ts";
import { bucket } from "../../parts/things/gear.ts";
import { cloud, sky, sun, veil } from "../../parts/waters/sky.ts";
import { reflection, ripples } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const rim = { color: "#fff6d8", side: 1 } as const;
  const bridge = footbridge({
    from: 1000,
    to: 1560,
    y: 342,
    rise: 62,
    wood: "#9a7148",
    light: "#e3bd85",
    rail: 62,
  });
  const on = (x: number): Point => [x, bridge.deck(x) - 9];
  const party = [
    person({
      ...folk.zuri,
      at: on(1150),
      height: 112,
      facing: "right",
      pose: walking,
      vest: vest.orange,
      rim,
    }),
    person({
      ...folk.rosa,
      at: on(1212),
      height: 150,
      facing: "right",
      pose: standing,
      legs: cloth.navy,
      rim,
    }),
    person({
      ...folk.finn,
      at: on(1330),
      height: 88,
      facing: "left",
      pose: { ...pointing, nod: 14 },
      vest: vest.yellow,
      rim,
    }),
    person({
      ...folk.amal,
      at: on(1400),
      height: 134,
      facing: "left",
      pose: cheering,
      vest: vest.red,
      rim,
    }),
  ];
  const creek = pts(
    "1212 316, 1270 312, 1340 318, 1420 344, 1440 392, 1400 444, 1440 520, 1560 700, 640 700, 800 560, 960 470, 1060 410, 1090 362, 1150 330",
  );
  const crossing = [bridge.behind, ...party.map((one) => one.art), bridge.front];
  const planter = person({
    ...folk.theo,
    at: [1660, 462],
    height: 140,
    facing: "left",
    pose: kneeling,
    vest: vest.orange,
    rim,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#6fb0c4"],
        [0.6, "#c9e2d4"],
        [1, "#f4efcf"],
      ],
      320,
    ),
    sun(sheet, [1690, 86], 28, "#fffdf0", "#fff4c2"),
    cloud(sheet, [1120, 110], 420, 44, "#fdfbf0", 0.9),
    cloud(sheet, [420, 70], 360, 34, "#f4f7ea", 0.6),
    ridge(sheet, { y: 214, rise: 34, scale: 1300, color: "#a9cba6", base: 340 }),
    ridge(sheet, { y: 258, rise: 18, scale: 700, color: "#82b283", base: 340 }),
    ...[60, 190, 330, 480, 620, 760, 900].map((x, i) =>
      crown(sheet, [x, 276 - (i % 3) * 8], 190, 96, "#4f8a5c", "#86b868", 1),
    ),
    ...[1480, 1590, 1830].map((x, i) =>
      crown(sheet, [x, 278 - i * 6], 180, 92, "#5c975f", "#9fc871", 1),
    ),
    bank(pts("-60 310, 500 306, 1000 312, 1500 306, 2000 300, 2000 700, -60 700"), "#86b25f"),
    bank(pts("-60 400, 400 366, 800 362, 1000 380, 900 460, 700 560, 560 700, -60 700"), "#6d9f55"),
    bank(pts("1400 372, 1560 356, 2000 360, 2000 700, 1520 700, 1430 520, 1390 440"), "#78aa58"),
    fill(
      smooth(pts("1012 346, 900 338, 700 342, 420 352, 420 366, 700 358, 900 356, 1010 364")),
      "#d9c08f",
    ),
    fill(
      smooth(pts("1550 346, 1660 336, 1800 340, 2000 350, 2000 372, 1800 360, 1660 354, 1552 364")),
      "#dfc796",
    ),
    fill(smooth(creek.map(([x, y]): Point => [x + (x < 1240 ? -14 : 14), y - 3])), "#b9ad84"),
    group(
      [
        fill(
          smooth(creek),
          sheet.linear([
            [0, "#cfe8dc"],
            [0.3, "#7cbfbb"],
            [0.65, "#3a8f9b"],
            [1, "#1a627a"],
          ]),
        ),
        reflection(sheet, crossing, 380, { opacity: 0.4, ripple: 12 }),
        ripples(sheet, {
          from: 340,
          to: height,
          count: 70,
          color: "#f6fdf4",
          opacity: 0.6,
          across: [0.36, 0.8],
          length: 130,
        }),
      ],
      `clip-path="${sheet.clip(smooth(creek))}"`,
    ),
    rocks(sheet, {
      at: [1040, 402],
      count: 5,
      spread: 130,
      size: 54,
      lit: "#c3bda6",
      dark: "#7b7f75",
    }),
    rocks(sheet, {
      at: [1510, 404],
      count: 5,
      spread: 140,
      size: 56,
      lit: "#c9c2a9",
      dark: "#83857a",
    }),
    ...crossing,
    rocks(sheet, {
      at: [1000, 380],
      count: 3,
      spread: 70,
      size: 60,
      lit: "#c9c2a9",
      dark: "#83857a",
    }),
    rocks(sheet, {
      at: [1566, 380],
      count: 3,
      spread: 70,
      size: 60,
      lit: "#c9c2a9",
      dark: "#83857a",
    }),
    rocks(sheet, {
      at: [1180, 520],
      count: 3,
      spread: 240,
      size: 62,
      lit: "#b9bba6",
      dark: "#5f7c7d",
    }),
    sapling([930, 420], 74),
    sapling([840, 452], 92),
    sapling([1600, 448], 84),
    sapling([1740, 430], 74),
    sapling([1530, 520], 104),
    ellipse([1656, 463], 44, 6, "#2f5d3a", 0, 'opacity="0.4"'),
    planter.art,
    bucket([1712, 470], 34, cloth.coral),
    broadleaf(sheet, [1850, 420], 330, "#3f7d4d", "#8fbf63"),
    willow(sheet, [250, 480], 430, "#3f7d52", "#86b55f"),
    reeds(sheet, {
      from: 560,
      to: 800,
      y: height + 10,
      height: 190,
      count: 60,
      color: "#2c6a45",
      lit: "#94b95f",
    }),
    reeds(sheet, {
      from: 1540,
      to: width + 20,
      y: height + 16,
      height: 170,
      count: 80,
      color: "#347348",
      lit: "#b0c86c",
      lean: -0.06,
    }),
    taper([700, 700], [712, 430], 6, 5, "#6d5a44"),
    kingfisher([712, 432], 60, "right"),
    veil(sheet, "left", 0.5, 0.6, "#123d33"),
  );
}

export const sponsorsHero: Picture = {
  ...shapes.hero,
  name: "sponsors-hero",
  draw,
};
