import {
  ellipse,
  fill,
  group,
  type Point,
  rect,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { fish } from "../../../../parts/fish/fish.ts";
import { mist, ridge, rocks, waver } from "../../../../parts/land/land.ts";
import { cloth } from "../../../../parts/people/cast.ts";
import { dangling } from "../../../../parts/people/clothes/boots.ts";
import { ribbons } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { float } from "../../../../parts/things/gear.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { rings, shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const surface = 520;
  const wave = waver(sheet, 620);
  const edge = smooth(
    Array.from({ length: 31 }, (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 5]),
    false,
  );
  const legs: readonly (readonly [number, string, string, number])[] = [
    [112, cloth.navy, "#e0b13c", 3],
    [352, "#a58a5c", "#c9503e", 9],
    [592, "#5f7f9b", "#3f8a62", -3],
    [826, cloth.plum, "#3578a3", -10],
    [1056, cloth.navy, "#e58a4a", 6],
  ];
  const post = (x: number) =>
    group([
      rect(x, 90, 44, height - 90, "#5b4331"),
      rect(x, 90, 14, height - 90, "#8a694b"),
      rect(x, surface + 4, 44, height - surface, "#1d6170", 'opacity="0.55"'),
    ]);
  const line = (x: number, to: number, color: string) =>
    group([
      stroke(`M${x} -20Q${x + 4} 330 ${to} ${surface - 14}`, "#fdf6e6", 2),
      rings([to, surface + 2], 36, "#f6fbea", 0.8),
      float([to, surface + 2], 13, color),
    ]);
  sheet.add(
    sky(sheet, stops("0 #cfe6df, 1 #fbeecb"), surface),
    ridge(sheet, { y: 380, rise: 34, scale: 900, color: "#bcd3c4", base: surface + 10 }),
    treeline(sheet, {
      ground: () => surface - 12,
      from: -40,
      to: 1240,
      height: 90,
      color: "#8fb5a4",
      base: surface + 10,
    }),
    mist(sheet, surface - 10, 60, "#fbf3dc", 0.9),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear(stops("0 #a9dccb, 0.25 #5db3b0, 0.7 #2b8595, 1 #175f78")),
    ),
    shafts(sheet, { x: 560, y: surface, depth: 380, color: "#f4fbdf", opacity: 0.4 }),
    fish(sheet, {
      species: "pumpkinseed",
      at: [880, 640],
      length: 130,
      facing: "left",
      haze: { color: "#5db3b0", amount: 0.35 },
    }),
    fish(sheet, {
      species: "bluegill",
      at: [990, 720],
      length: 110,
      facing: "left",
      bend: -0.4,
      haze: { color: "#2b8595", amount: 0.45 },
    }),
    rocks(sheet, {
      at: [560, height + 26],
      count: 11,
      spread: 1320,
      size: 130,
      lit: "#5f978f",
      dark: "#3a7c80",
    }),
    ribbons(sheet, {
      from: 980,
      to: 1210,
      y: height + 10,
      height: 240,
      count: 16,
      color: "#2a7a62",
      lit: "#8fbd6a",
      lean: -0.1,
    }),
    post(214),
    post(924),
    fish(sheet, {
      species: "bluegill",
      at: [560, 730],
      length: 230,
      facing: "right",
      pitch: 18,
      bend: 0.4,
    }),
    fish(sheet, {
      species: "pumpkinseed",
      at: [190, 680],
      length: 170,
      facing: "right",
      pitch: 6,
      haze: { color: "#5db3b0", amount: 0.15 },
    }),
    ...Array.from({ length: 9 }, () =>
      ellipse(
        [random.between(60, 1140), random.between(600, 860)],
        5,
        5,
        "#eafaf0",
        0,
        'opacity="0.5"',
      ),
    ),
    stroke(edge, "#f8fcf0", 5, 'opacity="0.9"'),
    rect(-10, -10, width + 20, 84, "#dcb882"),
    ...[20, 128, 252, 360, 480, 610, 735, 850, 975, 1100].map((x) =>
      stroke(`M${x} 74L${600 + (x - 600) * 0.9} -10`, "#a57c52", 4),
    ),
    rect(-10, 74, width + 20, 62, "#96704b"),
    rect(-10, 74, width + 20, 10, "#ecd0a0"),
    rect(-10, 124, width + 20, 14, "#5d4230"),
    ...legs.flatMap(([x, leg, boot, turn], i) => [
      dangling([x + 42, 74], [306, 318, 290, 330, 300][i] ?? 300, -turn - 5, leg, boot),
      dangling([x - 42, 74], [314, 300, 306, 322, 310][i] ?? 300, turn, leg, boot),
    ]),
    line(474, 470, cloth.coral),
    line(720, 708, cloth.ochre),
  );
}

export const anglersBootsOverWater: Picture = {
  ...shapes.gallery,
  name: "gallery-boots-over-water",
  draw,
};
