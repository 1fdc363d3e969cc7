import { moose } from "../../../../parts/animals/moose.ts";
import { ellipse, group } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { mist, ridge, waver } from "../../../../parts/land/land.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { glow, sky } from "../../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const level = 560;
  const wood = (y: number, h: number, color: string) => {
    const wave = waver(sheet, 900);
    return treeline(sheet, {
      ground: (x) => y - wave(x) * 26,
      from: -120,
      to: 1320,
      height: h,
      color,
      base: level + 3,
    });
  };
  const land = [
    ridge(sheet, { y: 250, rise: 40, scale: 1300, color: "#d6cdc6", base: level + 3 }),
    wood(400, 120, "#c3bcb6"),
  ];
  const near = [wood(476, 190, "#a3a29e")];
  const bull = moose([520, level + 96], 400, "right", "#4b3a35", "#a98a72");
  const island = reeds(sheet, {
    from: -30,
    to: width + 30,
    y: level + 6,
    height: 70,
    count: 190,
    color: "#9c9684",
    lit: "#d8bf92",
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#d3d6d6"],
        [0.6, "#efe3d3"],
        [1, "#f7dfc3"],
      ],
      level,
    ),
    glow(sheet, [900, 250], 520, "#fff1d6", 0.9),
    ellipse([900, 250], 44, 44, "#fffaf0", 0, 'opacity="0.9"'),
    ...land,
    mist(sheet, 450, 120, "#f4eadf", 0.85),
    ...near,
    mist(sheet, level - 20, 100, "#f4eadf", 0.85),
    island,
    mist(sheet, level, 50, "#f4eadf", 0.7),
    water(sheet, level, [
      [0, "#efe2d1"],
      [0.4, "#b9b7b1"],
      [1, "#6d7f86"],
    ]),
    reflection(sheet, near, level, { opacity: 0.4, ripple: 14, squeeze: 0.8 }),
    ripples(sheet, { from: level + 10, to: height, count: 44, color: "#fbf3e6", opacity: 0.6 }),
    reflection(sheet, [bull], level + 62, { opacity: 0.42, ripple: 16, squeeze: 0.75 }),
    group([bull], `clip-path="${sheet.clip(`M0 0H${width}V${level + 64}H0Z`)}"`),
    rings([596, level + 64], 66, "#fbf3e6", 0.9),
    rings([368, level + 64], 66, "#fbf3e6", 0.9),
    rings([430, level + 60], 46, "#fbf3e6", 0.6),
    mist(sheet, level + 66, 34, "#f4eadf", 0.55),
    reeds(sheet, {
      from: 820,
      to: width + 40,
      y: 790,
      height: 170,
      count: 70,
      color: "#7d7462",
      lit: "#c9a873",
      lean: -0.05,
    }),
    mist(sheet, 790, 60, "#e3dcd3", 0.5),
    reeds(sheet, {
      from: -30,
      to: 420,
      y: height + 14,
      height: 250,
      count: 80,
      color: "#4f4b45",
      lit: "#a3865c",
      lean: 0.1,
    }),
    reeds(sheet, {
      from: 640,
      to: width + 30,
      y: height + 14,
      height: 130,
      count: 60,
      color: "#4f4b45",
      lit: "#a3865c",
      lean: -0.04,
    }),
  );
}

export const galleryMooseMarsh: Picture = {
  ...shapes.gallery,
  name: "gallery-moose-marsh",
  draw,
};
