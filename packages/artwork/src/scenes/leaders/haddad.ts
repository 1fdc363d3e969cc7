import { mix, shade } from "../../parts/drawing/color.ts";
import { ellipse, fill, group, type Point, polygon, pts, rect } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { ridge } from "../../parts/land/land.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { type Body, bust } from "../../parts/portraits/bust.ts";
import { face } from "../../parts/portraits/face.ts";
import { brush, type Frame, frame, mirrored } from "../../parts/portraits/portrait.ts";
import { cloud, sky } from "../../parts/waters/sky.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

const skin = {
  base: "#d9a883",
  light: "#eec7a4",
  dark: "#b37d5b",
  deep: "#46281e",
  lip: "#b5604f",
  blush: "#d17d62",
};
const scarf = "#2f7f86";
const coat = "#a04f34";

/** Boards, a window and the big doors of a boathouse, with an upturned hull on its rack. */
function boathouse(sheet: Sheet): void {
  const wall = "#9db0a4";
  sheet.add(
    sky(
      sheet,
      [
        [0, "#8fa9b5"],
        [0.6, "#c7d0c4"],
        [1, "#ecdfc0"],
      ],
      640,
    ),
    cloud(sheet, [620, 110], 420, 50, "#eef0e6", 0.7),
    ridge(sheet, { y: 440, rise: 24, scale: 700, color: "#8fa58c", base: 1000 }),
    treeline(sheet, {
      ground: () => 560,
      from: 480,
      to: 860,
      height: 190,
      color: "#54776a",
      base: 640,
    }),
    ridge(sheet, { y: 620, rise: 6, scale: 500, color: "#b9b27c", base: 1000 }),
    rect(-10, 300, 660, 420, wall),
    ...Array.from({ length: 11 }, (_, i) =>
      rect(-10, 322 + i * 36, 660, 3, shade(wall, 0.25), 'opacity="0.6"'),
    ),
    fill(polygon(pts("-40 236, 720 296, 736 338, -40 312")), "#6d4a3c"),
    fill(polygon(pts("-40 224, 718 286, 720 298, -40 244")), "#8a6350"),
    rect(628, 330, 24, 390, shade(wall, 0.22)),
    rect(36, 400, 150, 160, "#f1ead8"),
    rect(50, 414, 122, 132, "#547583"),
    fill(polygon(pts("50 546, 50 470, 130 414, 172 414, 172 430")), "#86a5ab"),
    rect(107, 414, 8, 132, "#f1ead8"),
    rect(50, 476, 122, 8, "#f1ead8"),
    rect(-10, 716, 820, 290, "#a99a70"),
    fill(polygon(pts("-10 724, 810 712, 810 1000, -10 1000")), "#b3a578"),
    // A canoe keel up on trestles.
    fill("M600 690C630 640 840 628 900 664L900 700C800 712 660 712 600 690Z", "#c0583d"),
    fill("M600 690C660 712 800 712 900 700L900 686C800 698 680 700 600 690Z", "#8b3b2b"),
    rect(640, 700, 14, 90, "#6a5138"),
    rect(770, 700, 14, 90, "#6a5138"),
  );
}

/** The scarf about the face and its folds over chest and shoulder. */
function scarfOn(f: Frame): string {
  const [lit, dark, deep] = [mix(scarf, "#e6f2e4", 0.28), shade(scarf, 0.3), shade(scarf, 0.5)];
  const ring =
    f.path(
      "4 -222, 78 -206, 130 -154, 148 -72, 142 30, 132 110, 118 190, 60 240, 0 250, -70 240, -126 190, -142 110, -150 20, -150 -76, -128 -158, -70 -208",
    ) +
    f.path(
      "14 -128, -44 -120, -92 -82, -104 -20, -98 56, -78 118, -44 160, 4 186, 48 164, 80 122, 98 60, 106 -20, 102 -74, 66 -114",
    );
  return group([
    fill(ring, scarf, 'fill-rule="evenodd"'),
    f.blob(
      "-70 -208, -128 -158, -150 -76, -150 20, -142 110, -126 190, -96 214, -112 120, -122 20, -118 -76, -88 -146",
      dark,
      'opacity="0.8"',
    ),
    f.blob(brush("20 -212, 90 -180, 126 -100, 128 0, 118 90", 20), lit, 'opacity="0.75"'),
    f.blob(brush("-40 -134, 20 -146, 76 -124, 112 -76", 8), lit, 'opacity="0.7"'),
    f.blob(brush("-86 -120, -112 -50, -114 30, -92 110, -50 168", 8), deep, 'opacity="0.55"'),
    f.blob(brush("106 40, 92 122, 56 178, 0 206, -50 182", 9), deep, 'opacity="0.5"'),
    f.blob(brush("126 110, 80 190, 0 226, -80 196", 9), dark, 'opacity="0.8"'),
  ]);
}

function drape(b: Body): string {
  const [lit, dark] = [mix(scarf, "#e6f2e4", 0.22), shade(scarf, 0.32)];
  return group([
    b.blob(
      "-128 -70, -156 -20, -140 40, -84 96, 0 128, 96 100, 150 40, 160 -20, 128 -72, 0 -110",
      scarf,
    ),
    b.blob(
      "-128 -70, -156 -20, -140 40, -84 96, -20 122, -70 60, -104 0, -110 -60",
      dark,
      'opacity="0.85"',
    ),
    b.blob(
      "60 -60, 20 10, -30 66, -70 120, -96 230, -60 292, 4 270, 16 150, 60 70, 110 0, 130 -60",
      mix(scarf, "#e6f2e4", 0.06),
    ),
    b.blob(brush("100 -50, 50 30, 0 110, -24 240", 14), lit, 'opacity="0.7"'),
    b.blob(brush("60 -40, 0 40, -48 120, -72 240", 9), dark, 'opacity="0.8"'),
    b.blob(brush("140 0, 80 70, 26 150", 9), dark, 'opacity="0.6"'),
  ]);
}

/** Wide lapels and big buttons of a wool coat. */
function coatFront(b: Body): string {
  const lapel = (side: 1 | -1, tone: string) =>
    b.blob(
      mirrored("96 -40, 150 -16, 176 40, 190 130, 128 200, 60 300, 16 390, 20 250, 60 90", side),
      tone,
    );
  return group([
    b.blob("-20 330, 26 330, 30 640, -30 640", shade(coat, 0.3)),
    b.line("26 330, 28 480, 28 640", shade(coat, 0.5), 4),
    b.blob(
      "-196 130, -134 208, -66 308, -30 390, -60 270, -120 190",
      shade(coat, 0.5),
      'opacity="0.5"',
    ),
    b.blob("196 130, 134 208, 66 308, 24 400, 60 270, 120 190", shade(coat, 0.5), 'opacity="0.5"'),
    lapel(-1, shade(coat, 0.2)),
    lapel(1, mix(coat, "#ffe6c8", 0.14)),
    ...[400, 480].map((y): string => {
      const at: Point = b.place([62, y]);
      return group([
        ellipse([at[0] + 1, at[1] + 3], 15, 15, shade(coat, 0.55)),
        ellipse(at, 14, 14, "#5d3a2b"),
        ellipse(at, 9, 9, "#714836"),
      ]);
    }),
  ]);
}

function draw(sheet: Sheet): void {
  boathouse(sheet);
  const f = frame({ at: [410, 370], scale: 0.98, facing: 1, tilt: -4 });
  const b = bust(sheet, {
    at: [400, 618],
    scale: 1.06,
    skin,
    color: coat,
    shaded: -1,
    neck: 0.9,
    slope: 16,
  });
  sheet.add(
    b.body,
    coatFront(b),
    drape(b),
    face(sheet, f, {
      skin,
      turn: 0.3,
      light: 1,
      width: 0.97,
      jaw: 0.98,
      chin: 0.92,
      age: 0.05,
      ear: false,
      eyes: { iris: "#5b3d22", lash: 1.5, slant: 4, open: 1.06 },
      brow: { color: "#2d1d18", weight: 7.5, arch: 6, lift: 3 },
      nose: { width: 0.94, length: 1.03 },
      mouth: { half: 43, smile: 9, upper: 9, lower: 14, teeth: 7 },
    }),
    scarfOn(f),
  );
}

export const haddad: Picture = {
  name: "leader-haddad",
  ...shapes.leader,
  draw,
};
