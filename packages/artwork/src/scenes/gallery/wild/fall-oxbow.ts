import { mix } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { mist, peaks, rocks } from "../../../parts/land/land.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { treeline } from "../../../parts/plants/trees/trees.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width } = sheet;
  const horizon = 260;
  const river = smooth(
    pts(
      "700 270, 760 276, 860 290, 930 316, 860 346, 660 366, 400 392, 230 440, 220 510, 350 566, 620 590, 860 628, 980 700, 960 800, 860 940, 560 940, 700 820, 740 740, 660 690, 440 664, 190 632, 50 556, 50 450, 190 384, 430 346, 690 326, 780 310, 740 294, 680 282",
    ),
  );
  const leaves = ["#d9a02f", "#c9822a", "#e3b84a", "#b86a2a", "#cf9636"] as const;
  const puffs = (at: Point, w: number, h: number, count: number, size: number, color: string) =>
    fill(
      Array.from({ length: count }, (_, i) => {
        const a = i * 2.4;
        const reach = Math.sqrt((i + 0.5) / count);
        const r = size * w * random.between(0.75, 1.2);
        const [x, y] = [at[0] + Math.cos(a) * reach * w, at[1] + Math.sin(a) * reach * h];
        return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.8)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r * 0.8)} 0 1 0 ${num(-r * 2)} 0Z`;
      }).join(""),
      color,
    );
  const tree = ([x, y]: Point, h: number, i: number) => {
    const tone = leaves[i % leaves.length] ?? leaves[0];
    return group([
      ellipse([x + h * 0.4, y], h * 0.6, h * 0.11, "#4d4a2b", 0, 'opacity="0.35"'),
      taper([x, y], [x, y - h * 0.4], h * 0.05, h * 0.03, "#5d4a38"),
      puffs([x, y - h * 0.52], h * 0.34, h * 0.32, 9, 0.5, mix(tone, "#7a4a22", 0.28)),
      puffs([x - h * 0.05, y - h * 0.58], h * 0.28, h * 0.26, 9, 0.42, tone),
      puffs([x - h * 0.12, y - h * 0.66], h * 0.17, h * 0.15, 7, 0.4, mix(tone, "#ffe9a0", 0.5)),
    ]);
  };
  const grove = pts(
    "560 330, 470 338, 360 350, 270 366, 960 300, 1030 308, 1110 302, 950 350, 850 362, 740 376, 130 392, 50 420, 500 424, 560 418, 330 500, 450 486, 570 476, 700 462, 480 548, 640 548, 790 560, 890 480, 1010 600, 1110 570, 1060 500, 1190 500, 1170 350, 1130 650, 60 640",
  )
    .flatMap(([x, y]): Point[] => {
      const s = (y - 200) * 0.22;
      return [
        [x, y],
        [x + s * random.between(0.7, 1.2), y + s * random.between(-0.2, 0.2)],
        [x - s * random.between(0.6, 1.2), y + s * random.between(-0.1, 0.3)],
      ];
    })
    .sort((a, b) => a[1] - b[1]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#6fa6c4"],
        [0.7, "#c9dfe0"],
        [1, "#f0e6cb"],
      ],
      horizon,
    ),
    cloud(sheet, [300, 70], 420, 44, "#ffffff", 0.75),
    cloud(sheet, [960, 110], 300, 30, "#ffffff", 0.6),
    peaks(sheet, {
      crest: pts(
        "-60 210, 120 130, 260 190, 430 90, 590 180, 760 120, 900 196, 1060 140, 1260 210",
      ),
      base: horizon + 6,
      lit: "#8fa6b4",
      dark: "#6d8a9f",
      light: 0,
      snow: { depth: 34, lit: "#f3f3ee", dark: "#ccd8e0" },
      haze: "#dfe0cf",
    }),
    treeline(sheet, {
      ground: () => horizon - 2,
      from: -60,
      to: 1260,
      height: 34,
      color: "#6f8a78",
      base: horizon + 6,
    }),
    fill(
      `M0 ${horizon}H${width}V920H0Z`,
      sheet.linear([
        [0, "#d6c47e"],
        [0.3, "#c2a85a"],
        [1, "#98803f"],
      ]),
    ),
    mist(sheet, horizon + 8, 26, "#f6ecc9", 0.7),
    ...Array.from({ length: 26 }, () =>
      ellipse(
        [random.between(0, width), random.between(horizon + 40, 720)],
        random.between(60, 170),
        random.between(8, 24),
        random.pick(["#e0cd84", "#a3964c", "#b98f44", "#8f9a52"]),
        0,
        'opacity="0.4"',
      ),
    ),
    fill(river, "#8a7445", 'transform="translate(0 8)"'),
    fill(
      river,
      sheet.linear([
        [0, "#d9e6dc"],
        [0.3, "#7fb3c4"],
        [0.7, "#3f86a5"],
        [1, "#22618a"],
      ]),
    ),
    // The old oxbow, cut off from the river.
    fill(
      smooth(pts("1020 404, 1120 396, 1200 420, 1216 456, 1160 446, 1100 424, 1030 424")),
      "#6fa5b4",
    ),
    fill(smooth(pts("250 470, 262 520, 380 566, 300 558, 226 520, 226 476")), "#e6d7ac"),
    fill(smooth(pts("700 700, 742 742, 712 812, 640 880, 690 790, 716 740, 690 704")), "#e6d7ac"),
    ...grove.map((at, i) => tree(at, 22 + (at[1] - horizon) * 0.3, i * 3 + (i % 4))),
    // The bluff we stand on.
    fill(smooth(pts("-60 690, 60 700, 200 740, 330 800, 420 860, 480 940, -60 940")), "#8a5f42"),
    fill(
      smooth(pts("-60 672, 70 686, 210 726, 330 782, 380 826, 250 800, 120 770, -60 760")),
      "#c08f5c",
    ),
    fill(smooth(pts("1260 730, 1150 752, 1050 810, 980 940, 1260 940")), "#7d553c"),
    fill(smooth(pts("1260 716, 1140 742, 1050 798, 1030 838, 1130 800, 1260 784")), "#b88652"),
    rocks(sheet, {
      at: [300, 850],
      count: 3,
      spread: 260,
      size: 90,
      lit: "#d0a878",
      dark: "#84604a",
    }),
    ...pts("40 780, 150 830, 240 900, 60 900, 1140 850, 1210 910, 1080 910, 1190 800").map((at) =>
      crown(sheet, at, 110, 66, "#7d8a6d", "#b9bf98", -1),
    ),
    reeds(sheet, {
      from: -20,
      to: 420,
      y: 920,
      height: 90,
      count: 70,
      color: "#9c7a3c",
      lit: "#ecd08a",
    }),
    reeds(sheet, {
      from: 1010,
      to: 1230,
      y: 920,
      height: 90,
      count: 50,
      color: "#9c7a3c",
      lit: "#ecd08a",
    }),
  );
}

export const galleryFallOxbow: Picture = {
  ...shapes.gallery,
  name: "gallery-fall-oxbow",
  draw,
};
