import { flock } from "../../../../parts/animals/birds.ts";
import { ellipse, fill, group, polygon, pts, rect, taper } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { chair, pointing } from "../../../../parts/people/poses.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { rod, tackle, wheelchair } from "../../../../parts/things/gear.ts";
import { cloud, glow, sky, streaks } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 660;
  const deckY = 716;
  const rim = { color: "#ffc58a", side: -1 } as const;
  const seat = [700, deckY - 84] as const;
  const wheels = wheelchair(seat, 300, "left", "#3a3152");
  const girl = person({
    at: seat,
    seat: true,
    height: 300,
    build: "teen",
    facing: "left",
    pose: { ...chair, lean: -2, nod: -4, upper: [24, 34], fore: [86, 74] },
    skin: skin.brown,
    hair: hair.black,
    style: "ponytail",
    top: "#7c3f5c",
    legs: "#2e2b4a",
    vest: "#d8663c",
    rim,
  });
  const friend = person({
    at: [960, deckY],
    height: 290,
    build: "teen",
    facing: "left",
    pose: pointing,
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "beanie", color: "#39587a" },
    top: "#3d4a73",
    legs: "#2b2742",
    vest: vest.yellow,
    rim,
  });
  const wood = "#43304a";
  const lit = "#b8705c";
  const rail = group([
    rect(520, deckY - 92, 720, 10, wood),
    rect(520, deckY - 92, 720, 3, "#f2a06b"),
    rect(520, deckY - 52, 720, 6, wood),
    ...[520, 616, 860, 1040, 1180].map((x) => rect(x - 5, deckY - 92, 10, 92, wood)),
  ]);
  const platform = group([
    rect(500, deckY, 740, 26, wood),
    fill(
      polygon([
        [500, deckY],
        [520, deckY - 14],
        [1240, deckY - 14],
        [1240, deckY],
      ]),
      lit,
    ),
    rect(500, deckY - 18, 12, 10, "#e8a26a"),
    ...[540, 700, 860, 1020, 1180].map((x) =>
      group([rect(x - 9, deckY + 26, 18, 90, "#36273f"), rect(x - 9, deckY + 26, 5, 90, lit)]),
    ),
    taper([560, deckY + 30], [690, deckY + 100], 5, 5, "#36273f"),
    taper([880, deckY + 30], [1010, deckY + 100], 5, 5, "#36273f"),
  ]);
  const far = group([
    ridge(sheet, { y: 590, rise: 34, scale: 1200, color: "#a65a76", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 6,
      from: -40,
      to: 620,
      height: 56,
      color: "#6a3d66",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: 780,
      to: 1300,
      height: 40,
      color: "#7c4770",
      base: horizon + 3,
    }),
  ]);
  const crew = [wheels.behind, girl.art, wheels.front, friend.art];
  sheet.add(
    sky(sheet, stops("0 #2f3a6b, 0.3 #7a4f88, 0.58 #d96f73, 0.82 #f6a765, 1 #fdd894"), horizon),
    glow(sheet, [270, 610], 560, "#ffe2a0", 0.9),
    ellipse([270, 616], 54, 54, "#fff0c0"),
    cloud(sheet, [860, 210], 760, 80, "#a65f8c", 0.75),
    cloud(sheet, [300, 130], 620, 60, "#6f5490", 0.8),
    cloud(sheet, [430, 330], 700, 50, "#ee8f74", 0.85),
    cloud(sheet, [1060, 420], 560, 44, "#f39a72", 0.8),
    streaks(sheet, { from: 60, to: 560, count: 14, color: "#ffc08a", opacity: 0.6 }),
    flock(pts("420 240, 470 220, 520 210, 566 222, 610 240, 380 262"), 34, "#43305a"),
    far,
    water(sheet, horizon, stops("0 #fcc988, 0.3 #d97a74, 0.7 #6e4a80, 1 #2c315e")),
    reflection(sheet, [far], horizon, { opacity: 0.5, ripple: 12 }),
    glitter(sheet, {
      x: 270,
      from: horizon + 3,
      to: height,
      spread: 320,
      count: 54,
      color: "#fff0c0",
      opacity: 0.9,
    }),
    ripples(sheet, { from: horizon + 10, to: height, count: 44, color: "#ffd9a6", opacity: 0.4 }),
    reflection(sheet, [platform, rail, ...crew], deckY + 100, { opacity: 0.45, ripple: 16 }),
    platform,
    tackle([1120, deckY - 4], 76, "#8c3f4c"),
    ...crew,
    rail,
    rod({
      grip: girl.hands[0],
      angle: 36,
      length: 290,
      facing: "left",
      bend: 0.1,
      to: [372, 770],
      bobber: cloth.coral,
      color: "#2b2139",
    }),
    rings([372, 770], 60, "#ffe6bd", 0.8),
    rect(0, 0, width, height, "#2f2147", 'opacity="0.06"'),
  );
}

export const anglersSunsetPlatform: Picture = {
  ...shapes.gallery,
  name: "gallery-sunset-platform",
  draw,
};
