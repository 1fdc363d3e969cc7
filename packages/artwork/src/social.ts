import { mark } from "./mark.ts";
import { dock } from "./parts/afloat/docks.ts";
import { ellipse, group, pts } from "./parts/drawing/path.ts";
import type { Sheet } from "./parts/drawing/sheet.ts";
import { mist, peaks } from "./parts/land/land.ts";
import { cloth, hair, skin, vest } from "./parts/people/cast.ts";
import { person } from "./parts/people/figure.ts";
import { dangling, fishing } from "./parts/people/poses.ts";
import { reeds } from "./parts/plants/plants.ts";
import { pine, treeline } from "./parts/plants/trees/trees.ts";
import { rod } from "./parts/things/gear.ts";
import { glow, sky, streaks } from "./parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "./parts/waters/water.ts";
import type { Picture } from "./scene.ts";

const horizon = 424;
/** The risen sun, on which the mark stands. */
const disc = { x: 600, y: 236, r: 152 } as const;

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const heavens = sky(
    sheet,
    [
      [0, "#1d5473"],
      [0.45, "#6d9aa3"],
      [0.8, "#f0cba2"],
      [1, "#f7bd93"],
    ],
    horizon + 3,
  );
  const size = 3.4;
  const sun = group([
    glow(sheet, [disc.x, disc.y], disc.r * 2.1, "#ffe6bf", 0.9),
    ellipse([disc.x, disc.y], disc.r, disc.r, "#fff6e6"),
  ]);
  const emblem = group(
    [mark],
    `transform="translate(${disc.x - 32 * size} ${disc.y - 34 * size}) scale(${size})"`,
  );
  const land = group([
    peaks(sheet, {
      crest: pts("-40 300, 90 176, 210 280, 290 230, 420 350, 540 408"),
      base: horizon + 3,
      lit: "#dba996",
      dark: "#7f98a4",
      light: disc.x,
      snow: { depth: 34, lit: "#fbe5d3", dark: "#b6c1c8" },
      haze: "#f3c4a2",
    }),
    peaks(sheet, {
      crest: pts("650 410, 770 340, 880 216, 960 290, 1090 150, 1180 260, 1250 220"),
      base: horizon + 3,
      lit: "#dba996",
      dark: "#7f98a4",
      light: disc.x,
      snow: { depth: 34, lit: "#fbe5d3", dark: "#b6c1c8" },
      haze: "#f3c4a2",
    }),
    mist(sheet, horizon - 26, 56, "#f8cfac", 0.6),
    treeline(sheet, {
      ground: (x) => horizon - 44 + x * 0.1,
      from: -60,
      to: 430,
      height: 66,
      color: "#2b5c60",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: (x) => horizon + 74 - x * 0.1,
      from: 780,
      to: 1260,
      height: 70,
      color: "#2b5c60",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 18,
      from: -60,
      to: 250,
      height: 96,
      color: "#174543",
      base: horizon + 3,
    }),
  ]);
  const rim = { color: "#ffe6bd", side: -1 } as const;
  const deck = 540;
  const grown = person({
    at: [1046, deck - 8],
    height: 172,
    build: "adult",
    facing: "left",
    pose: { thigh: [-2, 4], shin: [-4, 2], upper: [-4, 10], fore: [8, 20] },
    skin: skin.brown,
    hair: hair.black,
    style: "bun",
    top: cloth.forest,
    legs: cloth.navy,
    rim,
  });
  const child = person({
    at: [966, deck - 8],
    height: 122,
    build: "child",
    facing: "left",
    pose: fishing,
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: cloth.sky,
    legs: cloth.khaki,
    vest: vest.orange,
    rim,
  });
  const small = person({
    at: [890, deck - 14],
    seat: true,
    height: 112,
    build: "small",
    facing: "left",
    pose: dangling,
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "bucket", color: cloth.ochre },
    top: cloth.coral,
    legs: cloth.navy,
    vest: vest.yellow,
    rim,
  });
  const float = [770, 560] as const;
  const jetty = dock({
    from: 880,
    to: 1260,
    y: deck,
    depth: 20,
    water: 592,
    wood: "#6b4b35",
    light: "#c79b6f",
  });
  sheet.add(
    heavens,
    streaks(sheet, { from: 40, to: 300, count: 7, color: "#fbdcbd", opacity: 0.4 }),
    sun,
    emblem,
    land,
    water(sheet, horizon, [
      [0, "#f0c29b"],
      [0.3, "#8fa7a4"],
      [0.7, "#2f6b80"],
      [1, "#0d3f5a"],
    ]),
    reflection(sheet, [sun, land], horizon, { opacity: 0.55, ripple: 8 }),
    ripples(sheet, { from: horizon + 6, to: height, count: 44, color: "#fde5c6", opacity: 0.3 }),
    ripples(sheet, { from: horizon + 40, to: height, count: 20, color: "#0a3850", opacity: 0.25 }),
    mist(sheet, horizon + 2, 26, "#fde0c2", 0.6),
    reflection(sheet, [jetty, grown.art, child.art], 592, { opacity: 0.3, ripple: 5 }),
    rings(float, 30, "#fff0d8", 0.7),
    jetty,
    grown.art,
    rod({
      grip: child.hands[0],
      angle: 38,
      length: 150,
      facing: "left",
      to: float,
      bobber: cloth.coral,
    }),
    child.art,
    small.art,
    pine(sheet, [52, 640], 400, "#0f3436", "#2a5a50", 1),
    pine(sheet, [136, 650], 280, "#0f3436", "#2a5a50", 1),
    reeds(sheet, {
      from: -10,
      to: 330,
      y: height + 8,
      height: 120,
      count: 60,
      color: "#0f3436",
      lit: "#3d6b52",
    }),
  );
}

/** What stands beside a link to the site when it is shared: the mark as the sun over a still lake. */
export const social: Picture = {
  name: "social-preview",
  width: 1200,
  height: 630,
  widths: [1200],
  draw,
};
