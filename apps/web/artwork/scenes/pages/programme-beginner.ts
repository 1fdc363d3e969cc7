import { dock } from "../../parts/afloat/docks.ts";
import { duck } from "../../parts/animals/birds.ts";
import { fill, group, type Point, smooth } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { fish } from "../../parts/fish/fish.ts";
import { ridge } from "../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { fishing, showing } from "../../parts/people/poses.ts";
import { broadleaf, willow } from "../../parts/plants/leafy.ts";
import { cattails, lilies } from "../../parts/plants/plants.ts";
import { bucket, rod, tackle } from "../../parts/things/gear.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 360;
  const rim = { colour: "#fff3d2", side: -1 } as const;
  const shore = group([
    ridge(sheet, { y: 285, rise: 26, scale: 900, colour: "#a9c7b0", base: horizon + 3 }),
    ridge(sheet, { y: 318, rise: 18, scale: 600, colour: "#7fae8b", base: horizon + 3 }),
    ...[90, 230, 380, 520, 660, 1040, 1180].map((x, i) =>
      broadleaf(sheet, [x, horizon], 120 + (i % 3) * 34, "#3f7d5a", "#7cb173", "#4d4431", 1),
    ),
    willow(sheet, [850, horizon + 6], 250, "#4f8a58", "#b0c673"),
    fill(
      smooth([
        [-40, horizon - 10],
        [400, horizon - 16],
        [900, horizon - 8],
        [1240, horizon - 14],
        [1240, horizon + 4],
        [-40, horizon + 4],
      ]),
      "#5a9460",
    ),
  ]);
  const teacher = person({
    at: [905, 668],
    height: 330,
    build: "adult",
    facing: "left",
    pose: { ...showing, lean: 12, nod: 16 },
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    hat: { kind: "straw", colour: cloth.sand },
    top: cloth.ocean,
    legs: cloth.khaki,
    short: { sleeves: true },
    rim,
  });
  const child = person({
    at: [735, 676],
    height: 222,
    build: "small",
    facing: "left",
    pose: { ...fishing, lean: -6, upper: [30, 40], fore: [96, 84] },
    skin: skin.fair,
    hair: hair.blond,
    style: "ponytail",
    hat: { kind: "cap", colour: cloth.coral },
    top: cloth.sky,
    legs: cloth.navy,
    short: { sleeves: true, legs: true },
    vest: vest.orange,
    rim,
  });
  const catchAt: Point = [520, 520];
  const deck = dock({
    from: 620,
    to: width + 60,
    y: 690,
    water: 744,
    depth: 34,
    wood: "#7c6247",
    light: "#d3b483",
    posts: 5,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#8cc3d6"],
        [0.6, "#cde5e0"],
        [1, "#f4ecd2"],
      ],
      horizon,
    ),
    cloud(sheet, [280, 150], 420, 54, "#fdf9ee", 0.9),
    cloud(sheet, [830, 96], 300, 36, "#fdf9ee", 0.7),
    shore,
    water(sheet, horizon, [
      [0, "#b6d8cd"],
      [0.3, "#6fb0b5"],
      [0.7, "#2f7f98"],
      [1, "#155a7a"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.55, ripple: 12 }),
    ripples(sheet, { from: horizon + 10, to: height, count: 46, colour: "#f4fbf4", opacity: 0.4 }),
    lilies(sheet, [190, 560], {
      spread: 200,
      size: 74,
      count: 15,
      colour: "#4c8d5c",
      lit: "#8fbf74",
      blossom: "#f2c3c4",
    }),
    duck([395, 432], 62, "right"),
    duck([318, 446], 56, "right", false),
    reflection(sheet, [deck, teacher.art, child.art], 744, { opacity: 0.45, ripple: 12 }),
    deck,
    tackle([1080, 674], 84, cloth.rust),
    bucket([1010, 674], 52, cloth.sky),
    teacher.art,
    child.art,
    rod({
      grip: child.hands[0],
      angle: 52,
      length: 240,
      facing: "left",
      bend: 0.14,
      to: [catchAt[0], catchAt[1] - 34],
      line: "#fdf6e6",
    }),
    fish(sheet, {
      species: "bluegill",
      at: catchAt,
      length: 96,
      facing: "left",
      pitch: 62,
      bend: 0.6,
    }),
    rings([catchAt[0] + 6, 604], 66, "#f4fbf4", 0.9),
    cattails(
      sheet,
      {
        from: -10,
        to: 170,
        y: height + 10,
        height: 300,
        count: 46,
        colour: "#2c6e49",
        lit: "#7da75e",
      },
      6,
    ),
  );
}

export const programmeBeginner: Picture = {
  name: "programme-beginner",
  width: 1200,
  height: 800,
  widths: [480, 720, 960],
  draw,
};
