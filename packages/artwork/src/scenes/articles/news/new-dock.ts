import { dock } from "../../../parts/afloat/docks.ts";
import { group, type Point, pts, taper } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { bank } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair, pointing, standing } from "../../../parts/people/poses.ts";
import { lilies } from "../../../parts/plants/plants.ts";
import { pine } from "../../../parts/plants/trees/trees.ts";
import { rod, tackle, wheelchair } from "../../../parts/things/gear.ts";
import { sky, streaks, sun } from "../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 320;
  const rim = { color: "#fff3d6", side: -1 } as const;
  const shore = backdrop(sheet, horizon, ["#c9b394", "#94a088", "#47705c"], 90);
  const y = 560;
  const stand = y - 14;
  const chairAt: Point = [620, stand - 250 * 0.28];
  const wheels = wheelchair(chairAt, 250, "left", cloth.coral);
  const sitter = person({
    at: chairAt,
    seat: true,
    height: 250,
    build: "teen",
    facing: "left",
    pose: { ...chair, upper: [20, 32], fore: [82, 70] },
    skin: skin.brown,
    hair: hair.black,
    style: "long",
    hat: { kind: "cap", color: cloth.ochre },
    top: cloth.ocean,
    legs: cloth.khaki,
    vest: vest.orange,
    rim,
  });
  const friend = person({
    at: [800, stand],
    height: 210,
    build: "child",
    facing: "left",
    pose: pointing,
    skin: skin.fair,
    hair: hair.auburn,
    style: "short",
    top: cloth.forest,
    legs: cloth.navy,
    vest: vest.yellow,
    rim,
  });
  const helper = person({
    at: [1010, stand],
    height: 290,
    build: "adult",
    facing: "left",
    pose: standing,
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    top: cloth.sand,
    legs: cloth.moss,
    rim,
  });
  const deck = dock({
    from: 440,
    to: width + 60,
    y,
    water: 628,
    depth: 36,
    wood: "#8f6d4a",
    light: "#e6c793",
    posts: 6,
  });
  const rail = [470, 560, 1120, 1220].map((x) =>
    taper([x + 30, y - 36], [x + 30, y - 130], 6, 6, "#b58d60"),
  );
  const bars = [
    group([
      taper([500, y - 126], [590, y - 126], 7, 7, "#cfa877"),
      taper([500, y - 84], [590, y - 84], 4, 4, "#cfa877"),
    ]),
    group([
      taper([1150, y - 126], [1320, y - 126], 7, 7, "#cfa877"),
      taper([1150, y - 84], [1320, y - 84], 4, 4, "#cfa877"),
    ]),
  ];
  const all = [
    deck,
    ...rail,
    ...bars,
    helper.art,
    wheels.behind,
    sitter.art,
    wheels.front,
    friend.art,
  ];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5f93a8"],
        [0.5, "#c9cdb6"],
        [0.85, "#f8d9a4"],
        [1, "#f9c98f"],
      ],
      horizon,
    ),
    sun(sheet, [330, 196], 34, "#fff7df", "#ffdf9f"),
    streaks(sheet, { from: 40, to: 220, count: 8, color: "#fdeccb", opacity: 0.6 }),
    shore,
    water(sheet, horizon, [
      [0, "#f0cf9a"],
      [0.3, "#a3b3a0"],
      [0.65, "#4b8494"],
      [1, "#175473"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 14 }),
    glitter(sheet, {
      x: 330,
      from: horizon + 4,
      to: 520,
      spread: 150,
      count: 26,
      color: "#fff1cc",
      opacity: 0.7,
    }),
    ripples(sheet, { from: horizon + 8, to: height, count: 56, color: "#fdf0d2", opacity: 0.45 }),
    pine(sheet, [60, 420], 360, "#1f5443", "#4d8a68", 1),
    pine(sheet, [150, 414], 260, "#1f5443", "#4d8a68", 1),
    bank(pts("-60 404, 100 398, 230 412, 290 424, 160 440, -60 446"), "#3f7a55"),
    reflection(sheet, all, 628, { opacity: 0.5, ripple: 14 }),
    ...all,
    rod({
      grip: sitter.hands[0],
      angle: 44,
      length: 250,
      facing: "left",
      to: [230, 560],
      bobber: "#e2583e",
    }),
    rings([230, 562], 50, "#fdf0d2", 0.9),
    tackle([900, stand], 62, cloth.rust),
    lilies(sheet, [190, 640], {
      spread: 160,
      size: 62,
      count: 9,
      color: "#4c8d5c",
      lit: "#8fbf74",
      blossom: "#f6d7cf",
    }),
  );
}

export const newsNewDock: Picture = {
  ...shapes.article,
  name: "news-new-dock",
  draw,
};
