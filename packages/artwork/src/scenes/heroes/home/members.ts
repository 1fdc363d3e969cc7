import { ellipse, group, type Point, pts, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, mist, ridge, rocks, waver } from "../../../parts/land/land.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { glow, sky, streaks, sun, veil } from "../../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";

import { type Layout, release } from "./members-release.ts";

function river(sheet: Sheet, place: Layout): void {
  const { width, height } = sheet;
  const { horizon, tree, adult } = place;
  const wood = (i: number, color: string, lift: number, from: number, to: number) => {
    const wave = waver(sheet, width * 0.5);
    return treeline(sheet, {
      ground: (x) => horizon - lift - wave(x) * tree * 0.5,
      from,
      to,
      height: tree * i,
      color,
      base: horizon + 4,
    });
  };
  const shore = group([
    ridge(sheet, {
      y: horizon - tree * 2.6,
      rise: tree * 1.1,
      scale: width * 0.8,
      color: "#c9a67c",
      base: horizon + 4,
    }),
    ridge(sheet, {
      y: horizon - tree * 1.5,
      rise: tree * 0.8,
      scale: width * 0.6,
      color: "#8f9a72",
      base: horizon + 4,
    }),
    mist(sheet, horizon - tree, tree * 1.5, "#f6d9a4", 0.6),
    wood(0.8, "#5f7d58", tree * 0.4, -40, width + 40),
    wood(1.2, "#33624c", 0, -40, width * 0.44),
    wood(1.1, "#3d6b4e", 0, width * 0.72, width + 40),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#2b6480"],
        [0.4, "#7ba3a0"],
        [0.75, "#f0d29a"],
        [1, "#f7c882"],
      ],
      horizon + 4,
    ),
    sun(sheet, place.sun, width * 0.014, "#fff4d8", "#ffd995"),
    streaks(sheet, {
      from: horizon * 0.12,
      to: horizon * 0.6,
      count: 7,
      color: "#fbe2b6",
      opacity: 0.45,
    }),
    shore,
    water(sheet, horizon, [
      [0, "#e6c68c"],
      [0.14, "#a3ac84"],
      [0.38, "#4c8079"],
      [0.7, "#1a5a63"],
      [1, "#0b3c4c"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: width * 0.008 }),
    glitter(sheet, {
      x: place.sun[0],
      from: horizon + 4,
      to: horizon + (height - horizon) * 0.5,
      spread: width * 0.08,
      count: 34,
      color: "#ffe9bb",
      opacity: 0.8,
    }),
    glow(sheet, [place.sun[0], horizon], width * 0.16, "#ffe1a3", 0.5),
    ripples(sheet, { from: horizon + 10, to: height, count: 60, color: "#f6dfae", opacity: 0.22 }),
    ripples(sheet, { from: horizon + 40, to: height, count: 50, color: "#072f3c", opacity: 0.3 }),
    bank(place.bend, "#5f7d50"),
    bank(
      place.bend.map(([x, y]): Point => [x, y - tree * 0.08]),
      sheet.linear([
        [0, "#a9ae68"],
        [1, "#6f8f57"],
      ]),
    ),
    reeds(sheet, {
      from: (place.bend[0]?.[0] ?? 0) + tree * 3,
      to: width + 20,
      y: (place.bend[3]?.[1] ?? horizon) - tree * 0.3,
      height: tree * 0.9,
      count: 60,
      color: "#6f8a50",
      lit: "#c9bd74",
    }),
    bank(place.left, "#17403a"),
    ...place.pines.map(([x, y, h]) => pine(sheet, [x, y], h, "#12352f", "#2f6148", 1)),
    bank(
      place.bar.map(([x, y]): Point => [x, y + adult * 0.05]),
      "#0d3a44",
    ),
    bank(
      place.bar,
      sheet.linear([
        [0, "#dcc08d"],
        [0.5, "#b3946a"],
        [1, "#6f6250"],
      ]),
    ),
    ...pebbles(sheet, place),
    ...release(sheet, place),
    reeds(sheet, {
      from: -20,
      to: width * 0.14,
      y: height + 10,
      height: place.tree * 3.4,
      count: 50,
      color: "#0a3336",
      lit: "#2d5a45",
    }),
    veil(sheet, place.words, place.words === "left" ? 0.58 : 0.44, 0.32),
  );
}

function pebbles(sheet: Sheet, { bar, adult }: Layout): string[] {
  const [first, second] = [bar[2] ?? [0, 0], bar[3] ?? [0, 0]];
  const spots = Array.from({ length: 46 }, () => {
    const x = sheet.random.between(first[0], sheet.width);
    const y = sheet.random.between(second[1] + adult * 0.12, sheet.height);
    const r = adult * sheet.random.between(0.012, 0.03);
    return ellipse(
      [x, y],
      r * 1.5,
      r * 0.7,
      sheet.random.pick(["#8a7558", "#e8d3a8", "#6b604f"]),
      0,
      'opacity="0.55"',
    );
  });
  return [
    group(spots, `clip-path="${sheet.clip(smooth(bar))}"`),
    rocks(sheet, {
      at: [sheet.width * 0.95, sheet.height * 0.985],
      count: 4,
      spread: adult * 0.42,
      size: adult * 0.12,
      lit: "#a79273",
      dark: "#5a5448",
    }),
  ];
}

export const members: readonly Picture[] = [
  {
    name: "members-hero",
    width: 2400,
    height: 1200,
    widths: [768, 1280, 1920],
    draw: (sheet) =>
      river(sheet, {
        horizon: 560,
        words: "left",
        sun: [1330, 322],
        tree: 84,
        bend: pts("1360 574, 1640 590, 2460 572, 2460 700, 2100 690, 1740 640, 1480 606"),
        left: pts("-60 590, 180 602, 420 640, 560 676, 420 700, 160 730, -60 760"),
        pines: [
          [60, 700, 560],
          [190, 706, 430],
          [-30, 720, 620],
          [310, 690, 330],
          [400, 680, 230],
        ],
        bar: pts(
          "2460 880, 2320 905, 2180 938, 2060 975, 1985 1025, 1965 1090, 2000 1170, 2080 1290, 2460 1290",
        ),
        at: [1470, 1080],
        adult: 740,
      }),
  },
  {
    name: "members-hero-tall",
    width: 1080,
    height: 1350,
    widths: [480, 800, 1080],
    draw: (sheet) =>
      river(sheet, {
        horizon: 760,
        words: "top",
        sun: [470, 596],
        tree: 66,
        bend: pts("520 772, 700 786, 1140 768, 1140 860, 900 850, 640 806"),
        left: pts("-60 790, 100 800, 230 830, 300 852, 200 880, -60 910"),
        pines: [
          [20, 856, 400],
          [110, 858, 290],
          [190, 852, 200],
        ],
        bar: pts(
          "1140 1050, 1000 1076, 860 1110, 740 1150, 675 1200, 660 1260, 700 1340, 780 1420, 1140 1420",
        ),
        at: [205, 1230],
        adult: 660,
      }),
  },
];
