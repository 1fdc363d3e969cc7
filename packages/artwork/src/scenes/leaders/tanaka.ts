import { shade } from "../../parts/drawing/color.ts";
import { group, pts } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { peaks } from "../../parts/land/land.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { bust } from "../../parts/portraits/bust.ts";
import { collar, undershirt } from "../../parts/portraits/clothes.ts";
import { face, shaven } from "../../parts/portraits/face.ts";
import { fishingVest } from "../../parts/portraits/gear.ts";
import { bucketHat } from "../../parts/portraits/hats.ts";
import { brush, frame } from "../../parts/portraits/portrait.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#d8a97f",
  light: "#edc79d",
  dark: "#b07c57",
  deep: "#422a20",
  lip: "#b4735c",
  blush: "#c97d5c",
};
const hair = "#a9a8a3";
const shirt = "#d8d3c2";
const vest = "#7c7a4e";
const hat = "#b3a076";

function lake(sheet: Sheet): void {
  const horizon = 590;
  const shore = group([
    peaks(sheet, {
      crest: pts("-40 430, 120 300, 250 420, 420 340, 560 430, 690 270, 860 420"),
      base: horizon + 3,
      lit: "#9db3bf",
      dark: "#7f98a9",
      light: 900,
      snow: { depth: 46, lit: "#f4f3ec", dark: "#c9d7de" },
      haze: "#d9e4e0",
    }),
    treeline(sheet, {
      ground: () => horizon - 8,
      from: -60,
      to: 860,
      height: 84,
      color: "#3f6a62",
      base: horizon + 3,
    }),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#3f7ea3"],
        [0.6, "#9cc6d2"],
        [1, "#dcebe3"],
      ],
      horizon + 3,
    ),
    cloud(sheet, [640, 130], 460, 58, "#f3f6f0", 0.8),
    shore,
    water(sheet, horizon, [
      [0, "#a9cbcd"],
      [0.35, "#4f8fa6"],
      [1, "#0f4a6b"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.42, ripple: 9 }),
    ripples(sheet, { from: horizon + 8, to: 1000, count: 34, color: "#eef6f4", opacity: 0.4 }),
  );
}

function draw(sheet: Sheet): void {
  lake(sheet);
  const f = frame({ at: [400, 382], scale: 0.98, facing: -1, tilt: -2 });
  const b = bust(sheet, {
    at: [416, 624],
    scale: 1.1,
    skin,
    color: shirt,
    shaded: 1,
    neck: 1.1,
    slope: 12,
  });
  sheet.add(
    f.blob("-118 -80, -134 -20, -128 50, -96 70, -90 -40", shade(hair, 0.35)),
    b.body,
    undershirt(b, "#f3eee0"),
    b.throat,
    collar(b, shirt, 1),
    b.line("0 110, 2 300, 2 640", shade(shirt, 0.35), 3),
    fishingVest(b, vest),
    face(sheet, f, {
      skin,
      turn: 0.75,
      light: 1,
      width: 1.03,
      jaw: 1.1,
      chin: 1.14,
      length: 0.98,
      age: 0.95,
      eyes: { iris: "#33221a", lash: 0.5, slant: 2, open: 0.78, smooth: true },
      under: () => shaven(sheet, f, "#6d6560", 0.15),
      brow: { color: "#8d8a85", weight: 10, arch: 4, lift: 1 },
      nose: { width: 1.08, length: 0.94 },
      mouth: { half: 50, smile: 13, upper: 5, lower: 8 },
    }),
    f.blob("-122 -86, -92 -88, -86 -40, -92 -8, -104 18, -110 -16, -118 -40", hair),
    f.blob(brush("-110 -70, -104 -40, -100 -6", 7), "#d3d2cc", 'opacity="0.8"'),
    bucketHat(f, hat, skin),
  );
}

export const tanaka: Picture = {
  name: "leader-tanaka",
  ...shapes.leader,
  draw,
};
