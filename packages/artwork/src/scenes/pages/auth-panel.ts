import { canoe, oar } from "../../parts/afloat/boats.ts";
import { ellipse, fill, type Point, smooth, stroke } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { fish } from "../../parts/fish/fish.ts";
import { ridge, rocks, waver } from "../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { paddling } from "../../parts/people/poses.ts";
import { ribbons } from "../../parts/plants/plants.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { sky } from "../../parts/waters/sky.ts";
import { shafts } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 330;
  const deep = "#0a3d5c";
  const wave = waver(sheet, 700);
  const line = Array.from(
    { length: 31 },
    (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 7],
  );
  const paddler = (x: number, who: Partial<Parameters<typeof person>[0]>) =>
    person({
      at: [x, surface - 42],
      seat: true,
      height: 240,
      build: "adult",
      facing: "right",
      pose: paddling,
      skin: skin.brown,
      hair: hair.black,
      top: cloth.sand,
      legs: cloth.navy,
      vest: vest.orange,
      rim: { color: "#fff0d0", side: 1 },
      ...who,
    });
  const bow = paddler(690, {
    style: "ponytail",
    build: "child",
    height: 205,
    skin: skin.fair,
    hair: hair.auburn,
    top: cloth.sky,
    vest: vest.yellow,
  });
  const stern = paddler(430, { hat: { kind: "straw", color: cloth.sand }, top: cloth.forest });
  const boat = [
    bow.art,
    stern.art,
    canoe([560, surface], 560, cloth.rust),
    oar(
      [stern.hands[1][0] - 12, stern.hands[1][1] - 30],
      [stern.hands[0][0] + 46, surface + 40],
      "#e0c08a",
    ),
    oar(
      [bow.hands[1][0] - 10, bow.hands[1][1] - 26],
      [bow.hands[0][0] + 44, surface + 36],
      "#e0c08a",
    ),
  ];
  const hull = fill(
    smooth([
      [300, surface - 6],
      [420, surface + 26],
      [560, surface + 32],
      [700, surface + 26],
      [820, surface - 6],
    ]),
    "#3b1d1c",
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7fb0c0"],
        [0.6, "#cfe0d3"],
        [1, "#f6e3c0"],
      ],
      surface + 20,
    ),
    ridge(sheet, { y: 262, rise: 26, scale: 900, color: "#9dbdb4", base: surface + 20 }),
    treeline(sheet, {
      ground: () => surface - 6,
      from: -40,
      to: width + 40,
      height: 60,
      color: "#4f8577",
      base: surface + 20,
    }),
    ...boat,
    fill(
      `${smooth(line, false)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#6fb4bd"],
        [0.09, "#3f93a8"],
        [0.36, "#1a6a8c"],
        [0.66, deep],
        [1, "#062c44"],
      ]),
    ),
    hull,
    stroke(smooth(line, false), "#e9f6f1", 5, 'opacity="0.85"'),
    stroke(
      smooth(
        line.map(([x, y]): Point => [x, y + 11]),
        false,
      ),
      "#bfe3e0",
      3,
      'opacity="0.4"',
    ),
    shafts(sheet, { x: width * 0.62, y: surface, depth: 860, color: "#cdeeea", opacity: 0.3 }),
    fish(sheet, {
      species: "rainbow trout",
      at: [980, 560],
      length: 190,
      facing: "left",
      bend: 0.4,
      haze: { color: "#2f86a0", amount: 0.55 },
    }),
    fish(sheet, {
      species: "rainbow trout",
      at: [170, 500],
      length: 150,
      facing: "right",
      bend: -0.4,
      haze: { color: "#2f86a0", amount: 0.62 },
    }),
    fish(sheet, {
      species: "brook trout",
      at: [430, 660],
      length: 430,
      facing: "right",
      pitch: 7,
      bend: 0.5,
      haze: { color: "#1a6a8c", amount: 0.1 },
    }),
    fish(sheet, {
      species: "bluegill",
      at: [880, 790],
      length: 250,
      facing: "left",
      pitch: -3,
      haze: { color: "#0f4f70", amount: 0.14 },
    }),
    fish(sheet, {
      species: "bluegill",
      at: [1060, 900],
      length: 150,
      facing: "left",
      haze: { color: "#0d4666", amount: 0.5 },
    }),
    ...[
      [640, 596, 9],
      [664, 560, 6],
      [652, 520, 8],
      [676, 476, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      ellipse([x, y], r, r, "none", 0, 'stroke="#d8f0ee" stroke-width="2.5" opacity="0.7"'),
    ),
    ribbons(sheet, {
      from: -10,
      to: 190,
      y: height + 10,
      height: 560,
      count: 16,
      color: "#0c4a5c",
      lit: "#2a7768",
      lean: 0.05,
    }),
    ribbons(sheet, {
      from: 1030,
      to: 1210,
      y: height + 10,
      height: 480,
      count: 15,
      color: "#0a4154",
      lit: "#236b60",
      lean: -0.05,
    }),
    rocks(sheet, {
      at: [600, height + 14],
      count: 9,
      spread: 1250,
      size: 190,
      lit: "#0d4760",
      dark: "#06293f",
    }),
  );
}

export const authPanel: Picture = {
  name: "auth-panel",
  width: 1200,
  height: 1500,
  widths: [480, 800],
  draw,
};
