import { flock, gull } from "../../parts/animals/birds.ts";
import { fill, type Point, polygon, pts, smooth } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, ridge } from "../../parts/land/land.ts";
import { cloth, hair, skin } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { showing, stooping, walking } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { bucket } from "../../parts/things/gear.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import { ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 300;
  const rim = { color: "#fff1d6", side: 1 } as const;
  const flat = {
    hair: hair.black,
    skin: skin.brown,
    legs: "#4a5d52",
    waders: true,
    build: "teen",
    rim,
  } as const;
  const sower = person({
    ...flat,
    at: [430, 622],
    height: 300,
    facing: "right",
    pose: stooping,
    style: "braids",
    top: cloth.ochre,
  });
  const carrier = person({
    ...flat,
    at: [760, 594],
    height: 296,
    facing: "left",
    pose: { ...walking, upper: [20, 30], fore: [74, 70] },
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "cap", color: cloth.ocean },
    top: cloth.coral,
  });
  const noter = person({
    ...flat,
    at: [1010, 566],
    height: 280,
    facing: "left",
    pose: showing,
    skin: skin.sand,
    style: "scarf",
    hair: "#5c9bbd",
    top: cloth.ocean,
    legs: cloth.khaki,
    waders: false,
    shoes: "#2c4a3a",
  });
  const creek: Point[] = pts(
    "-60 800, -60 560, 160 520, 330 470, 300 430, 180 392, 330 360, 640 348, 520 376, 470 420, 600 470, 560 540, 360 640, 330 820",
  );
  const creekArt = fill(
    smooth(creek),
    sheet.linear([
      [0, "#bfd9d3"],
      [0.4, "#6faab4"],
      [1, "#2b7594"],
    ]),
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5c9bbd"],
        [0.6, "#b9d6d5"],
        [1, "#f3e2bf"],
      ],
      horizon,
    ),
    cloud(sheet, [880, 130], 520, 62, "#fbf3e2", 0.85),
    cloud(sheet, [300, 90], 330, 34, "#fbf3e2", 0.6),
    ridge(sheet, { y: 268, rise: 22, scale: 1500, color: "#8fb3b8", base: horizon }),
    water(sheet, horizon - 14, [
      [0, "#86b9c4"],
      [0.5, "#4f93aa"],
      [1, "#2b7594"],
    ]),
    ripples(sheet, {
      from: horizon - 8,
      to: horizon + 40,
      count: 26,
      color: "#eef7f1",
      opacity: 0.5,
    }),
    bank(
      pts("-60 352, 160 336, 420 344, 760 322, 1000 330, 1260 312, 1260 900, -60 900"),
      "#8d9a5a",
    ),
    reeds(sheet, {
      from: 560,
      to: width,
      y: 372,
      height: 50,
      count: 120,
      color: "#7f9153",
      lit: "#c2b96c",
    }),
    bank(pts("480 400, 760 380, 1260 376, 1260 900, 480 900"), "#a3a55f"),
    creekArt,
    ripples(sheet, {
      from: 400,
      to: height,
      count: 40,
      color: "#f1faf5",
      opacity: 0.5,
      across: [0, 0.42],
      length: 130,
    }),
    reeds(sheet, {
      from: 640,
      to: width,
      y: 470,
      height: 74,
      count: 110,
      color: "#6f8a4c",
      lit: "#c9bd6b",
    }),
    bank(pts("340 670, 440 606, 640 560, 900 530, 1260 506, 1260 900, 300 900"), "#c9b483"),
    bank(pts("360 720, 480 650, 700 610, 940 596, 1260 576, 1260 900, 330 900"), "#d9c79b"),
    reeds(sheet, {
      from: 560,
      to: 690,
      y: 640,
      height: 64,
      count: 24,
      color: "#4f7f56",
      lit: "#93ad5e",
    }),
    noter.art,
    carrier.art,
    sower.art,
    bucket([carrier.hands[0][0] - 14, carrier.hands[0][1] + 62], 62, cloth.ocean),
    reeds(sheet, {
      from: carrier.hands[0][0] - 34,
      to: carrier.hands[0][0] + 8,
      y: carrier.hands[0][1] + 4,
      height: 62,
      count: 12,
      color: "#3f7d5a",
      lit: "#8fbf74",
      lean: 0,
    }),
    reeds(sheet, {
      from: sower.hands[0][0] - 8,
      to: sower.hands[0][0] + 20,
      y: 640,
      height: 92,
      count: 10,
      color: "#3f7d5a",
      lit: "#8fbf74",
    }),
    fill(
      polygon([
        [noter.hands[0][0] - 16, noter.hands[0][1] - 30],
        [noter.hands[0][0] + 12, noter.hands[0][1] - 36],
        [noter.hands[0][0] + 20, noter.hands[0][1] + 2],
        [noter.hands[0][0] - 8, noter.hands[0][1] + 8],
      ]),
      "#fdf6e6",
    ),
    gull([300, 170], 150, "right", -8),
    gull([170, 232], 90, "right", 4),
    flock(pts("600 120, 640 138, 566 142"), 16, "#4a6f80"),
    reeds(sheet, {
      from: 840,
      to: width + 20,
      y: height + 10,
      height: 190,
      count: 80,
      color: "#3f6b48",
      lit: "#a9a957",
      lean: -0.08,
    }),
    reeds(sheet, {
      from: -20,
      to: 200,
      y: height + 10,
      height: 150,
      count: 40,
      color: "#2f6152",
      lit: "#7f9a58",
    }),
  );
}

export const programMarine: Picture = {
  name: "program-marine",
  seed: "programme-marine",
  width: 1200,
  height: 800,
  widths: [480, 720, 960],
  draw,
};
