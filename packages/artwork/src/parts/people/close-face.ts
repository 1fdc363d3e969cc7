import { shade } from "../drawing/color.ts";
import { ellipse, group, type Point, smooth, stroke } from "../drawing/path.ts";

interface Face {
  /** Middle and height of the head, its tilt in degrees and the way it looks, as in the figure. */
  readonly at: Point;
  readonly size: number;
  readonly tilt: number;
  readonly facing: "left" | "right";
  readonly skin: string;
  /** Color of a hearing aid worn behind the ear. */
  readonly aid?: string;
  /** The brow lies under a hat's brim. */
  readonly shaded?: boolean;
}

/** What a profile shows only close up: lowered lashes, brow, a small smile, the ear and what sits on it. */
export function closeFace({ at, size, tilt, facing, skin, aid, shaded }: Face): string {
  const f = facing === "left" ? -1 : 1;
  const a = (tilt * Math.PI) / 180;
  const p = (x: number, y: number): Point => {
    const [px, py] = [x * size * f, y * size];
    return [
      at[0] + px * Math.cos(a) - py * Math.sin(a),
      at[1] + px * Math.sin(a) + py * Math.cos(a),
    ];
  };
  const line = (points: readonly Point[], color: string, width: number) =>
    stroke(
      smooth(
        points.map(([x, y]) => p(x, y)),
        false,
      ),
      color,
      width * size,
    );
  const dark = shade(skin, 0.72);
  return group([
    ellipse(p(0.26, 0.16), size * 0.075, size * 0.05, "#d9694f", tilt, 'opacity="0.28"'),
    shaded
      ? ""
      : line(
          [
            [0.2, -0.2],
            [0.28, -0.22],
            [0.35, -0.18],
          ],
          dark,
          0.022,
        ),
    line(
      [
        [0.22, -0.03],
        [0.28, 0],
        [0.345, -0.03],
      ],
      dark,
      0.024,
    ),
    line(
      [
        [0.27, 0.255],
        [0.32, 0.27],
        [0.385, 0.235],
      ],
      shade(skin, 0.5),
      0.02,
    ),
    ellipse(p(-0.06, 0.07), size * 0.085, size * 0.12, shade(skin, 0.08), tilt - 8 * f),
    line(
      [
        [-0.08, 0.0],
        [-0.03, 0.03],
        [-0.05, 0.1],
        [-0.08, 0.13],
      ],
      shade(skin, 0.35),
      0.018,
    ),
    ...(aid
      ? [
          line(
            [
              [-0.16, 0.12],
              [-0.17, 0.02],
              [-0.13, -0.06],
              [-0.06, -0.075],
            ],
            aid,
            0.055,
          ),
          line(
            [
              [-0.06, -0.075],
              [-0.005, -0.03],
              [-0.03, 0.06],
            ],
            "#f4f7f8",
            0.016,
          ),
          ellipse(p(-0.035, 0.07), size * 0.026, size * 0.026, aid),
        ]
      : []),
  ]);
}
