import { shade } from "../../parts/drawing/color.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../parts/land/land.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { bust } from "../../parts/portraits/bust.ts";
import { collar, placket, pocket, undershirt } from "../../parts/portraits/clothes.ts";
import { face, shaven } from "../../parts/portraits/face.ts";
import { brush, frame } from "../../parts/portraits/portrait.ts";
import { sky, streaks } from "../../parts/waters/sky.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#aa724d",
  light: "#c8925f",
  dark: "#81502f",
  deep: "#331d15",
  lip: "#935843",
  blush: "#b05f3f",
};
const hair = "#4a4847";
const denim = "#4d6f92";

function ridges(sheet: Sheet): void {
  const wood = (y: number, height: number, color: string, from = -60, to = 860) =>
    treeline(sheet, { ground: () => y, from, to, height, color, base: 1000 });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#6c7f96"],
        [0.4, "#c2a59a"],
        [0.75, "#efbf8e"],
        [1, "#f7d9a8"],
      ],
      640,
    ),
    streaks(sheet, { from: 40, to: 300, count: 7, color: "#f7d2b0", opacity: 0.5 }),
    ridge(sheet, { y: 400, rise: 46, scale: 760, color: "#b99a8c" }),
    mist(sheet, 460, 60, "#f7d6a8", 0.5),
    ridge(sheet, { y: 500, rise: 40, scale: 620, color: "#927f7c" }),
    wood(540, 90, "#7a7573"),
    mist(sheet, 560, 70, "#efc79c", 0.5),
    wood(660, 140, "#566563"),
    mist(sheet, 690, 60, "#d9b48f", 0.35),
    wood(830, 200, "#3a524f"),
    pine(sheet, [36, 1010], 760, "#223d3b", "#4a6657", -1),
    pine(sheet, [770, 1010], 620, "#223d3b", "#4a6657", -1),
  );
}

function draw(sheet: Sheet): void {
  ridges(sheet);
  const f = frame({ at: [396, 370], scale: 0.99, facing: -1, tilt: 0 });
  const b = bust(sheet, {
    at: [414, 618],
    scale: 1.14,
    skin,
    color: denim,
    shaded: 1,
    neck: 1.22,
  });
  const strand = (points: string, w: number, tone: string, opacity = 0.7) =>
    f.blob(brush(points, w), tone, `opacity="${opacity}"`);
  const [gray, black] = ["#9b9893", "#2c2a2b"];
  sheet.add(
    f.blob(
      "0 -212, 70 -198, 112 -150, 116 -90, 60 0, -50 120, -104 140, -140 84, -150 -20, -142 -100, -116 -168, -64 -202",
      hair,
    ),
    b.body,
    undershirt(b, "#e8e2d4"),
    placket(b, denim, "#e8dcc0"),
    pocket(b, 1, shade(denim, 0.18), "#e8dcc0"),
    pocket(b, -1, denim, "#e8dcc0"),
    // Tied at the nape, it comes from behind the collar and falls over the shoulder.
    b.blob(
      "60 -120, 116 -100, 146 -60, 164 0, 174 90, 168 180, 142 268, 126 190, 122 100, 100 20, 70 -30",
      hair,
    ),
    b.blob("128 -90, 164 0, 174 90, 168 180, 142 268, 150 160, 146 50", black, 'opacity="0.7"'),
    b.blob(brush("104 -60, 132 20, 142 120, 141 226", 10), gray, 'opacity="0.7"'),
    b.blob(brush("128 -66, 154 10, 160 110", 7), gray, 'opacity="0.45"'),
    b.blob("112 34, 172 22, 174 40, 116 54", "#8a5632"),
    b.blob("113 46, 173 34, 174 40, 116 55", "#5f3a22"),
    b.throat,
    collar(b, denim, 1),
    face(sheet, f, {
      skin,
      turn: 0.85,
      light: 1,
      width: 1.05,
      jaw: 1.18,
      chin: 1.3,
      length: 1.04,
      age: 0.65,
      eyes: { iris: "#2f1d14", lash: 0.5, slant: 2, open: 0.84 },
      under: () => shaven(sheet, f, "#4a3a36", 0.18),
      brow: { color: "#2f2b2a", weight: 13, arch: 5, lift: -1 },
      nose: { width: 1.12, length: 1.1 },
      mouth: { half: 48, smile: 10, upper: 5, lower: 8 },
    }),
    f.blob(
      "44 -146, 84 -128, 108 -92, 116 -50, 128 -100, 114 -158, 70 -202, 0 -216, -66 -206, -118 -170, -146 -100, -144 -56, -126 -44, -110 -34, -103 8, -95 -30, -84 -84, -30 -128",
      hair,
    ),
    strand("50 -160, -30 -144, -86 -104, -112 -52", 9, "#bdb9b2", 0.75),
    strand("44 -178, -40 -168, -104 -118, -130 -50", 12, gray),
    strand("30 -200, -60 -190, -124 -110, -142 -30", 9, gray, 0.55),
    strand("54 -180, 92 -152, 116 -100", 9, gray),
    strand("10 -208, -80 -194, -136 -120", 6, black, 0.6),
  );
}

export const redbird: Picture = {
  name: "leader-redbird",
  ...shapes.leader,
  draw,
};
