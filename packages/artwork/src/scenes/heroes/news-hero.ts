import { osprey } from "../../parts/animals/birds.ts";
import { fill, group, smooth } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { fish } from "../../parts/fish/fish.ts";
import { mist, ridge, waver } from "../../parts/land/land.ts";
import { cattails } from "../../parts/plants/plants.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { sky, streaks, sun, veil } from "../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 520;
  const wave = waver(sheet, 1300);
  const isle = (x: number, w: number, trees: readonly number[]) =>
    group([
      fill(
        smooth([
          [x - w, horizon + 4],
          [x - w * 0.5, horizon - 16],
          [x, horizon - 24],
          [x + w * 0.6, horizon - 14],
          [x + w, horizon + 4],
        ]),
        "#1d3a4a",
      ),
      ...trees.map((h, i) =>
        pine(
          sheet,
          [x + (i / (trees.length - 1) - 0.5) * w * 1.2, horizon - 8],
          h,
          "#1d3a4a",
          "#3c5a60",
          -1,
        ),
      ),
    ]);
  const shore = group([
    ridge(sheet, { y: 420, rise: 60, scale: 1700, color: "#a5808a", base: horizon + 4 }),
    ridge(sheet, { y: 470, rise: 40, scale: 1100, color: "#6c6f86", base: horizon + 4 }),
    mist(sheet, horizon - 30, 70, "#f3b596", 0.5),
    treeline(sheet, {
      ground: (x) => horizon - wave(x) * 8,
      from: 1720,
      to: 2460,
      height: 78,
      color: "#34546a",
      base: horizon + 4,
    }),
    isle(360, 250, [90, 150, 120, 190, 130, 100]),
    isle(1010, 120, [50, 84, 66]),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#1c3b5e"],
        [0.4, "#5d6d8d"],
        [0.72, "#d9978c"],
        [1, "#f9bd86"],
      ],
      horizon + 4,
    ),
    sun(sheet, [1330, 352], 40, "#fff0cf", "#ffc98d"),
    streaks(sheet, { from: 90, to: 400, count: 12, color: "#f4a98d", opacity: 0.5 }),
    shore,
    water(sheet, horizon, [
      [0, "#eeb08a"],
      [0.3, "#a98390"],
      [0.65, "#45607e"],
      [1, "#17334f"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.65, ripple: 18 }),
    glitter(sheet, {
      x: 1330,
      from: horizon + 4,
      to: height - 40,
      spread: 260,
      count: 34,
      color: "#ffe2b4",
      opacity: 0.85,
    }),
    ripples(sheet, { from: horizon + 8, to: height, count: 60, color: "#f9c6a2", opacity: 0.3 }),
    ripples(sheet, { from: horizon + 30, to: height, count: 40, color: "#14304a", opacity: 0.35 }),
    cattails(
      sheet,
      {
        from: 2060,
        to: width + 30,
        y: height + 20,
        height: 250,
        count: 70,
        color: "#132c40",
        lit: "#3d4f58",
        lean: -0.05,
      },
      9,
      "#3a2a2c",
    ),
    veil(sheet, "left", 0.55, 0.42),
    osprey([1830, 270], 430, "left", 8, "#3f332f", "#f6e6cc"),
    fish(sheet, {
      species: "rainbow trout",
      at: [1806, 332],
      length: 120,
      facing: "left",
      bend: 0.6,
    }),
  );
}

export const newsHero: Picture = {
  name: "news-hero",
  width: 2400,
  height: 480,
  band: { of: 800, top: 48 },
  widths: [768, 1280, 1920],
  draw,
};
