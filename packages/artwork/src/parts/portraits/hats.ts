import { mix, shade } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import { eyesAt } from "./face.ts";
import { brush, type Frame, type Skin } from "./portrait.ts";

/** A cap with a curved peak, its shadow falling on the forehead. */
export function capOn(f: Frame, cap: string, skin: Skin): string {
  const dark = shade(cap, 0.34);
  return group([
    f.blob(
      "-108 -70, -40 -66, 40 -62, 112 -64, 112 -46, 40 -40, -40 -44, -106 -50",
      skin.deep,
      'opacity="0.42"',
    ),
    f.blob(
      "-132 -62, -138 -110, -118 -172, -66 -212, 8 -222, 76 -206, 114 -162, 124 -104, 120 -72, 30 -92, -60 -84",
      cap,
    ),
    f.blob(
      "-132 -62, -138 -110, -118 -172, -66 -212, -40 -217, -72 -168, -88 -110, -84 -80",
      dark,
      'opacity="0.7"',
    ),
    f.blob(
      "30 -216, 76 -206, 112 -164, 122 -112, 108 -110, 92 -160, 62 -194",
      mix(cap, "#fff4dc", 0.22),
      'opacity="0.8"',
    ),
    f.line("20 -220, 36 -176, 40 -110", dark, 2.5),
    f.disc([8, -223], 9, dark),
    f.blob(
      "-86 -76, -50 -104, 20 -118, 84 -110, 128 -84, 158 -44, 132 -46, 70 -62, 0 -64, -56 -60",
      mix(cap, "#10251c", 0.25),
    ),
    f.blob(
      "-82 -80, -46 -106, 20 -118, 84 -110, 126 -84, 152 -52, 100 -78, 30 -86, -40 -78",
      mix(cap, "#fff4dc", 0.1),
    ),
  ]);
}

/** Round-cornered glasses before the eyes, their arm running back to the ear. */
export function glasses(f: Frame, turn: number): string {
  const [near, far] = eyesAt(turn);
  const rim = "#2a2422";
  const lens = ([x, y]: Point, w: number): Point[] => [
    [x - w, y - 14],
    [x - w * 0.72, y - 27],
    [x, y - 30],
    [x + w * 0.72, y - 27],
    [x + w, y - 14],
    [x + w * 0.94, y + 16],
    [x + w * 0.55, y + 34],
    [x, y + 38],
    [x - w * 0.55, y + 34],
    [x - w * 0.94, y + 16],
  ];
  const one = (at: Point, w: number) =>
    group([
      f.blob(lens(at, w), "#dff0f0", `fill-opacity="0.1" stroke="${rim}" stroke-width="6"`),
      f.blob(
        brush(
          [
            [at[0] + w * 0.3, -22],
            [at[0] + w * 0.62, -16],
            [at[0] + w * 0.76, 4],
          ],
          5,
        ),
        "#ffffff",
        'opacity="0.3"',
      ),
    ]);
  return group([
    f.line(
      [
        [near[0] - 41, -12],
        [-112, -8],
      ],
      rim,
      6,
    ),
    f.line(
      [
        [near[0] + 41, -8],
        [(near[0] + far[0]) / 2 + 3, -13],
        [far[0] - 35, -8],
      ],
      rim,
      6,
    ),
    one(near, 42),
    one(far, 36),
  ]);
}

/** A soft hat with a drooping brim and three flies hooked into its band. */
export function bucketHat(f: Frame, hat: string, skin: Skin): string {
  const dark = shade(hat, 0.3);
  const fly = ([x, y]: Point, color: string, wing: string) =>
    group([
      f.line(
        [
          [x - 11, y + 3],
          [x + 9, y + 1],
          [x + 13, y + 8],
          [x + 7, y + 12],
        ],
        "#39322c",
        2.2,
      ),
      f.blob(
        brush(
          [
            [x - 12, y + 4],
            [x - 2, y + 1],
            [x + 8, y + 2],
          ],
          9,
        ),
        color,
      ),
      f.blob(
        brush(
          [
            [x + 6, y],
            [x - 6, y - 14],
            [x - 20, y - 18],
          ],
          8,
        ),
        wing,
      ),
      f.blob(
        brush(
          [
            [x + 6, y],
            [x - 1, y - 15],
            [x - 9, y - 22],
          ],
          7,
        ),
        wing,
        'opacity="0.8"',
      ),
    ]);
  return group([
    f.blob(
      "-112 -62, -30 -60, 40 -58, 116 -56, 112 -50, 40 -48, -30 -50, -108 -52",
      skin.deep,
      'opacity="0.36"',
    ),
    f.blob(
      "-118 -90, -122 -140, -104 -196, -56 -222, 16 -226, 78 -212, 108 -168, 116 -116, 112 -84",
      hat,
    ),
    f.blob(
      "-118 -90, -122 -140, -104 -196, -56 -222, -70 -180, -80 -130, -78 -88",
      dark,
      'opacity="0.75"',
    ),
    f.blob(
      "40 -222, 78 -212, 106 -168, 114 -116, 92 -120, 84 -172",
      mix(hat, "#fff6de", 0.4),
      'opacity="0.8"',
    ),
    f.blob("-122 -128, -60 -118, 20 -114, 116 -118, 114 -84, 20 -80, -60 -82, -120 -92", "#5a4a33"),
    f.blob(
      "-122 -98, -60 -92, 20 -92, 114 -98, 150 -70, 172 -36, 110 -60, 24 -68, -70 -60, -134 -34, -178 -18, -156 -62",
      mix(hat, "#fff6de", 0.14),
    ),
    f.blob("-122 -98, -80 -93, -90 -70, -134 -34, -178 -18, -156 -62", dark, 'opacity="0.7"'),
    f.line("-172 -20, -134 -38, -70 -64, 24 -72, 110 -64, 168 -38", shade(hat, 0.45), 3),
    fly([-28, -104], "#a8482f", "#efe4c8"),
    fly([36, -102], "#3c5c46", "#e2c886"),
    fly([86, -104], "#d19339", "#dfe6e2"),
  ]);
}
