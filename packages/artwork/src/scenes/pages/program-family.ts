import { oar, rowboat, tent } from "../../parts/afloat/boats.ts";
import { group, pts } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, peaks, ridge, waver } from "../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { boating, rowing } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { birch } from "../../parts/plants/trees/leafy.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { rod } from "../../parts/things/gear.ts";
import { sky, streaks, sun } from "../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 400;
  const wave = waver(sheet, 800);
  const rim = { color: "#ffe8bf", side: -1 } as const;
  const shore = group([
    peaks(sheet, {
      crest: pts("-40 300, 150 190, 330 290, 520 150, 760 300, 930 230, 1240 330"),
      base: horizon + 3,
      lit: "#d9b58f",
      dark: "#86919b",
      light: 180,
      haze: "#efcfa5",
    }),
    ridge(sheet, { y: 340, rise: 24, scale: 700, color: "#6f9282", base: horizon + 3 }),
    treeline(sheet, {
      ground: (x) => horizon - 4 - wave(x) * 10,
      from: -40,
      to: 1240,
      height: 84,
      color: "#2f6152",
      base: horizon + 3,
    }),
    bank(pts("820 404, 900 382, 1060 372, 1240 366, 1240 440, 1020 424"), "#8d8f57"),
    tent([1050, 384], 120, cloth.ochre, "#5a3a22"),
  ]);
  const on = 590;
  const father = person({
    at: [560, on - 64],
    seat: true,
    height: 290,
    build: "adult",
    facing: "left",
    pose: rowing,
    skin: skin.sand,
    hair: hair.black,
    top: cloth.moss,
    legs: cloth.navy,
    vest: vest.red,
    rim,
  });
  const mother = person({
    at: [770, on - 72],
    seat: true,
    height: 280,
    build: "adult",
    facing: "left",
    pose: boating,
    skin: skin.brown,
    hair: hair.black,
    style: "long",
    hat: { kind: "straw", color: cloth.sand },
    top: cloth.coral,
    legs: cloth.khaki,
    vest: vest.yellow,
    rim,
  });
  const kid = person({
    at: [392, on - 70],
    seat: true,
    height: 196,
    build: "small",
    facing: "left",
    pose: { ...boating, upper: [30, 40], fore: [80, 70] },
    skin: skin.sand,
    hair: hair.black,
    style: "bob",
    top: cloth.sky,
    legs: cloth.rust,
    vest: vest.orange,
    rim,
  });
  const boat = rowboat([570, on], 640, cloth.ocean, "left");
  const crew = [mother.art, father.art, kid.art, boat];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4f8fa6"],
        [0.5, "#b6cfc0"],
        [1, "#fadcae"],
      ],
      horizon,
    ),
    sun(sheet, [240, 150], 26, "#fff6dd", "#ffe7b5"),
    streaks(sheet, { from: 70, to: 230, count: 6, color: "#fdf0d3", opacity: 0.6 }),
    shore,
    birch(sheet, [1150, 396], 320, "#7c9a4a", "#c6c36a"),
    water(sheet, horizon, [
      [0, "#e3cda1"],
      [0.2, "#9dbba9"],
      [0.55, "#3b8496"],
      [1, "#0f4f6e"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 14 }),
    ripples(sheet, { from: horizon + 10, to: height, count: 60, color: "#fdf1d5", opacity: 0.4 }),
    ripples(sheet, { from: horizon + 60, to: height, count: 30, color: "#0b4460", opacity: 0.35 }),
    reflection(sheet, crew, on + 12, { opacity: 0.55, ripple: 16 }),
    rod({
      grip: kid.hands[0],
      angle: 42,
      length: 220,
      facing: "left",
      to: [120, 610],
      bobber: "#e2583e",
    }),
    rings([120, 612], 48, "#fdf1d5", 0.8),
    ...crew,
    oar(father.hands[0], [470, on + 44], "#e0c08a"),
    ripples(sheet, {
      from: on + 8,
      to: on + 48,
      count: 14,
      color: "#fdf1d5",
      opacity: 0.65,
      across: [0.18, 0.76],
      length: 170,
    }),
    rings([466, on + 46], 40, "#fdf1d5", 0.7),
    reeds(sheet, {
      from: 930,
      to: width + 20,
      y: height + 10,
      height: 200,
      count: 60,
      color: "#1c5247",
      lit: "#6f9a5c",
      lean: -0.06,
    }),
  );
}

export const programFamily: Picture = {
  name: "program-family",
  seed: "programme-family",
  width: 1200,
  height: 800,
  widths: [480, 720, 960],
  draw,
};
