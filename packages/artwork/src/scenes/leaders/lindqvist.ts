import { mix } from "../../parts/drawing/color.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../parts/land/land.ts";
import { cattails, reeds } from "../../parts/plants/plants.ts";
import { bust } from "../../parts/portraits/bust.ts";
import { collar, undershirt } from "../../parts/portraits/clothes.ts";
import { face } from "../../parts/portraits/face.ts";
import { notebook, waders } from "../../parts/portraits/gear.ts";
import { brush, frame } from "../../parts/portraits/portrait.ts";
import { sky, streaks } from "../../parts/waters/sky.ts";
import { ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#e9c0a0",
  light: "#f7dcc2",
  dark: "#c79275",
  deep: "#5b382c",
  lip: "#bd6f63",
  blush: "#dd8a70",
};
const hair = "#c4b596";
const cloth = "#7f9aa6";
const wader = "#59634a";

function marsh(sheet: Sheet): void {
  const horizon = 520;
  sheet.add(
    sky(
      sheet,
      [
        [0, "#a8bfc0"],
        [0.6, "#d5dcc9"],
        [1, "#efe9c9"],
      ],
      horizon + 4,
    ),
    streaks(sheet, { from: 60, to: 360, count: 8, color: "#f6f4e4", opacity: 0.6 }),
    ridge(sheet, { y: 470, rise: 16, scale: 900, color: "#a9b99c", base: horizon + 4 }),
    mist(sheet, 500, 50, "#f3eed2", 0.8),
    water(sheet, horizon, [
      [0, "#dfe3c8"],
      [0.5, "#9fb6ab"],
      [1, "#5f8584"],
    ]),
    ridge(sheet, { y: 566, rise: 8, scale: 300, color: "#b8b878", base: 596 }),
    ripples(sheet, { from: 600, to: 1000, count: 30, color: "#f6f6e4", opacity: 0.5 }),
    cattails(
      sheet,
      { from: -10, to: 250, y: 830, height: 470, count: 34, color: "#77834a", lit: "#c4b973" },
      8,
    ),
    reeds(sheet, {
      from: 560,
      to: 820,
      y: 800,
      height: 330,
      count: 44,
      color: "#7d8a4e",
      lit: "#cbc07c",
    }),
  );
}

function draw(sheet: Sheet): void {
  marsh(sheet);
  const f = frame({ at: [392, 366], scale: 0.97, facing: 1, tilt: 3 });
  const b = bust(sheet, {
    at: [390, 606],
    scale: 1.06,
    skin,
    color: cloth,
    shaded: -1,
    neck: 0.9,
    slope: 10,
  });
  const tone = (points: string, w: number, color: string, opacity = 0.75) =>
    f.blob(brush(points, w), color, `opacity="${opacity}"`);
  const [gray, gold] = ["#8f8570", "#e6dabb"];
  sheet.add(
    f.blob(
      "0 -214, 74 -202, 124 -158, 142 -80, 146 20, 138 110, 108 140, 60 120, -60 130, -112 150, -150 120, -154 20, -146 -80, -122 -160, -64 -204",
      mix(gray, "#5d5444", 0.45),
    ),
    b.body,
    undershirt(b, "#f1e9d8"),
    b.throat,
    collar(b, cloth, -1),
    waders(b, wader),
    notebook(b, cloth, skin),
    face(sheet, f, {
      skin,
      turn: 0.45,
      light: 1,
      width: 0.97,
      jaw: 0.95,
      chin: 1,
      length: 1.03,
      age: 0.62,
      ear: false,
      eyes: { iris: "#4d7480", lash: 1, slant: 0, open: 0.95 },
      brow: { color: "#937f62", weight: 6.5, arch: 6, lift: 2 },
      nose: { width: 0.88, length: 1.08 },
      mouth: { half: 45, smile: 9, upper: 6, lower: 9, teeth: 6 },
    }),
    // A bob parted on the side, swung behind the cheek.
    f.blob(
      "28 -170, 72 -150, 100 -104, 106 -40, 112 30, 106 104, 120 138, 144 116, 150 20, 144 -84, 124 -160, 74 -204, 30 -214",
      hair,
    ),
    f.blob(
      "44 -172, 26 -130, -24 -88, -74 -64, -98 -30, -96 10, -92 70, -80 124, -104 152, -140 140, -158 84, -156 0, -148 -84, -122 -162, -64 -206, 0 -216, 40 -210",
      hair,
    ),
    f.blob(
      "-99 -24, -97 14, -92 70, -80 124, -104 152, -118 100, -124 20, -116 -20",
      gray,
      'opacity="0.75"',
    ),
    tone("26 -190, -50 -168, -108 -96, -132 10, -130 110", 12, gold),
    tone("10 -204, -70 -186, -130 -104, -146 0, -146 90", 9, gray, 0.6),
    tone("34 -166, 4 -120, -60 -80, -104 -30", 9, gold, 0.7),
    tone("48 -196, 104 -146, 128 -60, 130 40, 126 110", 10, gold),
    tone("40 -176, 90 -132, 112 -60", 7, gray, 0.5),
  );
  sheet.add(
    reeds(sheet, {
      from: -30,
      to: 130,
      y: 1020,
      height: 330,
      count: 16,
      color: "#4f6140",
      lit: "#9aa05c",
    }),
  );
}

export const lindqvist: Picture = {
  name: "leader-lindqvist",
  ...shapes.leader,
  draw,
};
