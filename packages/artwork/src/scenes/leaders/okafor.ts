import { dock } from "../../parts/afloat/docks.ts";
import { mix, shade } from "../../parts/drawing/color.ts";
import { group } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { ridge } from "../../parts/land/land.ts";
import { broadleaf } from "../../parts/plants/trees/leafy.ts";
import { type Body, bust } from "../../parts/portraits/bust.ts";
import { face } from "../../parts/portraits/face.ts";
import { capOn, glasses } from "../../parts/portraits/hats.ts";
import { frame } from "../../parts/portraits/portrait.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#74492f",
  light: "#96653f",
  dark: "#4e2e20",
  deep: "#1f1310",
  lip: "#874a40",
  blush: "#8a4630",
};
const hair = "#17110f";
const cloth = "#d19339";
const cap = "#2c6e49";

function pond(sheet: Sheet): void {
  const horizon = 610;
  const shore = group([
    ridge(sheet, { y: 500, rise: 30, scale: 800, color: "#a9cbb0", base: horizon + 3 }),
    ridge(sheet, { y: 566, rise: 12, scale: 500, color: "#7fb086", base: horizon + 3 }),
    ...(
      [
        [60, 230],
        [210, 170],
        [640, 190],
        [770, 250],
      ] as const
    ).map(([x, h]) => broadleaf(sheet, [x, horizon - 6], h, "#4f8f63", "#a3c877")),
  ]);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5fa3bd"],
        [0.6, "#aed6d4"],
        [1, "#e6efd6"],
      ],
      horizon + 3,
    ),
    cloud(sheet, [180, 150], 420, 60, "#f4f7ee", 0.85),
    cloud(sheet, [690, 260], 380, 46, "#f4f7ee", 0.7),
    shore,
    water(sheet, horizon, [
      [0, "#a9d4c6"],
      [0.4, "#4f9ea4"],
      [1, "#1f6580"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.55, ripple: 10 }),
    ripples(sheet, { from: horizon + 6, to: 1000, count: 34, color: "#eef8f0", opacity: 0.45 }),
  );
}

/** A hooded sweatshirt with its cords. */
function hood(b: Body): string {
  return group([
    b.blob(
      "-70 -60, -118 -56, -156 -8, -140 50, -84 96, 0 122, 84 96, 140 50, 156 -8, 118 -56, 70 -60, 66 -20, 34 36, 0 50, -34 36, -66 -20",
      shade(cloth, 0.1),
    ),
    b.blob(
      "70 -60, 118 -56, 156 -8, 140 50, 84 96, 0 122, 40 76, 84 30, 96 -20",
      shade(cloth, 0.32),
    ),
    b.blob("-118 -56, -156 -8, -140 50, -104 84, -126 30, -132 -10", mix(cloth, "#fff4dc", 0.35)),
    b.line("-30 66, -36 140, -30 214", "#f2e6cc", 6),
    b.line("32 66, 38 130, 34 190", "#e2d3b2", 6),
    b.line("-150 36, -90 112, 0 142, 90 112, 150 36", shade(cloth, 0.45), 5, 'opacity="0.6"'),
  ]);
}

function draw(sheet: Sheet): void {
  pond(sheet);
  sheet.add(
    dock({ from: -60, to: 860, y: 760, depth: 34, water: 860, wood: "#8a6a48", light: "#c9a877" }),
  );
  const turn = 0.6;
  const f = frame({ at: [404, 380], scale: 1, facing: -1, tilt: 3 });
  const b = bust(sheet, { at: [414, 632], scale: 1.1, skin, color: cloth, shaded: 1, neck: 1.08 });
  const beard =
    "-140 -20, -104 -10, -100 40, -84 74, -52 92, -26 92, -2 94, 34 100, 66 94, 84 88, 96 60, 112 30, 130 60, 120 150, 40 210, -60 200, -130 130";
  sheet.add(
    f.blob("-124 -80, -132 -20, -122 44, -100 40, -96 -60", hair),
    b.body,
    b.throat,
    hood(b),
    face(sheet, f, {
      skin,
      turn,
      light: 1,
      width: 1.02,
      jaw: 1.08,
      chin: 1.12,
      eyes: { iris: "#2c1a12", lash: 0.7, slant: 2, open: 0.95 },
      brow: { color: "#150f0d", weight: 11, arch: 5, lift: 2 },
      nose: { width: 1.25 },
      mouth: { half: 46, smile: 10, upper: 10, lower: 13, teeth: 11 },
      under: () =>
        group([
          f.blob(beard, mix(hair, skin.deep, 0.3), `opacity="0.86" filter="${sheet.blur(2.5)}"`),
          f.blob(
            "-14 116, 34 112, 78 114, 74 136, 54 146, 36 150, 16 147, -4 138",
            skin.dark,
            'opacity="0.9"',
          ),
          f.blob(
            "-34 60, -6 74, 34 88, 70 76, 92 60, 96 74, 82 92, 36 94, -14 92, -38 82",
            skin.base,
          ),
        ]),
    }),
    f.blob("-128 -76, -96 -80, -92 -30, -98 14, -112 22, -112 -24, -124 -34", hair),
    glasses(f, turn),
    capOn(f, cap, skin),
  );
}

export const okafor: Picture = {
  name: "leader-okafor",
  ...shapes.leader,
  draw,
};
