import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** What a hand does: stretched out, thumb and forefinger closed on something, or closed round a bar. */
type Grip = "reach" | "pinch" | "fist";

interface Arm {
  /** Where the arm comes from; usually off the sheet. */
  readonly from: Point;
  /** Where the fingertips (for a fist, the knuckles) are. */
  readonly tip: Point;
  /** Width of the palm in design pixels. */
  readonly size: number;
  readonly skin: string;
  readonly sleeve: string;
  readonly grip: Grip;
  /** The side of the thumb, seen along the arm: -1 left, 1 right. */
  readonly thumb: 1 | -1;
  /** Palm widths of bare forearm below the cuff. */
  readonly bare?: number;
}

/** Fingers of a grip in palm widths along the arm and across it, thumb side negative, undermost first. */
const grips: Record<
  Grip,
  {
    length: number;
    across: number;
    fingers: readonly (readonly Point[])[];
    thumb: readonly Point[];
  }
> = {
  reach: {
    length: 2.02,
    across: -0.12,
    fingers: [
      pts("0.85 0.36, 1.25 0.46, 1.55 0.5"),
      pts("0.95 0.14, 1.45 0.19, 1.82 0.2"),
      pts("0.98 -0.1, 1.5 -0.1, 1.92 -0.12"),
      pts("0.95 -0.34, 1.42 -0.4, 1.76 -0.46"),
    ],
    thumb: pts("0.3 -0.36, 0.72 -0.7, 1.1 -0.84"),
  },
  pinch: {
    length: 1.78,
    across: -0.42,
    fingers: [
      pts("0.85 0.36, 1.18 0.36, 1.22 0.24"),
      pts("0.95 0.14, 1.36 0.14, 1.44 0"),
      pts("0.98 -0.1, 1.48 -0.12, 1.6 -0.22"),
      pts("0.95 -0.32, 1.42 -0.42, 1.72 -0.42"),
    ],
    thumb: pts("0.28 -0.34, 0.82 -0.72, 1.3 -0.72, 1.64 -0.54"),
  },
  fist: {
    length: 1.2,
    across: 0,
    fingers: [
      pts("0.86 0.36, 1.08 0.38"),
      pts("0.92 0.13, 1.16 0.13"),
      pts("0.94 -0.11, 1.18 -0.11"),
      pts("0.9 -0.35, 1.12 -0.36"),
    ],
    thumb: pts("0.3 -0.36, 0.78 -0.66, 1.12 -0.58"),
  },
};

/** A forearm and its hand seen from above, for close views: sleeve, wrist, fingers with their nails. */
export function arm({ from, tip, size, skin, sleeve, grip, thumb, bare = 0.5 }: Arm): string {
  const { length, across, fingers, thumb: thumbLine } = grips[grip];
  const reach = Math.hypot(tip[0] - from[0], tip[1] - from[1]);
  // The arm's axis runs beside the tip where the fingers close on the thumb's side.
  const skew = Math.asin((across * size * thumb) / reach);
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0]) + skew;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = ([u, v]: Point): Point => {
    const [x, y] = [(u - length) * size, (v - across) * size * -thumb];
    return [tip[0] + x * cos - y * sin, tip[1] + x * sin + y * cos];
  };
  const dark = shade(skin, 0.26);
  const finger = (points: readonly Point[], w: number, tone: string): string => {
    const line = smooth(points.map(place), false);
    const end = points.at(-1) ?? [0, 0];
    const before = points.at(-2) ?? end;
    const turn = angle + Math.atan2((end[1] - before[1]) * -thumb, end[0] - before[0]);
    return group([
      stroke(line, dark, size * (w + 0.045)),
      stroke(line, tone, size * w),
      grip === "fist"
        ? ""
        : ellipse(
            place(end),
            size * w * 0.34,
            size * w * 0.28,
            mix(skin, "#fff1e6", 0.45),
            (turn * 180) / Math.PI,
          ),
    ]);
  };
  const palm: readonly Point[] = [
    [-0.3, -0.3],
    [0.2, -0.42],
    [0.7, -0.5],
    [1.0, -0.46],
    [1.1, -0.1],
    [1.02, 0.34],
    [0.8, 0.48],
    [0.3, 0.42],
    [-0.3, 0.3],
  ];
  const back = -bare - 0.2;
  const far: Point = [-(reach / size) + length - 0.6, 0];
  return group([
    finger(thumbLine, 0.27, mix(skin, dark, 0.25)),
    taper(place([-bare - 0.6, 0]), place([0, 0]), size * 0.4, size * 0.31, skin),
    fill(smooth(palm.map(place)), skin),
    ...fingers.map((line) => finger(line, 0.24, skin)),
    fill(smooth(pts("0.55 -0.3, 0.95 -0.34, 1 0.3, 0.6 0.28").map(place)), skin),
    ...[-0.33, -0.1, 0.14, 0.35].map((v) =>
      stroke(
        smooth([place([0.93, v - 0.05]), place([0.98, v]), place([0.93, v + 0.05])], false),
        dark,
        size * 0.028,
        'opacity="0.6"',
      ),
    ),
    taper(place(far), place([back, 0]), size * 0.62, size * 0.46, sleeve),
    stroke(
      smooth(
        [place([back + 0.02, -0.46]), place([back + 0.12, 0]), place([back + 0.02, 0.46])],
        false,
      ),
      shade(sleeve, 0.25),
      size * 0.14,
    ),
  ]);
}
