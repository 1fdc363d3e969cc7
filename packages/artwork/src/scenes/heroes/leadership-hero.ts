import { oar, rowboat } from "../../parts/afloat/boats.ts";
import { ellipse, group, type Point, pts, rect, stroke } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { boating, rowing } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { glow, moon, sky, stars, streaks, veil } from "../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 232;
  const y = 420;
  const rim = { color: "#f7b98c", side: 1 } as const;
  const mentor = person({
    at: [1262, y - 62],
    seat: true,
    height: 272,
    build: "adult",
    facing: "right",
    pose: { ...rowing, lean: 8, nod: 4 },
    skin: skin.deep,
    hair: hair.gray,
    style: "short",
    top: cloth.ochre,
    legs: cloth.navy,
    vest: vest.red,
    rim,
  });
  const bow = person({
    at: [1080, y - 64],
    seat: true,
    height: 240,
    build: "teen",
    facing: "left",
    pose: { ...boating, lean: 2, upper: [60, 20], fore: [84, 60] },
    skin: skin.sand,
    hair: hair.black,
    style: "ponytail",
    top: cloth.ocean,
    legs: cloth.plum,
    vest: vest.yellow,
    rim,
  });
  const stern = person({
    at: [1448, y - 66],
    seat: true,
    height: 244,
    build: "teen",
    facing: "left",
    pose: { ...boating, lean: -2, nod: 4 },
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "beanie", color: cloth.forest },
    top: cloth.moss,
    legs: cloth.khaki,
    vest: vest.orange,
    rim,
  });
  const boat = rowboat([1260, y], 620, "#2c5a62", "left");
  const lamp: Point = [bow.hands[0][0] - 2, bow.hands[0][1] + 26];
  const lantern = group([
    stroke(
      `M${lamp[0] - 8} ${lamp[1] - 14}Q${lamp[0]} ${lamp[1] - 34} ${lamp[0] + 8} ${lamp[1] - 14}`,
      "#2b2119",
      3,
    ),
    rect(lamp[0] - 9, lamp[1] - 14, 18, 28, "#ffe3a0"),
    rect(lamp[0] - 12, lamp[1] - 17, 24, 5, "#2b2119"),
    rect(lamp[0] - 12, lamp[1] + 13, 24, 5, "#2b2119"),
  ]);
  const crew = [stern.art, bow.art, mentor.art, boat, lantern];
  const shore = group([
    ridge(sheet, { y: 150, rise: 44, scale: 1500, color: "#8a6f8f", base: horizon + 3 }),
    ridge(sheet, { y: 190, rise: 26, scale: 900, color: "#5d5680", base: horizon + 3 }),
    mist(sheet, 214, 40, "#e2a59a", 0.4),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: -500,
      to: 860,
      height: 84,
      color: "#2c3a5c",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: 1460,
      to: 2400,
      height: 60,
      color: "#34426a",
      base: horizon + 3,
    }),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#262f5c"],
        [0.42, "#6d5f8f"],
        [0.78, "#cf8d92"],
        [1, "#f7b98c"],
      ],
      horizon + 4,
    ),
    stars(sheet, 60, 120, "#fdf0dc"),
    moon(sheet, [1580, 74], 22, "#fdeccf"),
    streaks(sheet, { from: 90, to: 190, count: 8, color: "#f2a58f", opacity: 0.45 }),
    shore,
    water(sheet, horizon, [
      [0, "#f0b08f"],
      [0.18, "#b98396"],
      [0.5, "#4f5283"],
      [1, "#182850"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 13 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 70, color: "#f9c6a8", opacity: 0.32 }),
    ripples(sheet, { from: horizon + 50, to: height, count: 40, color: "#141f44", opacity: 0.4 }),
    glitter(sheet, {
      x: 1590,
      from: horizon + 6,
      to: 400,
      spread: 70,
      count: 16,
      color: "#fdeccf",
      opacity: 0.5,
    }),
    reflection(sheet, crew, y + 10, { opacity: 0.55, ripple: 14 }),
    glow(sheet, lamp, 190, "#ffcf82", 0.6),
    ...crew,
    oar(mentor.hands[0], [1210, y + 44], "#d9b98a"),
    ellipse([lamp[0], lamp[1]], 5, 9, "#fff8e0"),
    glitter(sheet, {
      x: lamp[0] - 4,
      from: y + 30,
      to: 560,
      spread: 60,
      count: 16,
      color: "#ffd894",
      opacity: 0.8,
    }),
    rings([1206, y + 46], 46, "#f9d3b8", 0.7),
    ripples(sheet, {
      from: y + 8,
      to: y + 46,
      count: 16,
      color: "#f9d3b8",
      opacity: 0.6,
      across: [0.5, 0.84],
      length: 180,
    }),
    ...pts("1780 700, 1860 690, 1910 700").map(([x = 0, h = 0], i) =>
      pine(sheet, [x + 20, h - 20], 520 - i * 60, "#141d3f", "#2b3360", -1),
    ),
    reeds(sheet, {
      from: 1560,
      to: width + 20,
      y: height + 14,
      height: 170,
      count: 70,
      color: "#141d3f",
      lit: "#4a4872",
      lean: -0.06,
    }),
    veil(sheet, "left", 0.5, 0.45, "#131f40"),
  );
}

export const leadershipHero: Picture = {
  ...shapes.hero,
  name: "leadership-hero",
  draw,
};
