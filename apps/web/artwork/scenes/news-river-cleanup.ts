import { backdrop } from "../parts/backdrop.ts";
import { canoe } from "../parts/boats.ts";
import { cloth, hair, skin, vest } from "../parts/cast.ts";
import { person } from "../parts/figure.ts";
import { bank } from "../parts/land.ts";
import { willow } from "../parts/leafy.ts";
import { ellipse, fill, group, pts, smooth, taper } from "../parts/path.ts";
import { reeds } from "../parts/plants.ts";
import { showing, stooping, walking } from "../parts/poses.ts";
import type { Sheet } from "../parts/sheet.ts";
import { cloud, rays, sky } from "../parts/sky.ts";
import { reflection, ripples, water } from "../parts/water.ts";
import type { Picture } from "../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 300;
  const rim = { colour: "#fff3d4", side: -1 } as const;
  const shore = backdrop(sheet, horizon, ["#a9b7a4", "#7f9c82", "#3f6f58"], 62);
  const base = { legs: "#3f5a58", rim, waders: true } as const;
  const first = person({
    ...base,
    at: [600, 606],
    height: 270,
    build: "teen",
    facing: "left",
    pose: stooping,
    skin: skin.sand,
    hair: hair.brown,
    style: "ponytail",
    top: cloth.coral,
  });
  const second = person({
    ...base,
    at: [860, 580],
    height: 300,
    build: "adult",
    facing: "left",
    pose: { ...walking, upper: [16, 30], fore: [30, 66] },
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "cap", colour: cloth.ochre },
    top: cloth.ocean,
  });
  const third = person({
    at: [1070, 596],
    height: 200,
    build: "child",
    facing: "left",
    pose: showing,
    skin: skin.fair,
    hair: hair.blond,
    style: "bob",
    top: cloth.forest,
    legs: cloth.khaki,
    vest: vest.orange,
    rim,
  });
  const sack = (x: number, y: number, s: number) =>
    group([
      fill(
        smooth([
          [x - 40 * s, y],
          [x - 46 * s, y - 46 * s],
          [x - 16 * s, y - 84 * s],
          [x + 16 * s, y - 84 * s],
          [x + 46 * s, y - 44 * s],
          [x + 40 * s, y],
        ]),
        "#e8dcc3",
      ),
      fill(
        smooth([
          [x + 4 * s, y],
          [x + 14 * s, y - 60 * s],
          [x + 16 * s, y - 84 * s],
          [x + 46 * s, y - 44 * s],
          [x + 40 * s, y],
        ]),
        "#c4b592",
      ),
      taper([x - 14 * s, y - 86 * s], [x + 14 * s, y - 86 * s], 5 * s, 5 * s, cloth.forest),
    ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4f6d80"],
        [0.45, "#93aab0"],
        [0.8, "#e3d9b8"],
        [1, "#f6e4b4"],
      ],
      horizon,
    ),
    cloud(sheet, [300, 84], 940, 110, "#58748a", 0.85),
    cloud(sheet, [1060, 70], 900, 100, "#647f90", 0.85),
    cloud(sheet, [680, 120], 460, 44, "#8fa5ab", 0.8),
    shore,
    rays(sheet, {
      at: [700, -420],
      length: 780,
      count: 6,
      spread: 34,
      colour: "#fdf0c4",
      opacity: 0.55,
    }),
    water(sheet, horizon, [
      [0, "#b9d4c2"],
      [0.4, "#5ba0a6"],
      [1, "#1f6a86"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 14 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 50, colour: "#f4faf2", opacity: 0.45 }),
    canoe([300, 452], 330, cloth.forest),
    sack(250, 436, 0.62),
    sack(330, 436, 0.7),
    ellipse([190, 424], 24, 30, "none", 0, 'stroke="#2f3a3d" stroke-width="14"'),
    canoe([300, 456], 330, cloth.forest),
    ripples(sheet, {
      from: 456,
      to: 490,
      count: 8,
      colour: "#f4faf2",
      opacity: 0.7,
      across: [0.1, 0.36],
      length: 120,
    }),
    bank(pts("420 760, 470 640, 640 590, 900 562, 1340 540, 1340 760"), "#b79f73"),
    bank(pts("470 780, 560 660, 780 610, 1340 580, 1340 780"), "#9fae6b"),
    willow(sheet, [1180, 560], 420, "#4f8a58", "#a9c473"),
    third.art,
    second.art,
    first.art,
    sack(second.hands[0][0] - 6, second.hands[0][1] + 62, 0.72),
    sack(960, 616, 0.9),
    ellipse([first.hands[0][0] - 8, first.hands[0][1] + 14], 10, 16, "#cfe3df", 30),
    reeds(sheet, {
      from: 400,
      to: 560,
      y: 720,
      height: 150,
      count: 40,
      colour: "#2f6b4c",
      lit: "#93b565",
    }),
    reeds(sheet, {
      from: 980,
      to: width + 20,
      y: height + 10,
      height: 130,
      count: 50,
      colour: "#3c7550",
      lit: "#a9bf6c",
    }),
  );
}

export const newsRiverCleanup: Picture = {
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  name: "news-river-cleanup",
  draw,
};
