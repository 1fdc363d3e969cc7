import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, mist, peaks, waver } from "../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair, showing } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { bare, pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { bucket, rod } from "../../../parts/things/gear.ts";
import { sky, snowfall, streaks, sun } from "../../../parts/waters/sky.ts";
import { ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 430;
  const wave = waver(sheet, 900);
  const rim = { color: "#ffe2c4", side: -1 } as const;
  const grown = person({
    at: [760, 666],
    seat: true,
    height: 320,
    build: "adult",
    facing: "left",
    pose: { ...chair, lean: 8, upper: [22, 30], fore: [66, 58] },
    skin: skin.sand,
    hair: hair.brown,
    hat: { kind: "beanie", color: cloth.ochre },
    top: cloth.ocean,
    legs: "#2c3f4f",
    shoes: "#2b2521",
    rim,
  });
  const kid = person({
    at: [470, 752],
    height: 220,
    build: "child",
    facing: "right",
    pose: { ...showing, lean: 10, nod: 18 },
    skin: skin.brown,
    hair: hair.black,
    style: "long",
    hat: { kind: "beanie", color: "#f3e6cb" },
    top: cloth.coral,
    legs: cloth.plum,
    shoes: "#2b2521",
    rim,
  });
  const hole: Point = [600, 770];
  const shadow = (x: number, y: number, w: number) =>
    fill(
      smooth([
        [x, y - 10],
        [x + w, y + 14],
        [x + w * 0.9, y + 30],
        [x, y + 12],
      ]),
      "#7f9fc0",
      'opacity="0.45"',
    );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7fa6c4"],
        [0.55, "#d6cfd6"],
        [1, "#fbdcc2"],
      ],
      horizon,
    ),
    sun(sheet, [220, 330], 34, "#fff6e2", "#ffdfb8"),
    streaks(sheet, { from: 80, to: 260, count: 6, color: "#fdeee2", opacity: 0.7 }),
    peaks(sheet, {
      crest: pts("-40 330, 140 270, 320 350, 560 180, 760 310, 940 220, 1080 300, 1240 240"),
      base: horizon + 3,
      lit: "#f6e3dc",
      dark: "#9fb4cf",
      light: 200,
      haze: "#f6ddd0",
    }),
    treeline(sheet, {
      ground: (x) => horizon - 4 - wave(x) * 8,
      from: -40,
      to: 1240,
      height: 70,
      color: "#5f8099",
      base: horizon + 3,
    }),
    mist(sheet, horizon, 40, "#fff3e8", 0.8),
    fill(
      polygon([
        [0, horizon],
        [width, horizon],
        [width, height],
        [0, height],
      ]),
      sheet.linear([
        [0, "#f6ead9"],
        [0.3, "#e3e6ea"],
        [1, "#b9cee0"],
      ]),
    ),
    ripples(sheet, {
      from: horizon + 16,
      to: height,
      count: 46,
      color: "#ffffff",
      opacity: 0.7,
      length: 320,
    }),
    ripples(sheet, {
      from: horizon + 30,
      to: height,
      count: 34,
      color: "#9db8d2",
      opacity: 0.4,
      length: 280,
    }),
    ...[
      [960, 470, 190],
      [1040, 486, 270],
      [1130, 500, 340],
      [1210, 490, 240],
    ].map(([x = 0, y = 0, h = 0]) =>
      group([shadow(x, y, h * 0.7), pine(sheet, [x, y], h, "#33566b", "#dfe9f0", -1)]),
    ),
    bank(pts("860 476, 1000 484, 1260 500, 1260 540, 1040 510"), "#f3ece4"),
    shadow(480, 754, 240),
    shadow(780, 758, 280),
    ellipse([hole[0], hole[1] + 3], 62, 17, "#f7f9fb"),
    ellipse(hole, 52, 13, "#1f5677"),
    ellipse([hole[0], hole[1] + 4], 44, 8, "#0f3f5e"),
    taper([712, 700], [800, 700], 10, 10, "#6b4d34"),
    taper([724, 700], [716, 756], 7, 6, "#6b4d34"),
    taper([788, 700], [796, 756], 7, 6, "#6b4d34"),
    grown.art,
    kid.art,
    rod({
      grip: grown.hands[0],
      angle: 22,
      length: 120,
      facing: "left",
      bend: 0.16,
      to: hole,
      line: "#3a5264",
    }),
    bucket([890, 760], 62, cloth.rust),
    fill(smooth(pts("-60 860, 300 830, 700 862, 1260 820, 1260 960, -60 960")), "#f4f6f8"),
    reeds(sheet, {
      from: 20,
      to: 220,
      y: 880,
      height: 190,
      count: 26,
      color: "#a78a62",
      lit: "#d9bd8a",
    }),
    bare(sheet, [120, 880], 640, "#4d4a52"),
    snowfall(sheet, 70, 5),
  );
}

export const galleryWinterIce: Picture = {
  ...shapes.gallery,
  name: "gallery-winter-ice",
  draw,
};
