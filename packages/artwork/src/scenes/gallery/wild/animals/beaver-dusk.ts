import { beaver } from "../../../../parts/animals/beaver.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { bare, treeline } from "../../../../parts/plants/trees/trees.ts";
import { moon, sky } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A beaver lodge: a heap of crossed sticks and mud at the waterline. */
function lodge(sheet: Sheet, [x, y]: Point, w: number, color: string, lit: string): string {
  const { random } = sheet;
  const sticks = Array.from({ length: 70 }, () => {
    const u = random.around(0.92);
    const top = y - Math.cos((u * Math.PI) / 2) ** 0.8 * w * 0.4;
    const at: Point = [x + (u * w) / 2, random.between(top, y)];
    const a = u * 0.8 + random.around(0.6);
    const reach = w * random.between(0.05, 0.12);
    return stroke(
      `M${at[0] - Math.cos(a) * reach} ${at[1] - Math.sin(a) * reach}L${at[0] + Math.cos(a) * reach} ${at[1] + Math.sin(a) * reach}`,
      mix(color, lit, random.between(0, 1) ** 1.5),
      w * random.between(0.008, 0.02),
    );
  });
  const heap = smooth([
    [x - w * 0.54, y + 4],
    [x - w * 0.4, y - w * 0.17],
    [x - w * 0.18, y - w * 0.34],
    [x + w * 0.04, y - w * 0.4],
    [x + w * 0.24, y - w * 0.31],
    [x + w * 0.42, y - w * 0.15],
    [x + w * 0.56, y + 4],
  ]);
  return group([fill(heap, color), ...sticks]);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 330;
  const wood = group([
    treeline(sheet, {
      ground: () => horizon - 20,
      from: -80,
      to: 1280,
      height: 150,
      color: "#5d5480",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 2,
      from: 520,
      to: 1400,
      height: 230,
      color: "#3b3a63",
      base: horizon + 3,
    }),
    ...[60, 170, 270].map((x, i) => bare(sheet, [x, horizon + 2], 270 - i * 50, "#3b3a63")),
  ]);
  const home = lodge(sheet, [880, 420], 420, "#37304d", "#b08a8a");
  const swimmer = beaver([500, 690], 440, "left", "#4f3a40", "#e3a58f", "#6f8a6a");
  const wake = [0, 1, 2, 3].map((i) =>
    stroke(
      smooth(
        [
          [140 + i * 14, 704 + i * 5],
          [330, 736 + i * 14],
          [620, 770 + i * 24],
          [1000, 806 + i * 34],
          [1260, 826 + i * 40],
        ],
        false,
      ),
      i % 2 ? "#2c2a55" : "#f0b9a3",
      5 - i,
      `opacity="${0.7 - i * 0.13}"`,
    ),
  );
  const far = [0, 1].map((i) =>
    stroke(
      smooth(
        [
          [150 + i * 16, 690 - i * 4],
          [400, 650 - i * 8],
          [640, 620 - i * 11],
          [900, 584 - i * 15],
        ],
        false,
      ),
      i % 2 ? "#2c2a55" : "#f0b9a3",
      3.4 - i * 0.8,
      `opacity="${0.55 - i * 0.12}"`,
    ),
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#3f3f73"],
        [0.5, "#8a6a94"],
        [0.85, "#dc9a94"],
        [1, "#f3bd9d"],
      ],
      horizon + 3,
    ),
    moon(sheet, [330, 110], 34, "#fbeedd"),
    wood,
    water(sheet, horizon, [
      [0, "#e3a698"],
      [0.25, "#9a7499"],
      [0.65, "#4a4a80"],
      [1, "#262a58"],
    ]),
    reflection(sheet, [wood], horizon, { opacity: 0.75, ripple: 14 }),
    reflection(sheet, [home], 424, { opacity: 0.6, ripple: 13 }),
    home,
    glitter(sheet, {
      x: 330,
      from: horizon + 20,
      to: 640,
      spread: 120,
      count: 26,
      color: "#fbe3d3",
      opacity: 0.7,
    }),
    ripples(sheet, { from: horizon + 20, to: height, count: 56, color: "#f0b9a3", opacity: 0.4 }),
    ripples(sheet, { from: 470, to: height, count: 34, color: "#23244f", opacity: 0.45 }),
    reflection(sheet, [swimmer], 704, { opacity: 0.6, ripple: 14, squeeze: 0.8 }),
    ...far,
    swimmer,
    ...wake,
    ...pts("320 704, 500 708").map((at) =>
      ellipse(at, 190, 11, "none", 0, 'stroke="#f0b9a3" stroke-width="2.6" opacity="0.5"'),
    ),
    reeds(sheet, {
      from: -30,
      to: width + 30,
      y: height + 16,
      height: 120,
      count: 110,
      color: "#1b1d40",
      lit: "#4f4570",
    }),
  );
}

export const galleryBeaverDusk: Picture = {
  ...shapes.gallery,
  name: "gallery-beaver-dusk",
  draw,
};
