import { ellipse, fill, pts, smooth } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { walleye } from "../../../../parts/fish/swimmers/swimmer-spiny.ts";
import { ribbons } from "../../../../parts/plants/plants.ts";
import { ceiling, depths, motes, stone } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import { shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  const night = "#123a63";
  const ripple = Array.from({ length: 11 }, (_, i) => {
    const w = 150 - Math.abs(i - 5) * 22;
    return ellipse(
      [300 + random.around(16), 62 + i * 13],
      w * random.between(0.5, 0.72),
      5.5,
      "#fdf6dc",
      random.around(3),
      'opacity="0.92"',
    );
  });
  sheet.add(
    depths(sheet, [
      [0, "#2f6a94"],
      [0.3, "#1a4a78"],
      [0.7, "#0c2a50"],
      [1, "#071833"],
    ]),
    glow(sheet, [300, 120], 520, "#cfe6f2", 0.7),
    ceiling(sheet, { from: 10, to: 190, count: 40, length: 360, color: "#cfe4ee", opacity: 0.36 }),
    glow(sheet, [300, 126], 150, "#fdf6dc", 0.8),
    ...ripple,
    shafts(sheet, { x: 330, y: -20, depth: 950, color: "#dcecf2", opacity: 0.3 }),
    swimmer(sheet, walleye, {
      at: [210, 470],
      length: 230,
      pitch: -4,
      wave: -0.4,
      haze: { color: night, amount: 0.66 },
    }),
    swimmer(sheet, walleye, {
      at: [470, 390],
      length: 190,
      pitch: 3,
      wave: 0.4,
      haze: { color: night, amount: 0.74 },
    }),
    fill(
      smooth(
        pts("-60 780, 160 700, 420 740, 700 690, 940 600, 1100 560, 1280 590, 1280 960, -60 960"),
      ),
      "#0d2c50",
    ),
    ...(
      [
        [980, 700, 330, 230, "#1d4468"],
        [1150, 640, 300, 260, "#183c60"],
        [760, 780, 280, 190, "#193f64"],
        [520, 820, 260, 160, "#15385c"],
        [120, 800, 300, 190, "#143558"],
      ] as const
    ).map(([x, y, w, h, tone]) => stone(sheet, [x, y], w, h, tone, "#6d9ab8", random.around(8))),
    ribbons(sheet, {
      from: 960,
      to: 1240,
      y: 640,
      height: 330,
      count: 11,
      color: "#143f58",
      lit: "#2f6a72",
      lean: -0.14,
    }),
    swimmer(sheet, walleye, {
      at: [660, 590],
      length: 640,
      facing: "left",
      pitch: 6,
      wave: 0.3,
      light: { color: "#dcecf2", amount: 0.6 },
      haze: { color: "#1d4a78", amount: 0.3 },
    }),
    glow(sheet, [407, 561], 58, "#eaffea", 0.75),
    ...(
      [
        [1080, 860, 340, 200],
        [330, 890, 380, 170],
        [720, 900, 300, 140],
      ] as const
    ).map(([x, y, w, h]) => stone(sheet, [x, y], w, h, "#0b2546", "#2c5a80", random.around(6))),
    ribbons(sheet, {
      from: -20,
      to: 160,
      y: height + 10,
      height: 300,
      count: 10,
      color: "#0b2a48",
      lit: "#1d5060",
      lean: 0.14,
    }),
    motes(sheet, 46, 5, "#e6f4f4", 0.5),
  );
}

export const galleryWalleyeMoon: Picture = {
  name: "gallery-walleye-moon",
  ...shapes.gallery,
  draw,
};
