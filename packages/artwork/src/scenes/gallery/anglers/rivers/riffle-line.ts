import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank, mist, ridge, rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { fishing, walking } from "../../../../parts/people/poses.ts";
import { wading } from "../../../../parts/people/wading.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { birch, crown } from "../../../../parts/plants/trees/leafy.ts";
import { pine, treeline } from "../../../../parts/plants/trees/trees.ts";
import { rod } from "../../../../parts/things/gear.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const rim = { color: "#fff0c0", side: 1 } as const;
  const wader = "#59614f";
  const crew = [
    {
      at: [830, 464],
      h: 150,
      pose: fishing,
      facing: "left",
      skin: skin.fair,
      hair: hair.blond,
      style: "short",
      hat: { kind: "cap", color: cloth.coral },
      top: cloth.sky,
      vest: vest.yellow,
      angle: 50,
    },
    {
      at: [716, 600],
      h: 250,
      pose: { ...walking, lean: 8, upper: [30, 40], fore: [78, 88] },
      facing: "left",
      skin: skin.deep,
      hair: hair.black,
      style: "afro",
      top: cloth.plum,
      vest: vest.orange,
      angle: 40,
    },
    {
      at: [400, 806],
      h: 430,
      pose: { ...walking, lean: 6, upper: [24, 34], fore: [88, 96] },
      facing: "left",
      skin: skin.sand,
      hair: hair.black,
      style: "braids",
      hat: { kind: "bucket", color: cloth.ochre },
      top: cloth.rust,
      vest: vest.red,
      angle: 46,
    },
  ] as const;
  const people = crew.map(({ h, angle, ...look }, i) => {
    const who = person({ ...look, height: h, build: "teen", legs: wader, waders: true, rim });
    return group([
      rod({ grip: who.hands[0], angle, length: h * 0.92, facing: look.facing, bend: 0.06 }),
      who.art,
      wading(look.at, h, ["#8fb0a6", "#659796", "#3f7785"][i] ?? "#3f7785"),
    ]);
  });
  const river = pts(
    "860 352, 930 352, 980 400, 1010 470, 1080 560, 1260 690, 1260 960, -60 960, -60 720, 180 620, 420 520, 640 440",
  );
  const gold = ["#d9a23a", "#e4b552", "#c98a2e", "#dca040"];
  const wood = Array.from({ length: 13 }, (_, i) =>
    i < 9
      ? ([20 + i * 82, 300 + (i % 3) * 12 - i * 2, 150, 150] as const)
      : ([980 + (i - 9) * 84, 300 + (i - 9) * 12, 150 + (i - 9) * 20, 170 + (i - 9) * 24] as const),
  );
  const stones = (at: Point, count: number, spread: number, size: number) =>
    rocks(sheet, { at, count, spread, size, lit: "#b5aa92", dark: "#6f7470" });
  const grass = (from: number, to: number, y: number, h: number) =>
    reeds(sheet, { from, to, y, height: h, count: 50, color: "#8a7238", lit: "#dfc47b" });
  sheet.add(
    sky(sheet, stops("0 #a9c9d4, 1 #f8ecd0"), 380),
    ridge(sheet, { y: 160, rise: 70, scale: 900, color: "#a9b3b6", base: 420 }),
    ridge(sheet, { y: 250, rise: 40, scale: 600, color: "#8d9a8c", base: 420 }),
    treeline(sheet, {
      ground: () => 340,
      from: -40,
      to: 1240,
      height: 120,
      color: "#55715f",
      base: 420,
    }),
    mist(sheet, 360, 50, "#fbeecb", 0.7),
    rect(0, 352, width, 600, "#a08a4f"),
    bank(pts("-60 352, 860 345, 640 430, 420 510, -60 720"), "#b1954f"),
    bank(pts("930 346, 1260 340, 1260 700, 1080 566, 1000 460"), "#a98b48"),
    ...wood.map(([x, y, w, h], i) =>
      crown(sheet, [x, y], w, h, gold[i % 4] ?? "#d9a23a", "#f6da86", 1),
    ),
    ...[60, 150].map((x, i) => pine(sheet, [x, 470 + i * 20], 330, "#41604f", "#7d8f5c", 1)),
    fill(smooth(river), sheet.linear(stops("0 #d8dcc0, 0.25 #8fb3ab, 0.6 #4d868f, 1 #2c6275"))),
    fill(
      smooth(
        pts(
          "860 352, 700 404, 560 476, 380 510, 220 610, 60 650, -60 730, -60 800, 90 716, 260 664, 420 556, 600 516, 740 430, 880 360",
        ),
      ),
      "#d9c99a",
      'opacity="0.8"',
    ),
    ...pts("40 640, 150 590, 300 520, 450 470, 560 440, 1120 520, 1210 590").map((q, i) =>
      crown(sheet, q, 120 - (i % 3) * 22, 60, i % 2 ? "#a8662f" : "#b98a3a", "#e2b25a", 1),
    ),
    grass(-20, 240, 690, 90),
    ripples(sheet, {
      from: 370,
      to: height,
      count: 110,
      color: "#fbf8e6",
      opacity: 0.75,
      across: [0.08, 0.98],
      length: 150,
    }),
    ripples(sheet, {
      from: 520,
      to: height,
      count: 40,
      color: "#1d5164",
      opacity: 0.4,
      across: [0.1, 1],
      length: 170,
    }),
    stones([960, 560], 3, 150, 44),
    stones([590, 590], 2, 100, 36),
    ...people.slice(0, 2),
    stones([760, 770], 3, 260, 90),
    fill(smooth(pts("610 776, 760 764, 930 776, 1010 792, 800 796")), "#f7f6e4", 'opacity="0.7"'),
    ...people.slice(2),
    ...Array.from({ length: 22 }, () => {
      const y = random.between(520, 880);
      return ellipse(
        [random.between(200, 1180), y],
        4 + (y - 480) * 0.015,
        2 + (y - 480) * 0.006,
        random.pick(gold),
        random.around(40),
      );
    }),
    birch(sheet, [1165, height + 30], 930, "#d09a35", "#f4d27a"),
    grass(930, 1240, height + 14, 150),
  );
}

export const anglersRiffleLine: Picture = {
  ...shapes.gallery,
  name: "gallery-riffle-line",
  draw,
};
