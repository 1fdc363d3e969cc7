import { footbridge } from "../../../../parts/afloat/footbridge.ts";
import { ellipse, fill, pts, rect, smooth, stroke } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { fish } from "../../../../parts/fish/fish.ts";
import { bank, rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { standing } from "../../../../parts/people/poses.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { pine } from "../../../../parts/plants/trees/trees.ts";
import { rays } from "../../../../parts/waters/sky.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const { arch, deck, rails } = footbridge();
  const rim = { color: "#f7f0bd", side: -1 } as const;
  const father = person({
    at: [556, arch(556)],
    height: 330,
    build: "adult",
    facing: "left",
    pose: { ...standing, lean: 6, nod: 16, upper: [-34, -26], fore: [112, 116] },
    skin: skin.brown,
    hair: hair.black,
    top: cloth.ochre,
    legs: cloth.navy,
    rim,
  });
  const toddler = person({
    at: [574, arch(556) - 258],
    seat: true,
    height: 176,
    build: "small",
    facing: "left",
    pose: { lean: 12, nod: 20, thigh: [66, 60], shin: [-4, 2], upper: [58, 66], fore: [92, 98] },
    skin: skin.brown,
    hair: hair.black,
    style: "afro",
    top: cloth.coral,
    legs: "#dfe6d4",
    vest: vest.yellow,
    rim,
  });
  sheet.add(
    rect(0, 0, width, height, sheet.linear(stops("0 #d7e8b6, 0.5 #8fbd86, 1 #3f7d63"))),
    ...[80, 190, 300, 420, 520, 640, 760, 860, 980, 1100].map((x, i) =>
      pine(sheet, [x, 470], 380 + ((i * 61) % 110), i % 2 ? "#8dba8c" : "#a3c99a"),
    ),
    ...[-10, 150, 1020, 1200].map((x, i) =>
      pine(sheet, [x, 560], 640 + (i % 2) * 80, "#4d8a68", "#78ab78", 1),
    ),
    rays(sheet, {
      at: [860, -160],
      length: 900,
      count: 6,
      spread: 46,
      aim: 108,
      color: "#fbf7cc",
      opacity: 0.5,
    }),
    fill(
      "M-20 428H1220V920H-20Z",
      sheet.linear(stops("0 #bfe0c4, 0.3 #74b6a4, 0.7 #3f8f8f, 1 #2b7480")),
    ),
    ...Array.from({ length: 26 }, () => {
      const y = random.between(720, 890);
      return ellipse(
        [random.between(80, 1120), y],
        random.between(18, 52),
        random.between(8, 18),
        random.pick(["#8a9a78", "#b0a782", "#6d8f84", "#c5b68d"]),
        0,
        'opacity="0.55"',
      );
    }),
    fish(sheet, {
      species: "rainbow trout",
      at: [470, 760],
      length: 250,
      facing: "right",
      bend: 0.4,
      haze: { color: "#3f8f8f", amount: 0.22 },
    }),
    fish(sheet, {
      species: "rainbow trout",
      at: [760, 836],
      length: 200,
      facing: "right",
      bend: -0.4,
      haze: { color: "#2b7480", amount: 0.3 },
    }),
    fish(sheet, {
      species: "rainbow trout",
      at: [770, 700],
      length: 140,
      facing: "left",
      bend: 0.3,
      haze: { color: "#3f8f8f", amount: 0.42 },
    }),
    fill(
      smooth(pts("250 600, 600 560, 960 600, 900 660, 600 628, 300 660")),
      "#1f5e58",
      'opacity="0.35"',
    ),
    ripples(sheet, {
      from: 500,
      to: height,
      count: 50,
      color: "#f3fae3",
      opacity: 0.6,
      across: [0.15, 0.85],
      length: 150,
    }),
    bank(
      pts("-60 424, 220 420, 470 428, 500 446, 420 500, 330 560, 270 640, 150 720, -60 850"),
      "#5f9a5a",
    ),
    bank(
      pts("1260 424, 1000 420, 770 428, 740 446, 820 510, 890 580, 960 650, 1090 730, 1260 840"),
      "#568f56",
    ),
    fill(smooth(pts("-60 440, 220 428, 420 434, 330 500, 210 600, -60 700")), "#72ac62"),
    fill(smooth(pts("1260 440, 1000 428, 830 434, 910 500, 1010 600, 1260 690")), "#67a05d"),
    rocks(sheet, {
      at: [250, 690],
      count: 4,
      spread: 260,
      size: 110,
      lit: "#a3a890",
      dark: "#5f6f62",
    }),
    rocks(sheet, {
      at: [1010, 712],
      count: 4,
      spread: 260,
      size: 120,
      lit: "#a3a890",
      dark: "#5f6f62",
    }),
    ...deck,
    father.art,
    toddler.art,
    stroke(`M636 ${arch(636)}L668 ${arch(668) - 300}`, "#33261b", 6),
    ...rails,
    ...pts("-30 760, 60 850, 190 890").map((p) =>
      crown(sheet, p, 260, 150, "#2f6a4b", "#7fb062", 1),
    ),
    reeds(sheet, {
      from: 940,
      to: 1230,
      y: height + 10,
      height: 200,
      count: 50,
      color: "#2f6a4b",
      lit: "#a8c96c",
      lean: -0.05,
    }),
    ...pts("-20 30, 150 -10, 330 -40, 1180 20, 1040 -30").map((p) =>
      crown(sheet, p, 330, 190, "#2f6a4b", "#9cc566", 1),
    ),
  );
}

export const anglersFootbridge: Picture = {
  ...shapes.gallery,
  name: "gallery-footbridge",
  draw,
};
