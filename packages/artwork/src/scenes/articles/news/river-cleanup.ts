import { canoe } from "../../../parts/afloat/boats.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { bank, rocks } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { stooping, walking } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { broadleaf, crown } from "../../../parts/plants/trees/leafy.ts";
import { cloud, glow, sky } from "../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

const rim = { color: "#fff3d4", side: -1 } as const;

/** A full, tied sack standing at a point; `s` 1 is some ninety design pixels high. */
function sack([x, y]: Point, s: number): string {
  const p = (text: string): Point[] => pts(text).map(([px, py]) => [x + px * s, y + py * s]);
  return group([
    fill(smooth(p("-42 0, -48 -44, -18 -84, 18 -84, 48 -42, 42 0, 0 5")), "#ece1c8"),
    fill(smooth(p("6 3, 16 -56, 18 -84, 48 -42, 42 0")), "#c4b592"),
    fill(smooth(p("-18 -84, -26 -102, 0 -96, 26 -104, 18 -84, 0 -80")), "#d8caa8"),
    taper([x - 16 * s, y - 86 * s], [x + 16 * s, y - 86 * s], 5 * s, 5 * s, cloth.forest),
  ]);
}

/** A sack standing open, its rim turned down. */
function openSack([x, y]: Point, s: number): string {
  const p = (text: string): Point[] => pts(text).map(([px, py]) => [x + px * s, y + py * s]);
  return group([
    fill(smooth(p("-42 0, -46 -44, -40 -96, 40 -96, 46 -42, 42 0, 0 5")), "#ece1c8"),
    fill(smooth(p("8 3, 14 -50, 16 -96, 40 -96, 46 -42, 42 0")), "#c4b592"),
    ellipse([x, y - 94 * s], 43 * s, 13 * s, "#d8caa8"),
    ellipse([x, y - 95 * s], 36 * s, 9 * s, "#7d725b"),
  ]);
}

/** An old tyre lying on its side. */
const tyre = ([x, y]: Point, r: number): string =>
  group([
    ellipse([x, y], r, r * 0.5, "#2b3437"),
    ellipse([x, y - r * 0.12], r, r * 0.48, "#3d484b"),
    ellipse([x, y - r * 0.12], r * 0.55, r * 0.24, "#1c2427"),
  ]);

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 236;
  const shore = backdrop(sheet, horizon, ["#b7bfa4", "#86a283", "#45735a"], 56);
  const wading = { legs: "#3f5a58", rim, waders: true } as const;
  const picker = person({
    ...wading,
    at: [520, 600],
    height: 400,
    build: "teen",
    facing: "left",
    pose: { ...stooping, lean: 52 },
    skin: skin.sand,
    hair: hair.brown,
    style: "ponytail",
    top: cloth.coral,
  });
  const carrier = person({
    ...wading,
    at: [800, 600],
    height: 452,
    build: "adult",
    facing: "right",
    pose: { ...walking, lean: 8, upper: [10, 20], fore: [14, 26] },
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "cap", color: cloth.ochre },
    top: cloth.ocean,
  });
  const child = person({
    at: [1110, 616],
    height: 300,
    build: "child",
    facing: "left",
    pose: { thigh: [-3, 6], shin: [-5, 2], nod: 8, upper: [30, 44], fore: [64, 76] },
    skin: skin.fair,
    hair: hair.blond,
    style: "bob",
    top: cloth.forest,
    legs: cloth.khaki,
    vest: vest.orange,
    rim,
  });
  const [open] = child.hands;
  const shadow = (x: number, y: number, w: number) =>
    ellipse([x, y], w, w * 0.13, "#3d4a2c", 0, 'opacity="0.35"');
  const boat: Point = [250, 486];
  const load = [sack([200, 470], 0.86), tyre([286, 446], 48), sack([352, 470], 0.74)];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5d7c8e"],
        [0.5, "#a9bcb8"],
        [1, "#f7e6b6"],
      ],
      horizon,
    ),
    glow(sheet, [300, horizon - 10], 420, "#fff0c2", 0.9),
    cloud(sheet, [900, 74], 900, 90, "#6b8796", 0.8),
    cloud(sheet, [420, 52], 560, 54, "#86a0aa", 0.75),
    shore,
    water(sheet, horizon, [
      [0, "#d6dcbb"],
      [0.3, "#82b3a9"],
      [1, "#1f6a80"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.55, ripple: 12 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 44, color: "#f8f6e2", opacity: 0.5 }),
    bank(pts("1340 380, 1120 396, 930 430, 800 470, 1340 560"), "#8fa765"),
    broadleaf(sheet, [1206, 470], 400, "#4c7f52", "#a6c271"),
    crown(sheet, [1010, 418], 130, 70, "#5a8a58", "#a9c473"),
    reflection(sheet, [canoe(boat, 400, cloth.forest), ...load], 497, { opacity: 0.4, ripple: 7 }),
    canoe(boat, 400, cloth.forest),
    ...load,
    canoe([boat[0], boat[1] + 5], 400, cloth.forest),
    bank(
      pts("300 780, 350 650, 450 600, 640 566, 860 530, 1100 496, 1340 470, 1340 780"),
      "#bfa678",
    ),
    bank(
      pts("380 800, 450 680, 600 628, 860 580, 1100 540, 1340 510, 1340 800"),
      sheet.linear([
        [0, "#b4bd75"],
        [1, "#6f9155"],
      ]),
    ),
    rocks(sheet, {
      at: [420, 636],
      count: 4,
      spread: 130,
      size: 40,
      lit: "#c3b798",
      dark: "#82795f",
    }),
    shadow(540, 604, 90),
    shadow(810, 606, 110),
    shadow(990, 642, 76),
    shadow(1194, 606, 56),
    shadow(1118, 618, 60),
    carrier.art,
    sack([carrier.hands[0][0] + 4, carrier.hands[0][1] + 92], 0.96),
    sack([1186, 606], 0.9),
    child.art,
    // A bottle on its way into the sack.
    taper([open[0] - 12, open[1] + 20], [open[0] - 5, open[1] - 4], 11, 10, "#cfe3df"),
    taper([open[0] - 5, open[1] - 6], [open[0] - 1, open[1] - 20], 5, 4, "#a9cbc6"),
    openSack([open[0] - 22, 640], 1.05),
    picker.art,
    sack([650, 640], 1.02),
    ...reedsAbout(sheet, width, height),
  );
}

function reedsAbout(sheet: Sheet, width: number, height: number): string[] {
  const tones = { color: "#2f6b4c", lit: "#a3bd6a" };
  return [
    reeds(sheet, { from: -10, to: 210, y: height + 14, height: 190, count: 46, ...tones }),
    reeds(sheet, { from: 880, to: width + 20, y: height + 16, height: 100, count: 50, ...tones }),
  ];
}

export const newsRiverCleanup: Picture = {
  ...shapes.article,
  name: "news-river-cleanup",
  draw,
};
