import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { perch } from "../../../../parts/fish/swimmers/swimmer-spiny.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { caustics, ceiling, depths, motes, pondweed } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import { shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const mist = "#a8cf8c";
  // Far to near: place, length, haze, facing right unless marked.
  const school: readonly (readonly [number, number, number, number])[] = [
    [980, 190, 130, 0.66],
    [820, 150, 120, 0.7],
    [1090, 270, 150, 0.58],
    [860, 255, 160, 0.55],
    [690, 230, 150, 0.58],
    [980, 370, 210, 0.36],
    [740, 350, 215, 0.34],
    [510, 330, 190, 0.4],
    [840, 500, 300, 0.14],
    [520, 480, 300, 0.14],
    [250, 450, 250, 0.24],
    [560, 680, 430, 0],
  ];
  const weed = (list: readonly (readonly [number, number, number])[], color: string, lit: string) =>
    list.map(([x, h, lean]) => pondweed(sheet, [x, height + 20], h, color, lit, lean));
  sheet.add(
    depths(
      sheet,
      [
        [0, "#f0edaa"],
        [0.3, "#b9d68a"],
        [0.7, "#5f9f72"],
        [1, "#28695c"],
      ],
      [0.7, 0],
      [0.4, 1],
    ),
    glow(sheet, [900, -20], 620, "#fffbd8", 0.8),
    ceiling(sheet, { from: 8, to: 100, count: 34, length: 320, color: "#fffce0", opacity: 0.75 }),
    shafts(sheet, { x: 860, y: -10, depth: 900, color: "#fbf8cc", opacity: 0.4 }),
    ...weed(
      [
        [60, 640, 0.1],
        [180, 560, 0.06],
        [330, 620, 0.02],
        [1130, 600, -0.08],
        [1010, 480, 0.04],
        [660, 430, 0.05],
      ],
      "#8fbc78",
      "#b4d48a",
    ),
    ridge(sheet, { y: 840, rise: 14, scale: 700, color: "#3f7a5c" }),
    caustics(sheet, {
      from: 836,
      to: 920,
      size: 150,
      color: "#e8f2b0",
      opacity: 0.35,
      flat: 0.24,
      line: 4,
    }),
    ...school.slice(0, 8).map(([x, y, length, amount], i) =>
      swimmer(sheet, perch, {
        at: [x, y],
        length,
        pitch: 12 - (i % 3) * 5,
        wave: (i % 4) * 0.3 - 0.4,
        haze: { color: mist, amount },
      }),
    ),
    ...weed(
      [
        [110, 520, 0.14],
        [430, 360, 0.05],
        [1160, 700, -0.16],
        [950, 330, -0.06],
      ],
      "#4f8f58",
      "#8fbf62",
    ),
    ...school.slice(8).map(([x, y, length, amount], i) =>
      swimmer(sheet, perch, {
        at: [x, y],
        length,
        pitch: 9 - (i % 3) * 4,
        wave: (i % 3) * 0.3 - 0.3,
        haze: { color: mist, amount },
        light: { color: "#fff9d0", amount: 0.45 },
      }),
    ),
    ...weed(
      [
        [10, 700, 0.06],
        [1080, 400, -0.1],
        [1210, 560, -0.05],
        [250, 230, 0.1],
      ],
      "#1f5a45",
      "#4f8f50",
    ),
    motes(sheet, 40, 5, "#fffde0", 0.6),
  );
}

export const galleryPerchSchool: Picture = {
  name: "gallery-perch-school",
  ...shapes.gallery,
  draw,
};
