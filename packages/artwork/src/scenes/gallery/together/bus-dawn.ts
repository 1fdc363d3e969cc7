import { mix, shade } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { stops } from "../../../parts/drawing/table.ts";
import { bus } from "../../../parts/land/built/bus.ts";
import { mist, ridge } from "../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { standing, walking } from "../../../parts/people/poses.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { tackle } from "../../../parts/things/gear.ts";
import { glow, moon, sky, streaks } from "../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** A rod in its case carried upright. */
const cased = ([x, y]: Point, h: number, color: string): string =>
  group([
    taper([x - 6, y + h * 0.3], [x + 8, y - h * 0.7], 5, 5, color),
    taper([x + 6, y - h * 0.6], [x + 8, y - h * 0.7], 6, 6, shade(color, 0.4)),
  ]);

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const horizon = 560;
  const rim = { color: "#ffdf9c", side: 1 } as const;
  const shore = group([
    ridge(sheet, { y: 440, rise: 40, scale: 1100, color: "#8c9dbb", base: horizon + 3 }),
    ridge(sheet, { y: 500, rise: 22, scale: 700, color: "#70849f", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 6,
      from: -40,
      to: 1240,
      height: 66,
      color: "#546a82",
      base: horizon + 3,
    }),
  ]);
  const queue = [
    {
      x: 610,
      y: 806,
      h: 232,
      build: "teen",
      skin: skin.brown,
      hair: hair.black,
      style: "ponytail",
      top: cloth.plum,
      hat: undefined,
      rod: cloth.navy,
      pack: cloth.ochre,
    },
    {
      x: 486,
      y: 820,
      h: 186,
      build: "child",
      skin: skin.fair,
      hair: hair.auburn,
      style: "bob",
      top: cloth.sky,
      hat: cloth.coral,
      rod: cloth.rust,
      pack: cloth.forest,
    },
    {
      x: 356,
      y: 838,
      h: 246,
      build: "teen",
      skin: skin.deep,
      hair: hair.black,
      style: "short",
      top: cloth.rust,
      hat: cloth.ochre,
      rod: cloth.forest,
      pack: cloth.navy,
    },
    {
      x: 232,
      y: 846,
      h: 178,
      build: "child",
      skin: skin.sand,
      hair: "#7d8fae",
      style: "scarf",
      top: cloth.forest,
      hat: undefined,
      rod: cloth.ocean,
      pack: cloth.coral,
    },
  ] as const;
  const walkers = queue.map((one, i) => {
    const drawn = person({
      at: [one.x, one.y],
      height: one.h,
      build: one.build,
      facing: "left",
      pose: {
        ...walking,
        ...(i % 2 ? { thigh: [20, -16], shin: [8, -28] } : {}),
        upper: [26, -10],
        fore: [76, 4],
      },
      skin: one.skin,
      hair: one.hair,
      style: one.style,
      ...(one.hat ? { hat: { kind: "beanie" as const, color: one.hat } } : {}),
      top: one.top,
      legs: i % 2 ? cloth.khaki : cloth.navy,
      pack: one.pack,
      rim,
    });
    return group([
      ellipse([one.x - 20, one.y + 3], 66, 8, "#3f4258", 0, 'opacity="0.5"'),
      cased(drawn.hands[0], one.h * 0.8, one.rod),
      drawn.art,
      ellipse(drawn.hands[0], one.h * 0.024, one.h * 0.024, one.skin),
    ]);
  });
  const driver = person({
    at: [846, 806],
    height: 268,
    build: "adult",
    facing: "left",
    pose: { ...standing, nod: 2, upper: [10, 120], fore: [40, 150] },
    skin: skin.brown,
    hair: hair.gray,
    hat: { kind: "cap", color: cloth.ocean },
    top: "#4f6a80",
    legs: "#2f3542",
    rim,
  });
  sheet.add(
    sky(sheet, stops("0 #4a5c8c, 0.5 #8f8fb4, 0.85 #e2b2ac, 1 #f7cfae"), horizon),
    moon(sheet, [250, 130], 30, "#f8f1e0"),
    streaks(sheet, { from: 60, to: 400, count: 11, color: "#e9bfc0", opacity: 0.5 }),
    shore,
    water(sheet, horizon, stops("0 #e3b9ae, 0.4 #8c93b4, 1 #4d5f88")),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 10 }),
    ripples(sheet, { from: horizon + 8, to: 740, count: 20, color: "#f9dcc4", opacity: 0.4 }),
    mist(sheet, horizon + 20, 70, "#f3d9d0", 0.75),
    // The gravel lot.
    fill(
      smooth(pts("-60 752, 160 742, 420 712, 700 672, 1000 656, 1300 650, 1300 980, -60 980")),
      sheet.linear(stops("0 #9c8f94, 0.5 #7d7584, 1 #57566c")),
    ),
    stroke(
      smooth(pts("-60 752, 160 742, 420 712, 700 672, 1000 656, 1300 650"), false),
      "#6f7a5c",
      14,
    ),
    ...Array.from({ length: 50 }, () =>
      ellipse(
        [random.between(0, width), random.between(770, height)],
        random.between(4, 12),
        3,
        random.pick(["#b5a8a6", "#66627a", "#8f8590"]),
      ),
    ),
    pine(sheet, [1150, 690], 640, "#2c3f58", "#55658a", -1),
    pine(sheet, [1030, 680], 470, "#34496a", "#5f7094", -1),
    pine(sheet, [70, 760], 300, "#3b5070", "#66779a", 1),
    fill(
      polygon(pts("610 694, 150 640, 60 850, 610 722")),
      sheet.linear(stops("0 #fff2c0 0.05, 1 #fff2c0 0.75"), [0, 0], [1, 0]),
    ),
    ellipse([1010, 806], 420, 22, "#34364c", 0, 'opacity="0.6"'),
    bus([700, 806], 92),
    glow(sheet, [620, 692], 120, "#fff3c4", 0.85),
    fill(polygon(pts("858 770, 936 770, 1010 880, 800 880")), "#ffd98c", 'opacity="0.3"'),
    driver.art,
    ...walkers,
    tackle([940, 852], 84, cloth.rust),
    ...[1010, 1040, 1064].map((x, i) =>
      taper([x, 856], [x + 30 - i * 8, 690], 4, 2.4, mix("#3a2c26", "#8a5a3a", i / 3)),
    ),
    fill(polygon(pts("986 790, 1082 790, 1076 858, 992 858")), "#4a6b7a"),
    rect(982, 784, 104, 12, "#6b8c98"),
  );
}

export const galleryBusDawn: Picture = {
  ...shapes.gallery,
  name: "gallery-bus-dawn",
  draw,
};
