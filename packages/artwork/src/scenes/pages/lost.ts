import { fill, group, type Point, pts, smooth, stroke, taper } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, mist, peaks } from "../../parts/land/land.ts";
import { cloth, hair, skin } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { fishing } from "../../parts/people/poses.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { crown } from "../../parts/plants/trees/leafy.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { float, rod } from "../../parts/things/gear.ts";
import { sky, streaks } from "../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 520;
  const rim = { color: "#fff3d8", side: -1 } as const;
  const kid = person({
    at: [760, 770],
    height: 270,
    build: "child",
    facing: "left",
    pose: { ...fishing, lean: -10, nod: -16, upper: [28, 44], fore: [96, 84] },
    skin: skin.brown,
    hair: hair.black,
    style: "braids",
    hat: { kind: "bucket", color: cloth.coral },
    top: cloth.ochre,
    legs: cloth.navy,
    rim,
  });
  const snag: Point = [318, 322];
  const grip = kid.hands[0];
  const tip: Point = [grip[0] - 190, grip[1] - 190];
  const shore = group([
    peaks(sheet, {
      crest: pts("-40 440, 220 380, 420 450, 700 330, 900 430, 1060 380, 1240 450"),
      base: horizon + 3,
      lit: "#c9cfbf",
      dark: "#a3b8b6",
      light: 1200,
      haze: "#e6e4d0",
    }),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: -40,
      to: 1240,
      height: 66,
      color: "#7fa597",
      base: horizon + 3,
    }),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#9cc4cb"],
        [0.6, "#dbe5d6"],
        [1, "#f6ebcf"],
      ],
      horizon,
    ),
    streaks(sheet, { from: 60, to: 300, count: 6, color: "#fdfaf0", opacity: 0.8 }),
    shore,
    mist(sheet, horizon - 4, 60, "#f8f3e0", 0.7),
    water(sheet, horizon, [
      [0, "#dfe8d8"],
      [0.4, "#8fbfc2"],
      [1, "#3f8599"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 12 }),
    ripples(sheet, { from: horizon + 10, to: height, count: 40, color: "#ffffff", opacity: 0.5 }),
    bank(
      pts("-60 800, 160 772, 420 766, 760 770, 1000 752, 1260 760, 1260 980, -60 980"),
      "#7d9a5f",
    ),
    bank(pts("-60 850, 300 812, 700 806, 1260 800, 1260 980, -60 980"), "#93ad6b"),
    fill(
      smooth(
        pts(
          "60 846, 112 800, 128 700, 134 560, 154 320, 186 320, 186 560, 186 700, 200 800, 250 846, 150 834",
        ),
      ),
      "#5b4532",
    ),
    fill(
      smooth(
        pts("196 842, 182 720, 177 560, 176 320, 186 320, 186 560, 188 700, 202 800, 250 846"),
      ),
      "#43321f",
    ),
    taper([168, 540], [336, 352], 15, 6, "#5b4532"),
    taper([160, 470], [50, 300], 14, 6, "#5b4532"),
    crown(sheet, [150, 210], 470, 380, "#4d8a5a", "#86b56c", 1),
    crown(sheet, [330, 270], 210, 150, "#438052", "#7aad66", 1),
    kid.art,
    rod({ grip, angle: 45, length: 268, facing: "left", bend: 0 }),
    stroke(
      smooth(
        [
          tip,
          [(tip[0] + snag[0]) / 2 + 10, tip[1] + 34],
          [snag[0] + 40, snag[1] + 26],
          snag,
          [snag[0] + 22, snag[1] - 26],
          [snag[0] - 14, snag[1] - 14],
          [snag[0] + 8, snag[1] + 16],
          [snag[0] + 4, snag[1] + 104],
        ],
        false,
      ),
      "#fffdf4",
      3.2,
    ),
    float([snag[0] + 4, snag[1] + 122], 17, "#dd4f38"),
    reeds(sheet, {
      from: 860,
      to: width + 20,
      y: height + 10,
      height: 170,
      count: 60,
      color: "#3a7352",
      lit: "#a3bf6e",
      lean: -0.06,
    }),
    reeds(sheet, {
      from: -20,
      to: 320,
      y: height + 10,
      height: 110,
      count: 50,
      color: "#3a7352",
      lit: "#a3bf6e",
    }),
  );
}

export const lost: Picture = {
  width: 1200,
  height: 900,
  widths: [480, 960],
  name: "lost",
  draw,
};
