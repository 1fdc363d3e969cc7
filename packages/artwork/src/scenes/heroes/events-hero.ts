import { canoe, oar, rowboat } from "../../parts/afloat/boats.ts";
import { ellipse, type Point, pts, taper } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { backdrop } from "../../parts/land/backdrop.ts";
import { bank } from "../../parts/land/land.ts";
import { vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { folk } from "../../parts/people/folk.ts";
import {
  boating,
  cheering,
  paddling,
  pointing,
  rowing,
  standing,
  stooping,
  walking,
} from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { bunting } from "../../parts/things/camp/bunting.ts";
import { sky, streaks, sun, veil } from "../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 214;
  const glow = { color: "#fff0cf", side: -1 } as const;
  const left = { facing: "left", rim: glow } as const;
  const shore = backdrop(sheet, horizon, ["#b99c92", "#7f8c8d", "#3c6a6c"], 54);
  const crew = (x: number, y: number, length: number, grown: number) => [
    person({
      ...folk.omar,
      ...left,
      facing: "right",
      at: [x, y - length * 0.1],
      seat: true,
      height: grown,
      pose: rowing,
      vest: vest.red,
    }),
    person({
      ...folk.maya,
      ...left,
      at: [x - length * 0.27, y - length * 0.11],
      seat: true,
      height: grown * 0.76,
      pose: { ...boating, upper: [20, 70], fore: [60, 84] },
      vest: vest.orange,
    }),
    person({
      ...folk.theo,
      ...left,
      at: [x + length * 0.28, y - length * 0.11],
      seat: true,
      height: grown * 0.78,
      pose: boating,
      vest: vest.yellow,
    }),
  ];
  const near = crew(1120, 408, 330, 138);
  const nearBoat = [...near.map((one) => one.art), rowboat([1120, 408], 330, "#0b4f75", "left")];
  const far = crew(1010, 272, 110, 47);
  const farBoat = [...far.map((one) => one.art), rowboat([1010, 272], 110, "#a3312a", "left")];
  const pair = [-60, 56].map((dx, i) =>
    person({
      ...(i ? folk.rosa : folk.lena),
      ...left,
      at: [1390 + dx, 312 - 15],
      seat: true,
      height: i ? 76 : 62,
      pose: paddling,
      vest: i ? vest.red : vest.orange,
    }),
  );
  const canoeArt = [...pair.map((one) => one.art), canoe([1390, 312], 190, "#b9762f")];
  const on = (x: number, y: number): { at: Point } => ({ at: [x, y] });
  const party = [
    person({ ...folk.walt, ...left, ...on(1706, 424), height: 138, pose: cheering }),
    person({
      ...folk.amal,
      ...left,
      ...on(1764, 432),
      height: 134,
      pose: pointing,
      vest: vest.yellow,
    }),
    person({
      ...folk.finn,
      ...left,
      ...on(1652, 434),
      height: 92,
      pose: standing,
      vest: vest.orange,
    }),
    person({
      ...folk.kai,
      ...left,
      ...on(1488, 470),
      height: 146,
      pose: { ...stooping, upper: [20, 28], fore: [26, 34] },
      vest: vest.orange,
    }),
    person({
      ...folk.zuri,
      ...left,
      ...on(1560, 486),
      height: 124,
      pose: walking,
      vest: vest.yellow,
    }),
  ];
  const shadow = ([x, y]: Point, w: number) =>
    ellipse([x + w * 0.6, y], w, w * 0.12, "#6b4b3a", 0, 'opacity="0.35"');
  sheet.add(
    sky(
      sheet,
      [
        [0, "#3f7488"],
        [0.5, "#a9b7a8"],
        [0.85, "#f6cf9e"],
        [1, "#f9c08c"],
      ],
      horizon,
    ),
    sun(sheet, [1246, 74], 27, "#fff5dc", "#ffd79c"),
    streaks(sheet, { from: 30, to: 150, count: 8, color: "#fbe0b8", opacity: 0.5 }),
    shore,
    water(sheet, horizon, [
      [0, "#f0c795"],
      [0.2, "#b0b5a1"],
      [0.5, "#4f8b96"],
      [1, "#134e69"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 12 }),
    glitter(sheet, {
      x: 1246,
      from: horizon + 3,
      to: 330,
      spread: 130,
      count: 34,
      color: "#fff0cc",
      opacity: 0.8,
    }),
    ripples(sheet, { from: horizon + 6, to: height, count: 70, color: "#fdebc8", opacity: 0.35 }),
    reflection(sheet, farBoat, 274, { opacity: 0.5, ripple: 5 }),
    ...farBoat,
    reflection(sheet, canoeArt, 314, { opacity: 0.5, ripple: 7 }),
    ...canoeArt,
    ...pair.map((one) =>
      oar([one.hands[1][0] + 4, one.hands[1][1] - 8], [one.hands[0][0] - 14, 322], "#e7cf9c"),
    ),
    // Beach, its wet edge first.
    bank(
      pts("980 700, 1120 560, 1300 494, 1440 452, 1600 418, 1780 396, 2000 372, 2000 700"),
      "#8f8468",
    ),
    bank(
      pts("1030 700, 1160 580, 1330 512, 1470 464, 1620 430, 1790 406, 2000 384, 2000 700"),
      "#dfbf8f",
    ),
    bank(pts("1300 700, 1480 590, 1700 520, 2000 470, 2000 700"), "#c9a674"),
    reflection(sheet, nearBoat, 412, { opacity: 0.5, ripple: 10 }),
    ...nearBoat,
    ...near.slice(0, 1).map((one) => oar(one.hands[0], [1176, 440], "#e7cf9c")),
    taper([1602, 452], [1598, 250], 5, 4, "#7a5a3c"),
    taper([1862, 440], [1862, 210], 6, 5, "#7a5a3c"),
    bunting([1598, 254], [1862, 214], 44, 11, 26),
    bunting([1862, 214], [2010, 262], 26, 6, 26),
    shadow([1706, 424], 46),
    shadow([1764, 432], 46),
    shadow([1652, 434], 34),
    shadow([1560, 486], 44),
    canoe([1320, 470], 250, "#2c6e49"),
    ...party.map((one) => one.art),
    reeds(sheet, {
      from: 1700,
      to: width + 20,
      y: height + 10,
      height: 120,
      count: 60,
      color: "#6f7a4a",
      lit: "#c9b878",
      lean: -0.1,
    }),
    veil(sheet, "left", 0.5, 0.45),
  );
}

export const eventsHero: Picture = {
  ...shapes.band,
  band: { of: shapes.hero.height, top: 176 },
  name: "events-hero",
  draw,
};
