import { mix } from "../drawing/color.ts";
import { fill, group, type Point, pts } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { type Brow, brow, type Eyes, eye, type Mouth, mouth } from "./features.ts";
import { brush, type Frame, type Skin, within } from "./portrait.ts";

export interface Face {
  readonly skin: Skin;
  /** 0 looks straight at us, 1 is turned some thirty degrees to the right of the frame. */
  readonly turn: number;
  /** The side the light falls on, in the frame: 1 is the side the face is turned to. */
  readonly light: 1 | -1;
  /** Widths of the whole face, the jaw and the chin; 1 is common. */
  readonly width?: number;
  readonly jaw?: number;
  readonly chin?: number;
  /** Length of the lower face; 1 is common. */
  readonly length?: number;
  /** 0 is thirty, 1 is sixty-five. */
  readonly age?: number;
  readonly eyes: Eyes;
  readonly brow: Brow;
  /** Width and length of the nose; 1 is common. */
  readonly nose?: { readonly width?: number; readonly length?: number };
  readonly mouth: Mouth;
  /** Anything painted on the skin before the features, such as a beard. */
  readonly under?: (inside: string) => string;
  readonly ear?: boolean;
}

/** The same outline seen from the front and turned; both start at the crown and run clockwise. */
const front = pts(
  "0 -188, 58 -178, 100 -142, 119 -84, 122 -30, 119 6, 116 46, 107 86, 90 124, 64 157, 32 180, 0 185, -32 180, -64 157, -90 124, -107 86, -116 46, -119 6, -122 -30, -119 -84, -100 -142, -58 -178",
);
const turned = pts(
  "-10 -188, 50 -180, 96 -144, 115 -88, 115 -42, 104 -8, 111 32, 105 76, 89 118, 68 154, 44 179, 16 185, -16 175, -52 152, -86 120, -108 80, -118 40, -123 0, -125 -40, -122 -90, -106 -142, -62 -178",
);

/** Where the near and the far eye stand in the head's measure. */
export function eyesAt(turn: number, width = 1): readonly [Point, Point] {
  const by = (a: number, b: number) => a + (b - a) * turn;
  return [
    [by(-55, -28) * width, -2],
    [by(55, 74) * (0.3 + width * 0.7), -2],
  ];
}

/** The shadow of a shaven beard on jaw and lip, to be painted under the features. */
export const shaven = (sheet: Sheet, f: Frame, color: string, opacity: number): string =>
  group(
    [
      f.blob(
        "-130 30, -96 40, -74 84, -40 112, -16 128, 0 142, 36 150, 70 140, 84 118, 104 60, 130 40, 130 140, 50 210, -60 200, -130 130",
        color,
      ),
      f.blob("-12 102, 12 90, 36 92, 58 90, 78 100, 74 112, 36 104, -8 112", color),
    ],
    `opacity="${opacity}" filter="${sheet.blur(8)}"`,
  );

/** A face in planes of light and shade with its features; ears lie under it, hair goes on top. */
export function face(sheet: Sheet, f: Frame, who: Face): string {
  const { skin, turn: t, light, width = 1, jaw = 1, chin = 1, length = 1, age = 0 } = who;
  const by = (a: number, b: number) => a + (b - a) * t;
  const shape = ([x, y]: Point): Point => {
    const low = Math.min(1, Math.max(0, (y - 20) / 100));
    const tip = Math.min(1, Math.max(0, (y - 130) / 50));
    const middle = by(0, 18);
    const wide = width * (1 + (jaw - 1) * low) * (1 + (chin - 1) * tip);
    return [middle + (x - middle) * wide, y > 60 ? 60 + (y - 60) * length : y];
  };
  const outline = front.map(([x, y], i): Point => {
    const [tx, ty] = turned[i] ?? [x, y];
    return shape([by(x, tx), by(y, ty)]);
  });
  const data = f.path(outline);
  const inside = sheet.clip(data);
  const plane = (points: string, color: string, opacity: number, more = "") =>
    f.blob(pts(points).map(shape), color, `opacity="${opacity}" ${more}`);
  // Light and blush have no edges on a face; shade has.
  const [haze, melt] = [sheet.blur(11), sheet.blur(3)];
  const soft = (points: string, color: string, opacity: number) =>
    plane(points, color, opacity, `filter="${haze}"`);
  const [near, far] = eyesAt(t, width);
  const [nearW, farW] = [53, by(53, 44)];
  const drop = 60 + 26 * (who.nose?.length ?? 1) - 4;
  const mouthAt: Point = [by(0, 33), 60 + 61 * length];
  const shadeFar =
    "140 -160, 106 -120, 103 -60, 96 -20, 88 6, 101 34, 92 74, 78 112, 66 138, 40 176, 70 210, 160 160";
  const shadeNear =
    "-150 -190, -84 -150, -92 -90, -98 -40, -88 2, -72 34, -84 66, -74 104, -48 138, -10 172, 10 200, -150 200";
  const earX = by(-119, -121) * width;
  const ear = (x: number, side: 1 | -1, tone: string, inner: string) =>
    group([
      f.blob(
        [
          [x - side * 6, -24],
          [x + side * 14, -34],
          [x + side * 25, -14],
          [x + side * 20, 18],
          [x + side * 11, 44],
          [x - side * 6, 42],
        ],
        tone,
      ),
      f.blob(
        brush(
          [
            [x + side * 6, -20],
            [x + side * 16, -16],
            [x + side * 14, 8],
            [x + side * 7, 24],
          ],
          6,
        ),
        inner,
      ),
    ]);
  const lit = light > 0;
  return group([
    who.ear === false
      ? ""
      : group([
          ear(
            earX,
            -1,
            lit ? mix(skin.base, skin.dark, 0.7) : skin.base,
            lit ? mix(skin.dark, skin.deep, 0.4) : skin.dark,
          ),
          t < 0.45
            ? ear(119 * width, 1, lit ? skin.base : mix(skin.base, skin.dark, 0.7), skin.dark)
            : "",
        ]),
    fill(data, skin.base),
    within(inside, [
      soft(
        "-60 -150, 0 -168, 62 -152, 84 -100, 60 -64, 10 -58, -46 -68, -72 -104",
        skin.light,
        0.62,
      ),
      lit
        ? soft("62 36, 84 26, 102 40, 96 66, 76 76, 60 60", skin.light, 0.85)
        : soft("-70 34, -40 28, -22 48, -34 72, -66 76, -86 56", skin.light, 0.75),
      soft(
        `${by(-72, -62)} 48, ${by(-44, -34)} 44, ${by(-34, -20)} 66, ${by(-52, -40)} 88, ${by(-80, -70)} 80`,
        skin.blush,
        0.5,
      ),
      soft(
        `${by(72, 92)} 48, ${by(44, 72)} 44, ${by(34, 66)} 64, ${by(50, 76)} 86, ${by(80, 96)} 78`,
        skin.blush,
        0.5,
      ),
      plane(lit ? shadeNear : shadeFar, skin.dark, 0.6, `filter="${melt}"`),
      plane("-100 196, -40 174, 16 178, 60 170, 100 196", skin.dark, 0.5),
      // Folds of a smile, from the wings of the nose past the corners of the mouth.
      f.blob(
        brush(
          [
            [by(-32, 4), drop - 6],
            [by(-50, -18), drop + 14],
            [mouthAt[0] - who.mouth.half - 14, mouthAt[1] - 8],
          ],
          3 + age * 2.5,
        ),
        skin.dark,
        `opacity="${(0.4 + age * 0.35).toFixed(2)}"`,
      ),
      f.blob(
        brush(
          [
            [by(32, 66), drop - 6],
            [by(50, 80), drop + 14],
            [mouthAt[0] + who.mouth.half * by(1, 0.8) + by(14, 9), mouthAt[1] - 8],
          ],
          3 + age * 2.5,
        ),
        skin.dark,
        `opacity="${(0.4 + age * 0.35).toFixed(2)}"`,
      ),
      who.under?.(inside) ?? "",
    ]),
    // Sockets: a calm plane between brow and lid, deepest by the nose.
    f.blob(
      [
        [near[0] - 30, -22],
        [near[0], -30],
        [near[0] + 34, -26],
        [near[0] + 30, -2],
        [near[0] + 22, 8],
        [near[0] - 10, -14],
      ],
      skin.dark,
      'opacity="0.34"',
    ),
    f.blob(
      [
        [far[0] + 24, -22],
        [far[0], -30],
        [far[0] - 28, -26],
        [far[0] - 27, -2],
        [far[0] - 20, 8],
        [far[0] + 8, -14],
      ],
      skin.dark,
      'opacity="0.34"',
    ),
    nose(f, skin, t, lit, drop, who.nose?.width ?? 1),
    eye(sheet, f, skin, who.eyes, near, nearW, -1, age),
    eye(sheet, f, skin, who.eyes, far, farW, 1, age),
    brow(f, who.brow, near, nearW * 1.12, -1),
    brow(f, who.brow, far, farW * 1.08, 1),
    mouth(f, skin, who.mouth, mouthAt, t),
    age > 0.5
      ? group(
          [
            f.line(
              [
                [by(-50, -30), -88],
                [by(0, 24), -92],
                [by(48, 70), -88],
              ],
              skin.dark,
              2,
            ),
            f.line(
              [
                [by(-36, -14), -106],
                [by(4, 28), -110],
                [by(40, 62), -106],
              ],
              skin.dark,
              2,
            ),
          ],
          'opacity="0.4"',
        )
      : "",
  ]);
}

/** The nose as a shaded side, a lit ridge and the underside with its nostrils. */
function nose(f: Frame, skin: Skin, t: number, lit: boolean, drop: number, wide: number): string {
  const by = (a: number, b: number) => a + (b - a) * t;
  const x = by(0, 40);
  const [left, right] = [by(-27, -30) * wide, by(27, 21) * wide];
  const side: Point[] = lit
    ? [
        [by(-16, 12), -24],
        [by(-11, 24), 10],
        [by(-13, 22), drop - 32],
        [x + left * 0.55, drop - 22],
        [x + left, drop - 8],
        [x + left * 0.7, drop + 2],
        [x - 4, drop - 6],
        [x - 8, drop - 20],
        [by(-5, 30), 20],
        [by(-6, 26), -20],
      ]
    : [
        [by(16, 46), -24],
        [by(9, 43), 10],
        [by(12, 50), drop - 32],
        [x + right * 0.6, drop - 22],
        [x + right, drop - 8],
        [x + right * 0.7, drop + 2],
        [x + 4, drop - 6],
        [x + 7, drop - 20],
        [by(4, 40), 20],
        [by(7, 40), -20],
      ];
  return group([
    f.blob(side, skin.dark, 'opacity="0.72"'),
    f.blob(
      [
        [x + left * 0.98, drop - 12],
        [x + left * 0.5, drop - 10],
        [x, drop - 4],
        [x + right * 0.5, drop - 10],
        [x + right * 0.98, drop - 12],
        [x + right * 0.72, drop + 4],
        [x, drop + 9],
        [x + left * 0.72, drop + 4],
      ],
      mix(skin.base, skin.dark, 0.75),
    ),
    f.blob(
      [
        [x + left * 0.62, drop - 1],
        [x + left * 0.36, drop - 5],
        [x + left * 0.14, drop + 1],
        [x + left * 0.4, drop + 3],
      ],
      skin.deep,
      'opacity="0.8"',
    ),
    f.blob(
      [
        [x + right * 0.62, drop - 1],
        [x + right * 0.36, drop - 5],
        [x + right * 0.14, drop + 1],
        [x + right * 0.4, drop + 3],
      ],
      skin.deep,
      'opacity="0.8"',
    ),
    f.blob(
      [
        [by(-4, 32), -16],
        [by(3, 38), -16],
        [by(5, 41), 30],
        [x + 8, drop - 26],
        [x + 6, drop - 13],
        [x - 7, drop - 14],
        [x - 9, drop - 24],
        [by(-4, 34), 28],
      ],
      skin.light,
      'opacity="0.75"',
    ),
    f.blob(
      brush(
        [
          [x + left * 0.92, drop - 20],
          [x + left * 1.08, drop - 8],
          [x + left * 0.84, drop + 2],
        ],
        3,
      ),
      mix(skin.dark, skin.deep, 0.2),
      'opacity="0.8"',
    ),
    f.blob(
      brush(
        [
          [x + right * 0.92, drop - 20],
          [x + right * 1.08, drop - 8],
          [x + right * 0.84, drop + 2],
        ],
        3,
      ),
      mix(skin.dark, skin.deep, 0.2),
      'opacity="0.8"',
    ),
  ]);
}
