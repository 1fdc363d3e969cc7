import { caddis, stonefly } from "../../../parts/animals/insects/brook-nymphs.ts";
import { dragonfly, mayfly } from "../../../parts/animals/insects/insects.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, rocks } from "../../../parts/land/land.ts";
import { cloth, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { pointing, showing, squatting, stooping } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { broadleaf, crown } from "../../../parts/plants/trees/leafy.ts";
import { pine } from "../../../parts/plants/trees/trees.ts";
import { bucket } from "../../../parts/things/gear.ts";
import { foam, kickNet } from "../../../parts/waters/riffle.ts";
import { glow, sky } from "../../../parts/waters/sky.ts";
import { rings, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const rim = { color: "#fdf8d0", side: -1 } as const;
  const wade = { legs: "#4d5a4c", waders: true, rim } as const;
  const netter = person({
    ...folk.zuri,
    ...wade,
    at: [620, 486],
    height: 234,
    facing: "right",
    pose: { ...pointing, lean: 16, nod: 16, upper: [44, 60], fore: [60, 74] },
    vest: vest.orange,
  });
  const kicker = person({
    ...folk.maya,
    ...wade,
    at: [862, 456],
    height: 218,
    facing: "left",
    pose: { ...stooping, upper: [20, 30], fore: [30, 38] },
    vest: vest.yellow,
  });
  const mentor = person({
    ...folk.walt,
    ...wade,
    at: [1006, 418],
    height: 262,
    facing: "left",
    pose: { ...showing, nod: 14 },
  });
  const small = person({
    ...folk.finn,
    at: [1136, 428],
    height: 148,
    facing: "left",
    pose: { ...showing, nod: -2, upper: [60, 66], fore: [128, 130] },
    vest: vest.red,
    rim,
  });
  const sitter = person({
    ...folk.amal,
    at: [416, 424],
    height: 200,
    facing: "right",
    pose: { ...squatting, lean: 30, nod: 14 },
    vest: vest.yellow,
    rim,
  });
  const stream = pts(
    "1340 400, 1160 420, 1000 416, 820 410, 600 416, 420 440, 240 480, 60 500, -60 520, -60 740, 1340 740",
  );
  const stones: readonly (readonly [number, number, number])[] = [
    [540, 470, 54],
    [726, 452, 46],
    [744, 540, 80],
    [930, 500, 70],
    [1090, 480, 60],
    [1200, 560, 110],
    [520, 580, 90],
    [990, 610, 110],
    [300, 520, 60],
    [1240, 446, 50],
  ];
  sheet.add(
    sky(sheet, [
      [0, "#bfe0cf"],
      [0.4, "#e6efc6"],
      [1, "#9cc07a"],
    ]),
    glow(sheet, [300, 60], 460, "#fdf9d4", 0.9),
    ...[500, 590, 680, 780, 880, 1190, 1260].map((x, i) =>
      pine(sheet, [x, 330], 230 + (i % 3) * 46, "#86b58a", "#a9cd98", -1),
    ),
    ...[60, 190, 330, 460, 620, 780, 920, 1060, 1190].map((x, i) =>
      crown(sheet, [x, 312 + (i % 2) * 10], 190, 120, "#5c9a58", "#9fc96c", -1),
    ),
    fill(polygon(pts("-20 318, 1300 312, 1300 400, -20 400")), "#5c9a58"),
    bank(
      pts("-60 380, 200 352, 500 350, 800 346, 1100 350, 1340 340, 1340 500, -60 560"),
      "#7fb05a",
    ),
    broadleaf(sheet, [1210, 372], 360, "#4a8a4c", "#96c860"),
    broadleaf(sheet, [120, 396], 400, "#427f4a", "#8cc05c"),
    fill(smooth(stream.map(([x, y]): Point => [x, y - 12])), "#b9ae86"),
    fill(
      polygon(stream),
      sheet.linear([
        [0, "#bfe3d6"],
        [0.25, "#74bdb4"],
        [0.6, "#3c95a0"],
        [1, "#1f6d86"],
      ]),
    ),
    ripples(sheet, {
      from: 430,
      to: height,
      count: 120,
      color: "#f8fcf2",
      opacity: 0.7,
      length: 110,
    }),
    ripples(sheet, {
      from: 470,
      to: height,
      count: 40,
      color: "#1c6076",
      opacity: 0.4,
      length: 150,
    }),
    ...stones.flatMap(([x, y, s]) => [
      rocks(sheet, {
        at: [x, y],
        count: 2,
        spread: s * 1.1,
        size: s,
        lit: "#a9b09a",
        dark: "#5c736f",
      }),
      foam(x + s * 0.1, y + s * 0.06, s * 0.95),
    ]),
    ellipse([416, 428], 56, 8, "#4f7f45", 0, 'opacity="0.5"'),
    ellipse([1006, 420], 54, 7, "#6f8a5a", 0, 'opacity="0.5"'),
    ellipse([1136, 430], 40, 6, "#4f7f45", 0, 'opacity="0.5"'),
    sitter.art,
    bucket([480, 436], 44, cloth.coral),
    mentor.art,
    // The tray the mentor holds out and the jar held to the light.
    fill(
      polygon([
        [mentor.hands[0][0] - 62, mentor.hands[0][1] - 8],
        [mentor.hands[0][0] + 16, mentor.hands[0][1] - 8],
        [mentor.hands[0][0] + 10, mentor.hands[0][1] + 10],
        [mentor.hands[0][0] - 56, mentor.hands[0][1] + 10],
      ]),
      "#f4f1e2",
    ),
    small.art,
    group([
      ellipse(
        [small.hands[0][0] - 4, small.hands[0][1] - 16],
        14,
        19,
        "#dff2ee",
        0,
        'opacity="0.85"',
      ),
      ellipse(
        [small.hands[0][0] - 4, small.hands[0][1] - 10],
        11,
        11,
        "#8cc8c0",
        0,
        'opacity="0.9"',
      ),
      taper(
        [small.hands[0][0] - 12, small.hands[0][1] - 36],
        [small.hands[0][0] + 4, small.hands[0][1] - 36],
        4,
        4,
        cloth.coral,
      ),
    ]),
    rings([862, 458], 60, "#f8fcf2", 0.8),
    kicker.art,
    ellipse([866, 460], 46, 7, "#8fcac0", 0, 'opacity="0.9"'),
    rings([620, 488], 62, "#f8fcf2", 0.8),
    kickNet(netter.hands[0], [746, 494], 92),
    netter.art,
    ellipse([622, 490], 48, 7, "#7fc0b9", 0, 'opacity="0.9"'),
    foam(748, 498, 70),
    // In the foreground: what they are looking for.
    fill(smooth(pts("-60 760, -40 640, 60 590, 200 574, 340 600, 430 660, 470 760")), "#8f9a86"),
    fill(smooth(pts("-60 760, -20 690, 90 660, 240 656, 360 676, 430 664, 470 760")), "#64766c"),
    ...pts("70 620, 300 620, 180 600, 380 650, 30 660").map(([x = 0, y = 0], i) =>
      ellipse([x, y], 22 - i * 2, 7, "#7f9a5a", 8, 'opacity="0.8"'),
    ),
    ellipse([196, 648], 96, 20, "#3f5048", -16, 'opacity="0.4"'),
    stonefly([190, 634], 150, -18, "#a87a3c"),
    caddis(sheet, [356, 690], 96, 12),
    mayfly([330, 300], 44, "#6d5a3a"),
    dragonfly(sheet, [840, 190], 90, -20, "#2f7fa0"),
    reeds(sheet, {
      from: 1000,
      to: width + 20,
      y: height + 14,
      height: 150,
      count: 46,
      color: "#2f6f45",
      lit: "#a9cc62",
      lean: -0.06,
    }),
  );
}

export const eventInsectHunt: Picture = {
  ...shapes.article,
  name: "event-insect-hunt",
  draw,
};
