import { dragonfly } from "../../../../parts/animals/insects/insects.ts";
import { ellipse, fill, group, pts, rect, smooth, stroke } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { fish } from "../../../../parts/fish/fish.ts";
import { bank, rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { closeFace } from "../../../../parts/people/close-face.ts";
import { person } from "../../../../parts/people/figure.ts";
import { lilies, reeds } from "../../../../parts/plants/plants.ts";
import { rings, ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const boy = person({
    at: [330, 760],
    height: 900,
    build: "child",
    facing: "right",
    pose: { lean: 42, nod: 4, thigh: [96, 84], shin: [-30, -16], upper: [44, 54], fore: [46, 52] },
    skin: skin.sand,
    hair: hair.brown,
    top: cloth.sky,
    legs: cloth.navy,
    shoes: "#4b5a3e",
    vest: vest.orange,
    short: { sleeves: true },
    rim: { color: "#fff0b8", side: 1 },
  });
  const [hx, hy] = boy.hands[0];
  const soft = `filter="${sheet.blur(16)}"`;
  const fry = pts("800 780, 846 800, 880 772, 930 812, 968 786, 1010 830").map(([x, y], k) =>
    group([
      ellipse([x + 6, y + 16], 15, 3, "#0f4a58", 0, 'opacity="0.3"'),
      fill(
        smooth([
          [x - 16, y - 5],
          [x - 10, y],
          [x, y - 5],
          [x + 15, y],
          [x, y + 5],
          [x - 10, y],
          [x - 16, y + 5],
        ]),
        "#3d6a55",
        `opacity="${0.6 + (k % 3) * 0.1}"`,
      ),
    ]),
  );
  const drops = Array.from({ length: 9 }, () => {
    const r = random.between(3, 6);
    return ellipse(
      [hx + 60 + random.around(110), hy + random.between(-34, 40)],
      r,
      r * 1.3,
      "#f8fdf0",
      0,
      'opacity="0.85"',
    );
  });
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(stops("0 #c9d99a, 0.25 #8fbf92, 0.6 #3f9391, 1 #1c6678")),
    ),
    ...Array.from({ length: 12 }, (_, k) =>
      ellipse(
        [40 + k * 105 + random.around(40), random.between(-20, 60)],
        random.between(46, 90),
        random.between(110, 260),
        k % 3 === 1 ? "#f3f2c4" : random.pick(["#4f8f63", "#6da66c", "#3f8163"]),
        0,
        `opacity="${k % 3 === 1 ? 0.5 : 0.55}" ${soft}`,
      ),
    ),
    ripples(sheet, {
      from: 20,
      to: height,
      count: 80,
      color: "#f3f7d2",
      opacity: 0.5,
      length: 260,
    }),
    ripples(sheet, {
      from: 200,
      to: height,
      count: 40,
      color: "#1f6a6e",
      opacity: 0.35,
      length: 260,
    }),
    lilies(sheet, [1000, 190], {
      spread: 220,
      size: 80,
      count: 14,
      color: "#4c935e",
      lit: "#a9cd7a",
      blossom: "#f7d3d3",
    }),
    fill(
      smooth(pts("-60 520, 260 500, 520 560, 760 700, 1000 830, 1160 960, -60 960")),
      "#9cab78",
      'opacity="0.5"',
    ),
    ...Array.from({ length: 26 }, () => {
      const t = random.between(0, 1);
      return ellipse(
        [520 + t * 480 + random.around(90), 650 + t * 200 + random.around(50)],
        random.between(16, 40),
        random.between(9, 18),
        random.pick(["#b9ab7d", "#8d9a76", "#cbbd90", "#7f8f78"]),
        0,
        'opacity="0.6"',
      );
    }),
    bank(pts("-60 480, 120 500, 340 620, 560 740, 640 860, 600 960, -60 960"), "#7f9a52"),
    bank(pts("-60 560, 100 600, 320 700, 500 800, 560 960, -60 960"), "#66873f"),
    ellipse([370, 772], 260, 26, "#33552f", 0, 'opacity="0.5"'),
    rings([hx + 40, hy + 40], 230, "#f6fbe0", 0.8),
    ellipse([hx + 40, hy + 80], 120, 26, "#155061", 0, 'opacity="0.4"'),
    boy.art,
    closeFace({
      at: [581.7, 297],
      size: 154.8,
      tilt: 25,
      facing: "right",
      skin: skin.sand,
      aid: "#2f6fb0",
    }),
    fish(sheet, {
      species: "bluegill",
      at: [hx + 70, hy + 24],
      length: 190,
      facing: "right",
      pitch: -8,
      bend: 0.3,
    }),
    ...drops,
    ...fry,
    group(
      [
        stroke("M-20 640L470 842", "#4a3423", 6),
        stroke("M150 710L268 760", "#b98a52", 13),
        ellipse([196, 744], 19, 19, "#2c3a40"),
        ellipse([196, 744], 9, 9, "#c9d3d6"),
      ],
      'transform="rotate(-8 200 730)"',
    ),
    rocks(sheet, {
      at: [640, 900],
      count: 5,
      spread: 460,
      size: 110,
      lit: "#b4a883",
      dark: "#6d7560",
    }),
    reeds(sheet, {
      from: -20,
      to: 330,
      y: height + 10,
      height: 210,
      count: 70,
      color: "#3f6f3c",
      lit: "#b3cb62",
    }),
    reeds(sheet, {
      from: 380,
      to: 600,
      y: height + 10,
      height: 120,
      count: 44,
      color: "#3f6f3c",
      lit: "#b3cb62",
    }),
    ...pts("96 596, 130 640, 60 660, 190 668, 240 706").map((q) =>
      group([ellipse(q, 8, 7, "#f7f0c8"), ellipse(q, 3, 3, "#e0a93c")]),
    ),
    dragonfly(sheet, [860, 420], 110, -20, "#c9503e"),
  );
}

export const anglersSunfishRelease: Picture = {
  ...shapes.gallery,
  name: "gallery-sunfish-release",
  draw,
};
