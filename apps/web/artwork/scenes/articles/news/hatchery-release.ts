import { fill, group, type Point, pts, smooth, stroke } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { bank, ridge, rocks, waver } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { showing, squatting } from "../../../parts/people/poses.ts";
import { reeds, ribbons } from "../../../parts/plants/plants.ts";
import { pine, treeline } from "../../../parts/plants/trees.ts";
import { bucket, net } from "../../../parts/things/gear.ts";
import { sky, sun } from "../../../parts/waters/sky.ts";
import { rings, shafts } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 400;
  const wave = waver(sheet, 500);
  const line = Array.from(
    { length: 33 },
    (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 5],
  );
  const edge = smooth(line, false);
  const rim = { colour: "#fff3d4", side: 1 } as const;
  const girl = person({
    at: [360, 402],
    height: 250,
    build: "child",
    facing: "right",
    pose: { ...squatting, lean: 34, upper: [50, 60], fore: [72, 80] },
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: cloth.ochre,
    legs: cloth.navy,
    shoes: "#2f5d4c",
    vest: vest.orange,
    rim,
  });
  const man = person({
    at: [190, 396],
    height: 300,
    build: "adult",
    facing: "right",
    pose: { ...showing, lean: 16 },
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "cap", colour: cloth.forest },
    top: cloth.moss,
    legs: "#4d5a4c",
    waders: true,
    rim,
  });
  const pail: Point = [girl.hands[0][0] + 22, girl.hands[0][1] + 6];
  const fry = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const at: Point = [
      560 + t * 520 + sheet.random.around(40),
      surface + 60 + t * 110 + sheet.random.around(62),
    ];
    return fish(sheet, {
      species: i % 4 === 3 ? "rainbow trout" : "brook trout",
      at,
      length: 74 + t * 40,
      facing: "right",
      pitch: sheet.random.around(12) - 10 + t * 10,
      bend: sheet.random.around(0.8),
      haze: { colour: "#2c8290", amount: 0.16 + sheet.random.between(0, 0.3) },
    });
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#9ccac9"],
        [1, "#f3eed0"],
      ],
      surface + 10,
    ),
    sun(sheet, [1010, 110], 30, "#fffbe9", "#fff0bd"),
    ridge(sheet, { y: 270, rise: 34, scale: 900, colour: "#b5d2ae", base: surface + 10 }),
    treeline(sheet, {
      ground: () => 366,
      from: -40,
      to: width + 40,
      height: 120,
      colour: "#6fa37a",
      base: surface + 10,
    }),
    ...[620, 800, 1130, 1230].map((x, i) =>
      pine(sheet, [x, 392], 220 + (i % 2) * 80, "#3a7554", "#76a870", 1),
    ),
    bank(pts("500 392, 800 380, 1340 370, 1340 430, 480 430"), "#86ac66"),
    reeds(sheet, {
      from: 560,
      to: width,
      y: 404,
      height: 44,
      count: 70,
      colour: "#4f8a55",
      lit: "#b5cf7c",
    }),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#86cbc4"],
        [0.18, "#46a0a8"],
        [0.65, "#1f6f88"],
        [1, "#0c4a66"],
      ]),
    ),
    shafts(sheet, { x: 760, y: surface, depth: 320, colour: "#f0f8d8", opacity: 0.34 }),
    stroke(edge, "#f6fbea", 4, 'opacity="0.9"'),
    ribbons(sheet, {
      from: 1010,
      to: 1290,
      y: height + 10,
      height: 230,
      count: 16,
      colour: "#1d6a62",
      lit: "#6fae68",
      lean: 0.1,
    }),
    ...fry,
    bank(
      pts("-60 392, 160 388, 330 396, 440 404, 480 430, 420 520, 330 600, 360 760, -60 760"),
      sheet.linear([
        [0, "#86a45c"],
        [0.1, "#8d7a52"],
        [1, "#3d4a45"],
      ]),
    ),
    rocks(sheet, {
      at: [720, height + 12],
      count: 9,
      spread: 900,
      size: 130,
      lit: "#3f7f88",
      dark: "#154d60",
    }),
    rocks(sheet, {
      at: [420, 424],
      count: 3,
      spread: 110,
      size: 56,
      lit: "#a7a288",
      dark: "#5f6758",
    }),
    net(man.hands[0], 170, 52, "#8a5f35"),
    man.art,
    girl.art,
    group(
      [bucket([0, 30], 74, "#faf6ee")],
      `transform="translate(${pail[0]} ${pail[1]}) rotate(72)"`,
    ),
    fill(
      smooth([
        [pail[0] + 40, pail[1] + 4],
        [pail[0] + 74, pail[1] + 30],
        [pail[0] + 92, surface + 6],
        [pail[0] + 56, surface + 6],
        [pail[0] + 48, pail[1] + 48],
        [pail[0] + 32, pail[1] + 34],
      ]),
      "#d9f1ec",
      'opacity="0.85"',
    ),
    rings([pail[0] + 78, surface + 4], 62, "#f6fbea", 0.9),
  );
}

export const newsHatcheryRelease: Picture = {
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  name: "news-hatchery-release",
  draw,
};
