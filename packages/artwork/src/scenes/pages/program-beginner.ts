import { dock } from "../../parts/afloat/docks.ts";
import { duck } from "../../parts/animals/birds.ts";
import { mix } from "../../parts/drawing/color.ts";
import { fill, group, type Point, pts, rect, smooth, stroke } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { stops } from "../../parts/drawing/stops.ts";
import { fish } from "../../parts/fish/fish.ts";
import { ridge, rocks, waver } from "../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../parts/people/cast.ts";
import { closeFace } from "../../parts/people/close-face.ts";
import { person } from "../../parts/people/figure.ts";
import { openHand } from "../../parts/people/hands/open-hand.ts";
import { cattails, lilies } from "../../parts/plants/plants.ts";
import { broadleaf, willow } from "../../parts/plants/trees/leafy.ts";
import { bucket, rod } from "../../parts/things/gear.ts";
import { pondweed } from "../../parts/waters/riverbed.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import { reflection, rings, ripples, shafts } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

const rim = { color: "#fff3d2", side: -1 } as const;

/** The far side of the pond: hills, broad trees and a willow. */
function farShore(sheet: Sheet, horizon: number): string {
  return group([
    ridge(sheet, { y: 240, rise: 24, scale: 900, color: "#a9c7b0", base: horizon + 3 }),
    ridge(sheet, { y: 272, rise: 16, scale: 600, color: "#7fae8b", base: horizon + 3 }),
    ...[70, 210, 350, 660, 1050, 1170].map((x, i) =>
      broadleaf(sheet, [x, horizon], 112 + (i % 3) * 36, "#3f7d5a", "#7cb173", "#4d4431", 1),
    ),
    willow(sheet, [500, horizon + 6], 250, "#4f8a58", "#b0c673"),
    fill(
      smooth(
        pts(
          `-40 ${horizon - 10}, 400 ${horizon - 16}, 900 ${horizon - 8}, 1240 ${horizon - 14}, 1240 ${horizon + 4}, -40 ${horizon + 4}`,
        ),
      ),
      "#5a9460",
    ),
  ]);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 312;
  const surface = 566;
  const deckY = 548;
  const wave = waver(sheet, 460);
  const edge = smooth(
    Array.from({ length: 32 }, (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 4]),
    false,
  );
  const below = `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
  const shore = farShore(sheet, horizon);
  const child = person({
    at: [700, deckY - 17],
    height: 440,
    build: "small",
    facing: "left",
    pose: { lean: 80, nod: -20, thigh: [72, 64], shin: [-90, -89], upper: [26, 40], fore: [6, 18] },
    skin: skin.fair,
    hair: hair.blond,
    style: "ponytail",
    hat: { kind: "cap", color: cloth.coral },
    top: cloth.sky,
    legs: cloth.navy,
    short: { sleeves: true },
    vest: vest.orange,
    rim,
  });
  const teacher = person({
    at: [846, deckY - 21],
    height: 600,
    build: "adult",
    facing: "left",
    pose: { lean: 36, nod: 10, thigh: [16, 84], shin: [-90, 4], upper: [6, 30], fore: [60, 16] },
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    hat: { kind: "straw", color: cloth.sand },
    top: cloth.plum,
    legs: cloth.khaki,
    short: { sleeves: true },
    vest: "#3f83b4",
    rim,
  });
  const deck = dock({
    from: 520,
    to: width + 60,
    y: deckY,
    water: surface,
    depth: 40,
    wood: "#7c6247",
    light: "#d3b483",
    posts: 1,
  });
  sheet.add(
    sky(sheet, stops("0 #8cc3d6, 0.6 #cde5e0, 1 #f4ecd2"), horizon),
    cloud(sheet, [230, 116], 400, 50, "#fdf9ee", 0.9),
    cloud(sheet, [860, 80], 300, 36, "#fdf9ee", 0.7),
    shore,
    rect(0, horizon, width, height, sheet.linear(stops("0 #b6d8cd, 0.25 #7fbcbb, 0.5 #4f9fa9"))),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 10 }),
    ripples(sheet, {
      from: horizon + 10,
      to: surface,
      count: 34,
      color: "#f4fbf4",
      opacity: 0.45,
    }),
    duck([392, 398], 60, "right"),
    duck([318, 412], 54, "right", false),
    lilies(sheet, [130, 512], {
      spread: 170,
      size: 72,
      count: 11,
      color: "#4c8d5c",
      lit: "#8fbf74",
      blossom: "#f2c3c4",
    }),
    deck,
    rod({ grip: [1010, deckY - 22], angle: 4, length: 330, facing: "right", bend: 0 }),
    bucket([1130, deckY - 18], 70, cloth.sky),
    teacher.art,
    child.art,
    openHand(teacher.hands[1], 44, 128, mix(skin.deep, "#062033", 0.1)),
    closeFace({ ...child.head, skin: skin.fair, shaded: true }),
    closeFace({ ...teacher.head, skin: skin.deep, shaded: true }),
  );
  sheet.add(
    fill(
      below,
      sheet.linear(stops("0 #5fb0ab 0.55, 0.16 #3f969d 0.72, 0.5 #23707f 0.97, 1 #135470")),
    ),
    fill(
      smooth(pts("-40 770, 200 752, 460 776, 760 756, 1000 772, 1240 750, 1240 860, -40 860")),
      "#2c6f70",
    ),
    rocks(sheet, {
      at: [640, 806],
      count: 9,
      spread: 1200,
      size: 70,
      lit: "#4f8f88",
      dark: "#205f66",
    }),
    // Floats carry the deck; lily stems go down to their roots.
    ...[600, 830, 1060].map((x) =>
      fill(
        smooth([
          [x, 568],
          [x + 150, 568],
          [x + 160, 596],
          [x + 140, 616],
          [x + 10, 616],
          [x - 10, 596],
        ]),
        "#123f52",
        'opacity="0.75"',
      ),
    ),
    ...pts("40 540, 96 552, 150 546, 214 540").map(([x, y], i) =>
      stroke(
        `M${x} ${y + 26}C${x + 20} 640 ${x - 16} 700 ${70 + i * 34} 790`,
        "#4f8f62",
        5,
        'opacity="0.8"',
      ),
    ),
    shafts(sheet, { x: 420, y: surface - 4, depth: 240, color: "#f4fbe0", opacity: 0.3 }),
    ...(
      [
        [850, 700, 84, "left"],
        [960, 668, 70, "left"],
        [214, 700, 76, "right"],
      ] as const
    ).map(([x, y, length, facing]) =>
      fish(sheet, {
        species: "bluegill",
        at: [x, y],
        length,
        facing,
        bend: 0.3,
        haze: { color: "#256f7f", amount: 0.55 },
      }),
    ),
    pondweed(sheet, [300, 800], 150, "#2f7a58", "#7fb469", 0.1),
    pondweed(sheet, [1010, 806], 130, "#2f7a58", "#7fb469", -0.1),
    pondweed(sheet, [1130, 806], 160, "#2a6e55", "#6fa863", -0.1),
    fish(sheet, {
      species: "bluegill",
      at: [child.hands[0][0] - 116, child.hands[0][1] + 62],
      length: 150,
      facing: "left",
      pitch: -14,
      bend: 0.5,
    }),
    openHand(child.hands[1], 42, 150, mix(skin.fair, "#2f7f8c", 0.42), -1),
    openHand(child.hands[0], 44, 132, mix(skin.fair, "#4f9fa0", 0.26), -1),
    stroke(edge, "#f8fcef", 4, 'opacity="0.9"'),
    rings([child.hands[0][0] + 8, surface + 2], 74, "#f8fcef", 0.9),
    cattails(
      sheet,
      {
        from: -10,
        to: 110,
        y: height + 10,
        height: 360,
        count: 30,
        color: "#2c6e49",
        lit: "#7da75e",
      },
      5,
    ),
  );
}

export const programBeginner: Picture = {
  width: 1200,
  height: 800,
  widths: [480, 720, 960],
  name: "program-beginner",
  seed: "programme-beginner",
  draw,
};
