import { mix } from "../../../parts/drawing/color.ts";
import { group, pts } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { mist, peaks, waver } from "../../../parts/land/land.ts";
import { treeline } from "../../../parts/plants/trees/trees.ts";
import { sky, streaks, sun, veil } from "../../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";

import { jetty, type Layout } from "./home-jetty.ts";

function lake(sheet: Sheet, place: Layout): void {
  const { width, height } = sheet;
  const { horizon } = place;
  const heavens = sky(
    sheet,
    [
      [0, "#123f5e"],
      [0.34, "#356f8a"],
      [0.62, "#8fa9a8"],
      [0.82, "#efc6a0"],
      [1, "#f8b48c"],
    ],
    horizon + 4,
  );
  const light = sun(sheet, place.sun, width * 0.016, "#fff0d2", "#ffcf9c");
  const clouds = streaks(sheet, {
    from: horizon * 0.3,
    to: horizon * 0.72,
    count: 9,
    color: "#f9cfae",
    opacity: 0.4,
  });
  const far = peaks(sheet, {
    crest: place.far,
    base: horizon + 4,
    lit: "#d9a793",
    dark: "#7f99a3",
    light: place.sun[0],
    snow: { depth: width * 0.024, lit: "#fbe3cf", dark: "#b4bfc4" },
    haze: "#f3c2a0",
  });
  const mid = peaks(sheet, {
    crest: place.mid,
    base: horizon + 4,
    lit: "#6f8f92",
    dark: "#3f6b7a",
    light: place.sun[0],
    haze: "#c9b5a2",
  });
  const woods = place.woods.map(([from, to, a, b], i) => {
    const wave = waver(sheet, width * 0.4);
    const ground = (x: number) =>
      horizon - a - ((x - from) / (to - from)) * (b - a) - wave(x) * place.tree * 0.4;
    return treeline(sheet, {
      ground,
      from,
      to,
      height: place.tree * (0.8 + i * 0.35),
      color: mix("#2b5a61", "#0f3330", i / Math.max(1, place.woods.length - 1)),
      base: horizon + 3,
    });
  });
  const shore = group([
    far,
    mid,
    mist(sheet, horizon - place.tree * 0.4, place.tree * 1.4, "#f6cba9", 0.55),
    ...woods,
  ]);
  sheet.add(heavens, light, clouds, shore);
  sheet.add(
    water(sheet, horizon, [
      [0, "#eab893"],
      [0.16, "#a9aca0"],
      [0.4, "#4b7d8d"],
      [0.72, "#17506d"],
      [1, "#082f49"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.62, ripple: width * 0.007, squeeze: 0.9 }),
    glitter(sheet, {
      x: place.sun[0],
      from: horizon + 4,
      to: horizon + (height - horizon) * 0.62,
      spread: width * 0.11,
      count: 46,
      color: "#ffdcb4",
      opacity: 0.85,
    }),
    ripples(sheet, { from: horizon + 8, to: height, count: 70, color: "#f6d3b2", opacity: 0.2 }),
    ripples(sheet, { from: horizon + 40, to: height, count: 50, color: "#062c44", opacity: 0.3 }),
    mist(sheet, horizon + 4, place.tree * 0.5, "#fbdcbf", 0.6),
  );
  sheet.add(
    ...jetty(sheet, place),
    veil(sheet, place.words, place.words === "left" ? 0.58 : 0.44, 0.32),
  );
}

export const home: readonly Picture[] = [
  {
    name: "home-hero",
    width: 2400,
    height: 1200,
    widths: [768, 1280, 1920],
    draw: (sheet) =>
      lake(sheet, {
        horizon: 690,
        words: "left",
        sun: [1400, 588],
        far: pts(
          "-60 520, 160 380, 340 470, 560 300, 820 500, 1010 430, 1240 600, 1420 655, 1600 560, 1790 400, 1930 480, 2130 290, 2300 420, 2480 350",
        ),
        mid: pts(
          "-60 480, 180 400, 420 530, 640 480, 900 600, 1160 672, 1500 676, 1720 600, 1900 540, 2060 590, 2260 470, 2460 520",
        ),
        woods: [
          [1560, 2460, 4, 110],
          [-60, 1120, 110, 2],
          [-60, 700, 60, -30],
        ],
        point: pts("-60 700, 120 706, 260 724, 370 744, 240 762, 60 772, -60 780"),
        pines: [
          [40, 720, 470],
          [150, 730, 360],
          [-30, 740, 520],
          [250, 728, 250],
        ],
        dock: { from: 1500, y: 960, depth: 44 },
        adult: 330,
        places: [1960, 1760, 1580],
        floats: { girl: [1190, 905], boy: [1300, 1010] },
        tree: 74,
      }),
  },
  {
    name: "home-hero-tall",
    width: 1080,
    height: 1350,
    widths: [480, 800, 1080],
    draw: (sheet) =>
      lake(sheet, {
        horizon: 850,
        words: "top",
        sun: [420, 752],
        far: pts("-60 640, 90 560, 220 690, 380 800, 520 740, 690 560, 800 640, 960 470, 1140 620"),
        mid: pts("-60 690, 120 740, 300 836, 500 838, 660 760, 820 700, 960 740, 1140 640"),
        woods: [
          [520, 1140, 2, 90],
          [-60, 420, 60, 0],
          [-60, 240, 30, -20],
        ],
        point: pts("-60 862, 60 866, 150 880, 210 894, 120 906, -60 914"),
        pines: [
          [20, 880, 330],
          [100, 876, 230],
          [-20, 890, 400],
        ],
        dock: { from: 430, y: 1150, depth: 36 },
        adult: 290,
        places: [830, 650, 500],
        floats: { girl: [230, 1050], boy: [270, 1165] },
        tree: 56,
      }),
  },
];
