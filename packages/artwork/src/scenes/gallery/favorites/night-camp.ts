import { tent } from "../../../parts/afloat/boats.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, mist, peaks, waver } from "../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { glow, moon, sky, stars } from "../../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 500;
  const wave = waver(sheet, 700);
  const shore = group([
    peaks(sheet, {
      crest: pts("-40 420, 180 300, 360 400, 600 250, 820 390, 1000 310, 1240 430"),
      base: horizon + 3,
      lit: "#3a5f7d",
      dark: "#21435f",
      light: 1000,
      haze: "#35607c",
    }),
    treeline(sheet, {
      ground: (x) => horizon - 4 - wave(x) * 10,
      from: -40,
      to: 1240,
      height: 80,
      color: "#0f2c40",
      base: horizon + 3,
    }),
  ]);
  const fire: Point = [690, 716];
  const rim = { color: "#ffb86a", side: 1 } as const;
  const camper = { skin: skin.brown, hair: hair.black, legs: "#1c2f42" } as const;
  const left = person({
    ...camper,
    at: [540, 690],
    seat: true,
    height: 230,
    build: "adult",
    facing: "right",
    pose: { ...chair, upper: [20, 30], fore: [70, 60] },
    hat: { kind: "beanie", color: cloth.rust },
    top: "#2c5a4a",
    rim,
  });
  const small = person({
    ...camper,
    at: [448, 700],
    seat: true,
    height: 165,
    build: "small",
    facing: "right",
    pose: chair,
    style: "bob",
    top: "#7a5a3a",
    rim,
  });
  const right = person({
    ...camper,
    at: [850, 692],
    seat: true,
    height: 205,
    build: "teen",
    facing: "left",
    pose: { ...chair, upper: [30, 30], fore: [80, 60] },
    style: "ponytail",
    top: "#35567a",
    rim: { ...rim, side: -1 },
  });
  const flame = (s: number, color: string) =>
    fill(
      smooth([
        [fire[0] - 24 * s, fire[1]],
        [fire[0] - 22 * s, fire[1] - 28 * s],
        [fire[0] - 8 * s, fire[1] - 40 * s],
        [fire[0] - 2 * s, fire[1] - 82 * s],
        [fire[0] + 14 * s, fire[1] - 46 * s],
        [fire[0] + 24 * s, fire[1] - 24 * s],
        [fire[0] + 22 * s, fire[1]],
      ]),
      color,
    );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#071f38"],
        [0.55, "#163f5f"],
        [1, "#3f7391"],
      ],
      horizon,
    ),
    stars(sheet, 170, horizon - 40, "#fdf6e6"),
    moon(sheet, [930, 150], 44, "#fbf1d6"),
    shore,
    mist(sheet, horizon - 10, 50, "#6f9db0", 0.35),
    water(sheet, horizon, [
      [0, "#3f7391"],
      [0.4, "#18435f"],
      [1, "#06233a"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.6, ripple: 12 }),
    glitter(sheet, {
      x: 930,
      from: horizon + 3,
      to: 660,
      spread: 130,
      count: 26,
      color: "#fbf1d6",
      opacity: 0.75,
    }),
    ripples(sheet, { from: horizon + 6, to: 680, count: 30, color: "#9cc3d0", opacity: 0.25 }),
    bank(pts("-60 690, 200 664, 520 656, 900 668, 1260 640, 1260 1000, -60 1000"), "#0f2b38"),
    glow(sheet, [fire[0], fire[1] + 10], 420, "#ff9b4a", 0.5),
    fill(
      smooth([
        [fire[0] - 330, 742],
        [fire[0], 700],
        [fire[0] + 330, 742],
        [fire[0], 800],
      ]),
      "#ff9b4a",
      'opacity="0.16"',
    ),
    tent([200, 742], 260, "#c27a34", "#f6c36e"),
    taper([470, 716], [590, 716], 15, 15, "#3c2a20"),
    taper([800, 718], [900, 718], 15, 15, "#3c2a20"),
    small.art,
    left.art,
    right.art,
    taper([fire[0] - 40, fire[1] + 4], [fire[0] + 36, fire[1] - 8], 8, 7, "#2c1d18"),
    taper([fire[0] - 36, fire[1] - 8], [fire[0] + 42, fire[1] + 4], 8, 7, "#3a241a"),
    flame(1, "#f0772f"),
    flame(0.66, "#f9b23f"),
    flame(0.34, "#fff0b8"),
    ...Array.from({ length: 9 }, () =>
      ellipse(
        [fire[0] + sheet.random.around(46), fire[1] - sheet.random.between(100, 260)],
        2.4,
        2.4,
        "#ffb45e",
      ),
    ),
    ...[
      [1080, 780, 620],
      [1180, 800, 700],
      [1000, 770, 420],
      [20, 790, 560],
      [-30, 800, 660],
    ].map(([x = 0, foot = 0, h = 0]) =>
      pine(sheet, [x, foot], h, "#061d2b", "#123649", x > 600 ? -1 : 1),
    ),
    reeds(sheet, {
      from: -20,
      to: width + 20,
      y: height + 10,
      height: 110,
      count: 110,
      color: "#04141f",
      lit: "#10303a",
    }),
  );
}

export const galleryNightCamp: Picture = {
  ...shapes.gallery,
  name: "gallery-night-camp",
  draw,
};
