import { dock } from "../../../parts/afloat/docks.ts";
import {
  ellipse,
  group,
  type Point,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { cloth, vest } from "../../../parts/people/cast.ts";
import { lifeVest, ringBuoy, throwBag } from "../../../parts/people/clothes/life-vest.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { cheering, kneeling, pointing, standing } from "../../../parts/people/poses.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 214;
  const rim = { color: "#fff6dc", side: -1 } as const;
  const shore = backdrop(sheet, horizon, ["#a9c7b9", "#7faf98", "#3f7f6a"], 62);
  const y = 590;
  const stand = y - 26;
  // Someone in the water to practise on: only what is above the surface is drawn.
  const swim: Point = [212, 474];
  const floater = person({
    ...folk.kai,
    at: [swim[0], swim[1] + 124],
    height: 260,
    facing: "right",
    pose: { ...cheering, upper: [120, 70], fore: [140, 84] },
    vest: vest.red,
    rim,
  });
  const above = sheet.clip(`M0 0H${width}V${swim[1]}H0Z`);
  const thrower = person({
    ...folk.maya,
    at: [622, stand],
    height: 250,
    facing: "left",
    pose: {
      ...pointing,
      lean: 8,
      upper: [96, 30],
      fore: [92, 60],
      thigh: [-14, 22],
      shin: [-20, 6],
    },
    vest: vest.yellow,
    rim,
  });
  const buddy = person({
    ...folk.theo,
    at: [738, stand - 6],
    height: 240,
    facing: "left",
    pose: { ...pointing, upper: [-20, 66], fore: [-6, 96] },
    vest: vest.orange,
    rim,
  });
  const child = person({
    ...folk.lena,
    at: [850, stand],
    height: 186,
    facing: "right",
    pose: { ...standing, upper: [40, 44], fore: [96, 92] },
    vest: vest.orange,
    rim,
  });
  const helper = person({
    ...folk.rosa,
    at: [962, stand],
    height: 300,
    facing: "left",
    pose: { ...kneeling, lean: 16, nod: 14, upper: [48, 58], fore: [84, 78] },
    vest: vest.red,
    legs: cloth.ocean,
    rim,
  });
  const deck = dock({
    from: 420,
    to: width + 120,
    y,
    water: 668,
    depth: 62,
    wood: "#8f6d4a",
    light: "#dfbd8a",
    posts: 5,
  });
  const hand = thrower.hands[0];
  const rope: Point[] = [
    hand,
    [hand[0] - 70, hand[1] - 66],
    [hand[0] - 150, hand[1] - 66],
    [hand[0] - 214, hand[1] + 6],
    [swim[0] + 66, swim[1] - 4],
  ];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5fa9c4"],
        [0.7, "#bfdfdc"],
        [1, "#f1efd6"],
      ],
      horizon,
    ),
    cloud(sheet, [330, 92], 380, 46, "#fdfaf0", 0.95),
    cloud(sheet, [860, 70], 300, 34, "#fdfaf0", 0.8),
    shore,
    water(sheet, horizon, [
      [0, "#c9e3d6"],
      [0.25, "#7fc0bd"],
      [0.6, "#3a8fa3"],
      [1, "#175f80"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 12 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 66, color: "#f4fbf4", opacity: 0.5 }),
    // A line of floats marks the swimming place.
    stroke("M-20 326Q200 344 420 332T900 330T1300 322", "#e8d9a8", 3),
    ...Array.from({ length: 22 }, (_, i) =>
      ellipse([i * 62 + 10, 334 + Math.sin(i * 0.62) * 5], 11, 7, i % 3 ? "#f7f1e2" : "#e2583e"),
    ),
    group([
      reflection(sheet, [group([floater.art], `clip-path="${above}"`)], swim[1], {
        opacity: 0.5,
        ripple: 12,
      }),
    ]),
    group([floater.art], `clip-path="${above}"`),
    rings([swim[0], swim[1] + 2], 96, "#f4fbf4", 0.95),
    ellipse([swim[0], swim[1] + 3], 52, 6, "#3a8fa3", 0, 'opacity="0.8"'),
    reflection(sheet, [deck, thrower.art, buddy.art, child.art], 668, {
      opacity: 0.45,
      ripple: 13,
    }),
    deck,
    ...[
      [622, 74],
      [738, 56],
      [850, 46],
      [962, 84],
    ].map(([x = 0, w = 0]) =>
      ellipse([x + 14, stand + 2], w, w * 0.12, "#7a5a3a", 0, 'opacity="0.5"'),
    ),
    // Post with the ring, at the end of the dock.
    taper([452, y - 6], [452, 330], 13, 12, "#7a5c40"),
    taper([447, y - 10], [447, 334], 4, 4, "#a3825c"),
    rect(438, 322, 28, 10, "#dfbd8a"),
    ringBuoy([452, 420], 52),
    buddy.art,
    helper.art,
    child.art,
    thrower.art,
    stroke(smooth(rope, false), "#8a5a24", 7),
    stroke(smooth(rope, false), "#f5b942", 4.6),
    throwBag([swim[0] + 78, swim[1] + 6], 38, "#e2583e"),
    rings([swim[0] + 78, swim[1] + 6], 40, "#f4fbf4", 0.8),
    stroke(
      smooth(
        [
          [thrower.hands[1][0], thrower.hands[1][1]],
          [666, 470],
          [676, 540],
          [646, 560],
          [696, 566],
          [666, 572],
        ],
        false,
      ),
      "#f5b942",
      4.6,
    ),
    // Vests for everybody on a rail close to us.
    taper([1010, 300], [1330, 268], 9, 10, "#7a5c40"),
    taper([1010, 298], [1330, 265], 3, 3, "#a3825c"),
    taper([1232, 730], [1232, 250], 15, 15, "#6d5138"),
    taper([1226, 730], [1226, 256], 5, 5, "#93724f"),
    lifeVest([1086, 312], 130, vest.yellow),
    lifeVest([1186, 302], 150, vest.orange),
    lifeVest([1300, 292], 160, "#3f8fb0"),
  );
}

export const educationWaterSafety: Picture = {
  ...shapes.article,
  name: "education-water-safety",
  draw,
};
