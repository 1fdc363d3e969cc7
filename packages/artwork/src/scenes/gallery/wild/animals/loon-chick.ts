import { loon, loonChick } from "../../../../parts/animals/loon.ts";
import { ellipse, fill, group, type Point, smooth } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { mist } from "../../../../parts/land/land.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const horizon = 130;
  const shore = group([
    treeline(sheet, {
      ground: () => horizon - 4,
      from: -60,
      to: 1260,
      height: 130,
      color: "#8fb0b3",
      base: horizon + 3,
    }),
  ]);
  const y = 640;
  const family = [
    group([loonChick([420, y - 106], 128, "right")]),
    loon([500, y], 560, "right"),
    // Down and back feathers in front of the chick settle it on its parent.
    fill(
      smooth([
        [340, y - 112],
        [406, y - 124],
        [476, y - 134],
        [500, y - 116],
        [416, y - 96],
        [346, y - 90],
      ]),
      "#1d2a33",
    ),
  ];
  const second = loon([1030, 330], 170, "left");
  const wake = (at: Point, w: number, color: string, opacity: number) =>
    [0, 1, 2, 3].map((i) =>
      ellipse(
        [at[0] - i * w * 0.1, at[1] + i * w * 0.025],
        w * (0.52 + i * 0.16),
        w * (0.05 + i * 0.034),
        "none",
        0,
        `stroke="${color}" stroke-width="${3 - i * 0.5}" opacity="${(opacity * (1 - i * 0.2)).toFixed(2)}"`,
      ),
    );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#e4ece6"],
        [1, "#f3efe0"],
      ],
      horizon + 4,
    ),
    shore,
    mist(sheet, horizon - 10, 90, "#f3f3ea", 0.85),
    water(sheet, horizon, [
      [0, "#e6ede6"],
      [0.25, "#b3d3d1"],
      [0.6, "#6fa9b2"],
      [1, "#2c6f86"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 16 }),
    mist(sheet, horizon + 60, 90, "#f3f3ea", 0.5),
    ripples(sheet, { from: horizon + 60, to: height, count: 50, color: "#f4f7ee", opacity: 0.5 }),
    ripples(sheet, { from: 380, to: height, count: 34, color: "#1f5d78", opacity: 0.35 }),
    reflection(sheet, [second], 332, { opacity: 0.35, ripple: 10 }),
    second,
    ...wake([1030, 332], 170, "#f4f7ee", 0.6),
    reflection(sheet, family, y + 8, { opacity: 0.5, ripple: 15, squeeze: 0.9 }),
    ...wake([500, y + 14], 560, "#f4f7ee", 0.75),
    ...family,
    ripples(sheet, {
      from: y + 16,
      to: y + 56,
      count: 16,
      color: "#f4f7ee",
      opacity: 0.7,
      across: [0.22, 0.72],
      length: 160,
    }),
  );
}

export const galleryLoonChick: Picture = {
  ...shapes.gallery,
  name: "gallery-loon-chick",
  draw,
};
