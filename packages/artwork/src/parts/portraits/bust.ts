import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, pts, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { type Skin, within } from "./portrait.ts";

export interface Bust {
  /** Pit of the neck, between the collarbones. */
  readonly at: Point;
  /** At 1 the shoulders are some 560 design pixels wide. */
  readonly scale: number;
  readonly skin: Skin;
  readonly color: string;
  /** Which side lies in shade. */
  readonly shaded: 1 | -1;
  /** How broad the neck is; 1 is common. */
  readonly neck?: number;
  /** How far the shoulders slope down. */
  readonly slope?: number;
}

export type Body = ReturnType<typeof bust>;

/** Chest, shoulders, upper arms and neck in flat planes; its tools measure from the pit at 0 0. */
export function bust(
  sheet: Sheet,
  { at, scale: s, skin, color, shaded, neck = 1, slope = 0 }: Bust,
) {
  const place = ([x, y]: Point): Point => [at[0] + x * s, at[1] + y * s];
  const on = {
    place,
    path: (points: string | readonly Point[], closed = true) =>
      smooth((typeof points === "string" ? pts(points) : points).map(place), closed),
    blob: (points: string | readonly Point[], tone: string, more = "") =>
      fill(on.path(points), tone, more),
    line: (points: string | readonly Point[], tone: string, width: number, more = "") =>
      stroke(on.path(points, false), tone, width * s, more),
  };
  const k = slope;
  const half: Point[] = [
    [74, -46],
    [128, -22 + k * 0.3],
    [206, 8 + k],
    [254, 46 + k],
    [280, 120 + k],
    [296, 260 + k],
    [318, 460],
    [330, 700],
  ];
  const outline = [...half, ...half.map(([x, y]): Point => [-x, y]).toReversed()];
  const data = on.path(outline);
  const inside = sheet.clip(data);
  const dark = shade(color, 0.28);
  const m = (points: string) => pts(points).map(([x, y]): Point => [x * shaded, y]);
  const n = 62 * neck;
  const body = group([
    fill(data, color),
    within(inside, [
      on.blob(
        m("90 -60, 150 30, 168 150, 150 320, 166 720, 380 720, 360 0"),
        dark,
        'opacity="0.75"',
      ),
      on.blob(
        m("202 150, 214 240, 206 400, 214 720, 190 720, 180 420, 190 260"),
        shade(color, 0.5),
        'opacity="0.7"',
      ),
      on.blob(
        m("-202 160, -210 260, -200 420, -208 720, -188 720, -180 420, -190 270"),
        shade(color, 0.4),
        'opacity="0.75"',
      ),
      on.blob(
        m("-130 -20, -206 14, -250 54, -272 130, -262 150, -236 90, -190 50, -120 20"),
        mix(color, "#fff4dc", 0.22),
        'opacity="0.8"',
      ),
    ]),
  ]);
  const throat = group([
    on.blob(
      [
        [-n, -150],
        [n, -150],
        [n * 1.02, -70],
        [n * 1.35, -34],
        [60, 4],
        [0, 26],
        [-60, 4],
        [-n * 1.35, -34],
        [-n * 1.02, -70],
      ],
      skin.base,
    ),
    on.blob(
      [
        [-n, -150],
        [n, -150],
        [n * 1.0, -96],
        [n * 0.55, -62],
        [0, -52],
        [-n * 0.6, -66],
        [-n * 1.0, -96],
      ],
      skin.dark,
      'opacity="0.85"',
    ),
    on.blob(
      [
        [n * shaded, -150],
        [n * shaded * 1.02, -70],
        [n * shaded * 1.3, -36],
        [58 * shaded, 2],
        [22 * shaded, 12],
        [30 * shaded, -50],
        [24 * shaded, -110],
      ],
      skin.dark,
      'opacity="0.6"',
    ),
  ]);
  return { ...on, inside, body, throat };
}
