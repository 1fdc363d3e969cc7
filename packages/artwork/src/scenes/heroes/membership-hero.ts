import { type Point, pts, rect } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, mist, ridge } from "../../parts/land/land.ts";
import { skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { folk } from "../../parts/people/folk.ts";
import { chair, pointing, type standing, walking } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { crown } from "../../parts/plants/trees/leafy.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { bucket, net, rod, tackle, wheelchair } from "../../parts/things/gear.ts";
import { glow, rays, sky, streaks, sun, veil } from "../../parts/waters/sky.ts";
import { glitter, ripples } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const rim = { color: "#ffe9ae", side: -1 } as const;
  const ground = (x: number) => 440 - ((x - 900) / 900) * 26;
  const step: typeof standing = { ...walking, upper: [20, -12], fore: [84, 0] };
  const stride: typeof standing = {
    ...walking,
    thigh: [22, -18],
    shin: [8, -32],
    upper: [-14, 16],
    fore: [-2, 30],
  };
  const walker = (who: keyof typeof folk, x: number, h: number, pose = step, more = {}) =>
    person({ ...folk[who], at: [x, ground(x)], height: h, facing: "left", pose, rim, ...more });
  const lead = walker(
    "lena",
    960,
    118,
    { ...stride, upper: [-40, 60], fore: [-30, 80] },
    { vest: vest.orange },
  );
  const maya = walker("maya", 1046, 162, step, { vest: vest.yellow });
  const omar = walker(
    "omar",
    1130,
    222,
    { ...pointing, thigh: [-18, 22], shin: [-32, 8] },
    { pack: "#7d5a34" },
  );
  const seat: Point = [1252, ground(1252) - 190 * 0.28 - 4];
  const wheels = wheelchair(seat, 190, "left", "#2c6e8f");
  const rider = person({
    ...folk.kai,
    at: seat,
    seat: true,
    height: 190,
    facing: "left",
    pose: { ...chair, upper: [20, 30], fore: [70, 60] },
    vest: vest.red,
    rim,
  });
  const ines = walker("ines", 1352, 208, stride);
  const theo = walker("theo", 1432, 150, step, { vest: vest.orange });
  const amal = walker("amal", 1508, 186, stride, { vest: vest.yellow });
  const walt = walker("walt", 1604, 224, step, { skin: skin.fair });
  const finn = walker("finn", 1680, 112, stride, { vest: vest.red });
  const over = (hand: Point, angle: number, length: number) =>
    rod({ grip: hand, angle, length, facing: "left", bend: 0.04, color: "#3a2a1e" });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7d8f86"],
        [0.35, "#dcb877"],
        [0.72, "#f6cf83"],
        [1, "#fbe0a0"],
      ],
      560,
    ),
    sun(sheet, [1010, 226], 36, "#fff8df", "#ffe49c"),
    streaks(sheet, { from: 30, to: 200, count: 9, color: "#fdeabb", opacity: 0.5 }),
    ridge(sheet, { y: 300, rise: 46, scale: 1500, color: "#c9a873", base: 420 }),
    ridge(sheet, { y: 336, rise: 26, scale: 900, color: "#a58f62", base: 420 }),
    treeline(sheet, {
      ground: () => 366,
      from: -40,
      to: 1100,
      height: 70,
      color: "#77764f",
      base: 400,
    }),
    mist(sheet, 366, 60, "#fbe3ac", 0.6),
    rect(
      -10,
      372,
      980,
      190,
      sheet.linear([
        [0, "#f7d794"],
        [0.4, "#b9a878"],
        [1, "#58706a"],
      ]),
    ),
    glitter(sheet, {
      x: 900,
      from: 376,
      to: 450,
      spread: 130,
      count: 18,
      color: "#fff6d6",
      opacity: 0.9,
    }),
    ripples(sheet, {
      from: 376,
      to: 470,
      count: 26,
      color: "#fdeec4",
      opacity: 0.5,
      across: [0, 0.48],
    }),
    ...[1480, 1640, 1790, 1930].map((x, i) =>
      crown(sheet, [x, 330 - i * 8], 210, 130, "#8f8a4c", "#d9b862", -1),
    ),
    bank(
      pts("760 480, 900 440, 1200 424, 1500 412, 1800 404, 2000 396, 2000 700, 500 700"),
      "#8a8a48",
    ),
    rays(sheet, {
      at: [1010, 220],
      length: 760,
      count: 9,
      spread: 150,
      aim: 70,
      color: "#fff3c2",
      opacity: 0.22,
    }),
    finn.art,
    bucket([finn.hands[1][0] - 4, finn.hands[1][1] + 34], 28, "#b5583c"),
    walt.art,
    over(walt.hands[0], 62, 240),
    amal.art,
    theo.art,
    over(theo.hands[0], 54, 190),
    net([ines.hands[1][0], ines.hands[1][1]], 124, 64, "#6b4a2c"),
    ines.art,
    wheels.behind,
    rider.art,
    wheels.front,
    over(rider.hands[0], 50, 210),
    omar.art,
    maya.art,
    over(maya.hands[0], 66, 190),
    lead.art,
    tackle([amal.hands[0][0], amal.hands[0][1] + 24], 40, "#a8482f"),
    glow(sheet, [1010, 226], 420, "#ffe9ae", 0.35),
    // The near slope, in its own shade, hides nothing but the soles.
    bank(
      pts("-60 520, 300 500, 700 480, 1000 448, 1400 436, 1700 428, 2000 418, 2000 700, -60 700"),
      "#5f6b3a",
    ),
    reeds(sheet, {
      from: 640,
      to: width,
      y: 474,
      height: 44,
      count: 170,
      color: "#6f7a3f",
      lit: "#d9c469",
      lean: -0.1,
    }),
    bank(pts("-60 560, 500 540, 1000 500, 1500 486, 2000 470, 2000 700, -60 700"), "#3f5433"),
    reeds(sheet, {
      from: -20,
      to: width,
      y: height,
      height: 150,
      count: 120,
      color: "#2c4630",
      lit: "#97904c",
      lean: -0.08,
    }),
    veil(sheet, "left", 0.5, 0.6, "#1a2f2a"),
  );
}

export const membershipHero: Picture = {
  ...shapes.hero,
  name: "membership-hero",
  draw,
};
