import { pier } from "../../parts/afloat/docks.ts";
import { flock } from "../../parts/animals/birds.ts";
import { fill, group, polygon, pts } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { mist, ridge, waver } from "../../parts/land/land.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { sky, streaks, sun } from "../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 420;
  const wave = waver(sheet, 800);
  const shore = group([
    ridge(sheet, { y: 320, rise: 50, scale: 1200, color: "#d6a394", base: horizon + 3 }),
    ridge(sheet, { y: 366, rise: 30, scale: 900, color: "#a88a90", base: horizon + 3 }),
    treeline(sheet, {
      ground: (x) => horizon - 2 - wave(x) * 8,
      from: -40,
      to: 460,
      height: 80,
      color: "#4f6478",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: (x) => horizon - 2 - wave(x) * 6,
      from: 800,
      to: 1240,
      height: 96,
      color: "#4f6478",
      base: horizon + 3,
    }),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4d7f9c"],
        [0.5, "#d3b7ad"],
        [0.8, "#f6bd96"],
        [1, "#fbd3a0"],
      ],
      horizon,
    ),
    sun(sheet, [640, 372], 42, "#fff6dd", "#ffd09a"),
    streaks(sheet, { from: 70, to: 280, count: 9, color: "#fbd8bd", opacity: 0.55 }),
    flock(pts("300 180, 350 204, 262 208, 390 236"), 26, "#5b6b80"),
    shore,
    water(sheet, horizon, [
      [0, "#f3bf98"],
      [0.3, "#b59a9a"],
      [0.7, "#4d738d"],
      [1, "#244f6d"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.55, ripple: 14 }),
    mist(sheet, horizon + 4, 30, "#fde3c4", 0.7),
    glitter(sheet, {
      x: 640,
      from: horizon + 3,
      to: 760,
      spread: 190,
      count: 40,
      color: "#ffeac4",
      opacity: 0.8,
    }),
    ripples(sheet, { from: horizon + 10, to: height, count: 44, color: "#fde3c4", opacity: 0.4 }),
    fill(
      polygon([
        [300, height],
        [560, 566],
        [700, 566],
        [990, height],
      ]),
      "#173a55",
      'opacity="0.35"',
    ),
    pier({
      near: [620, height + 30],
      far: [632, 540],
      wide: 330,
      narrow: 66,
      wood: "#6a4f43",
      light: "#c89a78",
      planks: 20,
    }),
    reeds(sheet, {
      from: -20,
      to: 240,
      y: height + 10,
      height: 300,
      count: 60,
      color: "#1f4257",
      lit: "#6d7a76",
    }),
    reeds(sheet, {
      from: 1060,
      to: width + 20,
      y: height + 10,
      height: 240,
      count: 40,
      color: "#1f4257",
      lit: "#6d7a76",
      lean: -0.08,
    }),
  );
}

export const emptyEvents: Picture = {
  width: 1200,
  height: 900,
  widths: [480, 960],
  name: "empty-events",
  draw,
};
