import { ellipse, group } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { mist, ridge, rocks } from "../../../../parts/land/land.ts";
import { person } from "../../../../parts/people/figure.ts";
import { fishing } from "../../../../parts/people/poses.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { flyRod, loop } from "../../../../parts/things/fly-line.ts";
import { glow, sky, streaks } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const horizon = 610;
  const dark = "#43283a";
  const girl = person({
    at: [430, 742],
    height: 350,
    build: "teen",
    facing: "right",
    pose: {
      ...fishing,
      lean: 4,
      nod: -6,
      thigh: [-12, 16],
      shin: [-16, 6],
      upper: [74, 20],
      fore: [128, 70],
    },
    skin: "#5b3340",
    hair: "#3a2233",
    style: "ponytail",
    hat: { kind: "cap", color: "#4a2b3d" },
    top: "#54303f",
    legs: dark,
    shoes: "#38212f",
    vest: "#8a4436",
    rim: { color: "#ffdf9a", side: 1 },
  });
  const tip = [566, 270] as const;
  const { art } = flyRod(girl.hands[0], tip, 0.06, "#38212f", 5);
  const far = group([
    ridge(sheet, { y: 520, rise: 40, scale: 900, color: "#e69a63", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 12,
      from: -40,
      to: 1240,
      height: 74,
      color: "#c9714f",
      base: horizon + 3,
    }),
  ]);
  const rock = rocks(sheet, {
    at: [430, 792],
    count: 3,
    spread: 190,
    size: 150,
    lit: "#6d4048",
    dark: "#472a3a",
  });
  sheet.add(
    sky(sheet, stops("0 #e4825c, 0.35 #f2a765, 0.7 #f9cf86, 1 #fde7b0"), horizon),
    streaks(sheet, { from: 60, to: 300, count: 7, color: "#fbdca0", opacity: 0.5 }),
    glow(sheet, [700, 420], 620, "#fff0b8", 0.85),
    ellipse([700, 420], 190, 190, "#fff3c9"),
    far,
    mist(sheet, horizon - 10, 80, "#ffe9b5", 0.85),
    water(sheet, horizon, stops("0 #fbd894, 0.3 #eba064, 0.7 #b9624f, 1 #6f3a48")),
    reflection(sheet, [far], horizon, { opacity: 0.35, ripple: 12 }),
    glitter(sheet, {
      x: 700,
      from: horizon + 4,
      to: height,
      spread: 420,
      count: 70,
      color: "#fff3c9",
      opacity: 0.9,
    }),
    ripples(sheet, { from: horizon + 20, to: height, count: 40, color: "#7b3f48", opacity: 0.35 }),
    reflection(sheet, [rock, girl.art], 792, { opacity: 0.5, ripple: 14 }),
    loop(tip, [1096, 206], [250, 92], "#fff6da", 3.4),
    rings([430, 800], 190, "#fff0c4", 0.5),
    ellipse([250, 92], 7, 4, "#fff6da"),
    art,
    rock,
    girl.art,
    reeds(sheet, {
      from: 930,
      to: 1230,
      y: height + 16,
      height: 330,
      count: 44,
      color: "#4c2b3a",
      lit: "#7a4043",
      lean: -0.1,
    }),
    reeds(sheet, {
      from: -30,
      to: 130,
      y: height + 16,
      height: 220,
      count: 26,
      color: "#4c2b3a",
      lit: "#7a4043",
    }),
  );
}

export const anglersMorningLoop: Picture = {
  ...shapes.gallery,
  name: "gallery-morning-loop",
  draw,
};
