import { mix } from "../../../../parts/drawing/color.ts";
import {
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { brown } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { bank } from "../../../../parts/land/land.ts";
import { ribbons } from "../../../../parts/plants/plants.ts";
import { ceiling, depths, motes, pebbles, stone } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import { shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A root hanging out of the bank, forking once. */
function root(sheet: Sheet, [x, y]: Point, drop: number, lean: number, w: number): string {
  const { random } = sheet;
  const end: Point = [x + lean, y + drop];
  const knee: Point = [x + lean * 0.2 + random.around(24), y + drop * 0.5];
  const tone = mix("#4a2c16", "#8a5a2c", random.between(0, 0.8));
  return group([
    stroke(smooth([[x, y - 20], [x + lean * 0.05, y + drop * 0.2], knee], false), tone, w),
    taper(knee, end, w * 0.5, w * 0.12, tone),
    taper(knee, [knee[0] - lean * 0.6, knee[1] + drop * 0.45], w * 0.3, w * 0.08, tone),
  ]);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  sheet.add(
    depths(
      sheet,
      [
        [0, "#f2c766"],
        [0.3, "#cf8f35"],
        [0.65, "#8a5420"],
        [1, "#3f2410"],
      ],
      [0.1, 0],
      [0.8, 1],
    ),
    glow(sheet, [120, 10], 640, "#fff0b4", 0.75),
    ceiling(sheet, { from: 12, to: 130, count: 40, length: 300, color: "#fff4cc", opacity: 0.7 }),
    shafts(sheet, { x: 260, y: -10, depth: 900, color: "#ffeaa8", opacity: 0.42 }),
    pebbles(sheet, {
      from: 700,
      to: height,
      small: 60,
      large: 150,
      flat: 0.46,
      tones: ["#8a6234", "#a3783f", "#6f4a26", "#7d6a48", "#95623a"],
      haze: { color: "#8a5420", amount: 0.6 },
      rise: (x) => -((x / width) ** 2) * 30,
    }),
    // The hollow under the bank, then the bank that hangs over it.
    fill(
      smooth(
        pts("560 -40, 700 150, 760 330, 900 420, 1000 560, 1060 690, 1240 760, 1300 300, 1240 -60"),
      ),
      "#2c180b",
      `opacity="0.75" filter="${sheet.blur(36)}"`,
    ),
    bank(
      pts(
        "470 -60, 560 60, 600 150, 690 190, 760 262, 900 280, 1000 330, 1090 430, 1130 560, 1260 640, 1340 200, 1260 -60",
      ),
      sheet.linear(
        [
          [0, "#7a4e24"],
          [0.5, "#4a2c14"],
          [1, "#2a170a"],
        ],
        [0, 0.1],
        [0.7, 1],
      ),
    ),
    // Stones bedded in the earth, and the light along its edge.
    ...(
      [
        [800, 90, 120, 70],
        [960, 190, 150, 84],
        [1110, 90, 130, 76],
        [1130, 330, 120, 80],
        [690, 40, 80, 46],
      ] as const
    ).map(([x, y, w, h]) => stone(sheet, [x, y], w, h, "#6a4524", "#9a6a38", -12)),
    stroke(
      smooth(pts("470 -60, 560 60, 600 150, 690 190, 760 262"), false),
      "#d99a4c",
      7,
      'opacity="0.5"',
    ),
    ...pts(
      "560 70, 600 160, 640 176, 700 200, 742 246, 800 268, 860 276, 930 296, 985 322, 1040 380, 1085 430",
    ).map(([x = 0, y = 0], i) =>
      root(sheet, [x, y], 150 - (i % 3) * 34, i % 2 === 0 ? -46 : 38, 15 - (i % 4) * 3),
    ),
    swimmer(sheet, brown, {
      at: [600, 545],
      length: 560,
      facing: "left",
      pitch: 4,
      wave: 0.35,
      light: { color: "#ffe8a6", amount: 0.45 },
      haze: { color: "#a5662a", amount: 0.08 },
    }),
    swimmer(sheet, brown, {
      at: [1070, 672],
      length: 230,
      facing: "left",
      wave: -0.4,
      haze: { color: "#4a2a12", amount: 0.6 },
    }),
    ribbons(sheet, {
      from: -20,
      to: 150,
      y: height + 10,
      height: 330,
      count: 15,
      color: "#5a4a1c",
      lit: "#c9a848",
      lean: 0.2,
    }),
    motes(sheet, 46, 5, "#fff0c0", 0.55),
  );
}

export const galleryBrownCutbank: Picture = {
  name: "gallery-brown-cutbank",
  ...shapes.gallery,
  draw,
};
