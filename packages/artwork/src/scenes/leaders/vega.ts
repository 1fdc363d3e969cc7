import { mix, shade } from "../../parts/drawing/color.ts";
import { group } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../parts/land/land.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { bust } from "../../parts/portraits/bust.ts";
import { collar, placket, pocket, undershirt } from "../../parts/portraits/clothes.ts";
import { face } from "../../parts/portraits/face.ts";
import { brush, frame } from "../../parts/portraits/portrait.ts";
import { sky, streaks, sun } from "../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#bb8059",
  light: "#d7a276",
  dark: "#94583c",
  deep: "#43241a",
  lip: "#a54f41",
  blush: "#c0603f",
};
const hair = "#2a1d1c";
const cloth = "#b9a67c";

function river(sheet: Sheet): void {
  const horizon = 560;
  const shore = group([
    ridge(sheet, { y: 440, rise: 60, scale: 900, color: "#b98f86", base: horizon + 3 }),
    mist(sheet, 500, 80, "#f9d7ae", 0.7),
    ridge(sheet, { y: 500, rise: 26, scale: 640, color: "#8a7d80", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 6,
      from: -60,
      to: 320,
      height: 90,
      color: "#4d5f66",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 4,
      from: 520,
      to: 860,
      height: 120,
      color: "#3f545d",
      base: horizon + 3,
    }),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5f8296"],
        [0.45, "#c9b6a6"],
        [0.8, "#f6c99a"],
        [1, "#fbdcae"],
      ],
      horizon + 4,
    ),
    sun(sheet, [664, 372], 30, "#fff3d6", "#ffdc9e"),
    streaks(sheet, { from: 60, to: 320, count: 6, color: "#fce3c4", opacity: 0.5 }),
    shore,
    water(sheet, horizon, [
      [0, "#f0c796"],
      [0.3, "#b09a90"],
      [1, "#3c5f70"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.55, ripple: 10 }),
    glitter(sheet, {
      x: 664,
      from: horizon + 3,
      to: 860,
      spread: 110,
      count: 30,
      color: "#fff0cd",
    }),
    ripples(sheet, { from: horizon + 8, to: 1000, count: 30, color: "#fbe3c0", opacity: 0.35 }),
  );
}

function draw(sheet: Sheet): void {
  river(sheet);
  const f = frame({ at: [402, 372], scale: 1, facing: 1, tilt: -2 });
  const b = bust(sheet, {
    at: [386, 622],
    scale: 1.06,
    skin,
    color: cloth,
    shaded: -1,
    neck: 0.9,
    slope: 14,
  });
  const lit = mix(hair, "#b07a55", 0.45);
  const strand = (points: string, w: number, tone = lit) =>
    f.blob(brush(points, w), tone, 'opacity="0.6"');
  sheet.add(
    // The low bun and the mass of hair behind the face.
    f.blob("-60 96, -100 84, -150 92, -172 130, -160 168, -118 182, -76 160", "#1d1414"),
    f.blob(
      "0 -216, 74 -200, 122 -150, 128 -80, 100 0, 0 40, -60 150, -112 142, -138 80, -146 0, -146 -90, -118 -166, -66 -204",
      hair,
    ),
    b.body,
    undershirt(b, "#e9dfcb"),
    b.throat,
    collar(b, cloth, -1),
    placket(b, cloth, "#7d6a48"),
    pocket(b, -1, shade(cloth, 0.16), "#6d5c40"),
    pocket(b, 1, cloth, "#7d6a48"),
    face(sheet, f, {
      skin,
      turn: 0.8,
      light: 1,
      jaw: 0.96,
      chin: 0.9,
      age: 0.25,
      eyes: { iris: "#4a2d1c", lash: 1.5, slant: 4 },
      brow: { color: "#2f1f1b", weight: 7.5, arch: 7, lift: 3 },
      nose: { width: 0.94 },
      mouth: { half: 46, smile: 11.5, upper: 8, lower: 13 },
    }),
    // Hair drawn back from a side parting, over the ear.
    f.blob(
      "40 -138, 84 -118, 108 -80, 114 -44, 126 -84, 122 -150, 74 -200, 0 -216, -66 -204, -118 -166, -146 -90, -146 0, -138 60, -116 70, -106 22, -102 -30, -78 -82, -24 -122",
      hair,
    ),
    strand("28 -146, -44 -130, -98 -82, -120 -6", 10),
    strand("20 -186, -60 -176, -118 -110, -136 -20", 9),
    strand("50 -158, 88 -136, 110 -96", 9),
    f.disc([-112, 58], 5.5, "#e8d9a8"),
  );
}

export const vega: Picture = {
  name: "leader-vega",
  ...shapes.leader,
  draw,
};
