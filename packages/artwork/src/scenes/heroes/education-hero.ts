import { dragonfly, mayfly } from "../../parts/animals/insects/insects.ts";
import { ellipse, fill, type Point, pts, smooth } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, rocks } from "../../parts/land/land.ts";
import { hair, skin, vest } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { folk } from "../../parts/people/folk.ts";
import { kneeling, pointing, showing, squatting } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { crown } from "../../parts/plants/trees/leafy.ts";
import { stem, tray } from "../../parts/plants/trees/woodland.ts";
import { glow, rays, sky, veil } from "../../parts/waters/sky.ts";
import { ripples } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const rim = { color: "#f6f3c0", side: -1 } as const;
  const mentor = person({
    ...folk.ines,
    at: [1418, 392],
    height: 262,
    facing: "left",
    pose: { ...kneeling, lean: 30, upper: [36, 52], fore: [60, 70] },
    hair: hair.gray,
    rim,
  });
  const girl = person({
    ...folk.amal,
    at: [1206, 418],
    height: 216,
    facing: "right",
    pose: { ...kneeling, lean: 34, nod: 16 },
    vest: vest.yellow,
    rim,
  });
  const boy = person({
    ...folk.theo,
    at: [1110, 404],
    height: 190,
    facing: "right",
    pose: { ...squatting, lean: 30 },
    vest: vest.orange,
    rim,
  });
  const small = person({
    ...folk.lena,
    at: [1546, 402],
    height: 158,
    facing: "left",
    pose: { ...showing, nod: 14 },
    vest: vest.orange,
    skin: skin.sand,
    rim,
  });
  const tall = person({
    ...folk.kai,
    at: [1026, 384],
    height: 226,
    facing: "right",
    pose: { ...pointing, lean: 10, nod: 12, upper: [50, 4], fore: [60, 16] },
    vest: vest.red,
    rim,
  });
  const brook = pts(
    "560 700, 700 560, 900 500, 1130 470, 1330 458, 1560 470, 1760 440, 1990 400, 1990 700",
  );
  sheet.add(
    sky(sheet, [
      [0, "#5f9278"],
      [0.5, "#a9c48c"],
      [1, "#6f9a68"],
    ]),
    glow(sheet, [1250, 120], 620, "#f9f3c0", 0.9),
    ...Array.from({ length: 17 }, (_, i) =>
      stem(
        i * 122 + sheet.random.around(40),
        330,
        7 + (i % 3) * 3,
        i % 2 ? "#7fa57f" : "#6d9674",
        i % 2 ? "#6f9674" : "#5f8869",
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      crown(sheet, [i * 240 + 20, 320], 240, 110, "#5c8d62", "#9dbf76", 1),
    ),
    rays(sheet, {
      at: [1180, -160],
      length: 700,
      count: 7,
      spread: 62,
      aim: 84,
      color: "#fbf6cb",
      opacity: 0.4,
    }),
    bank(
      pts("-60 372, 300 352, 700 346, 1200 330, 1700 338, 1990 330, 1990 700, -60 700"),
      "#5d8a52",
    ),
    bank(
      pts("-60 430, 260 400, 700 372, 1100 356, 1500 352, 1990 368, 1990 700, -60 700"),
      "#4d7c4b",
    ),
    stem(1716, 400, 30, "#5a4936", "#3f3529"),
    stem(860, 372, 20, "#5f5240", "#443a2d"),
    stem(470, 410, 34, "#3f3d30", "#2d2e26"),
    stem(150, 440, 44, "#2f332a", "#222720"),
    ...[
      [1716, 404, 90],
      [860, 376, 70],
      [470, 414, 120],
      [150, 446, 150],
    ].map(([x = 0, y = 0, w = 0]) =>
      reeds(sheet, {
        from: x - w,
        to: x + w,
        y: y + 8,
        height: w * 0.5,
        count: 34,
        color: "#2f5f3c",
        lit: "#7fa85a",
      }),
    ),
    crown(sheet, [120, 20], 560, 200, "#21483a", "#356a48", 1),
    crown(sheet, [560, -20], 520, 170, "#2b5a43", "#47804f", 1),
    crown(sheet, [1800, 0], 560, 190, "#3f7a4d", "#8db868", -1),
    fill(smooth(brook.map(([x, y]): Point => [x, y - 14])), "#7d8a63"),
    fill(
      smooth(brook),
      sheet.linear([
        [0, "#a9cdb0"],
        [0.3, "#5d9f98"],
        [1, "#1d5a66"],
      ]),
    ),
    ripples(sheet, {
      from: 480,
      to: height,
      count: 44,
      color: "#f3f7dc",
      opacity: 0.5,
      across: [0.42, 1],
      length: 170,
    }),
    rocks(sheet, {
      at: [840, 530],
      count: 5,
      spread: 330,
      size: 88,
      lit: "#9aa38d",
      dark: "#55685f",
    }),
    rocks(sheet, {
      at: [1640, 480],
      count: 5,
      spread: 360,
      size: 80,
      lit: "#a9ad93",
      dark: "#5d6f64",
    }),
    ...[
      [1110, 406, 60],
      [1206, 420, 80],
      [1418, 394, 90],
      [1546, 404, 40],
      [1026, 386, 44],
    ].map(([x = 0, y = 0, w = 0]) => ellipse([x, y], w, w * 0.13, "#1f4430", 0, 'opacity="0.45"')),
    tall.art,
    boy.art,
    small.art,
    mentor.art,
    girl.art,
    tray([1304, 416], 72),
    mayfly([1480, 246], 30, "#6d5a3a"),
    mayfly([1330, 216], 22, "#6d5a3a"),
    dragonfly(sheet, [760, 330], 80, 200, "#2f8f9f"),
    reeds(sheet, {
      from: 520,
      to: 1000,
      y: height + 14,
      height: 150,
      count: 50,
      color: "#1d4a38",
      lit: "#5f9052",
    }),
    reeds(sheet, {
      from: 1640,
      to: width + 20,
      y: height + 14,
      height: 170,
      count: 60,
      color: "#235440",
      lit: "#7fa85a",
      lean: -0.08,
    }),
    veil(sheet, "left", 0.52, 0.5, "#08281f"),
  );
}

export const educationHero: Picture = {
  ...shapes.band,
  band: { of: shapes.hero.height, top: 96 },
  name: "education-hero",
  draw,
};
