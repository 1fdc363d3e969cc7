import { shade } from "../drawing/color.ts";
import { fill, group, type Point, pts, smooth, stroke } from "../drawing/path.ts";

/** A drift boat with its strong rocker: both ends ride high. Bow to the left; its middle at the waterline. */
export function driftBoat([x, y]: Point, l: number, color: string): string {
  const p = (text: string): Point[] => pts(text).map(([px, py]) => [x + px * l, y + py * l]);
  const sheer = p("-0.56 -0.26, -0.36 -0.17, -0.1 -0.125, 0.16 -0.13, 0.36 -0.16, 0.49 -0.21");
  return group([
    fill(
      smooth([...sheer, ...p("0.44 -0.08, 0.3 0.002, 0 0.016, -0.26 0.004, -0.44 -0.09")]),
      color,
    ),
    fill(
      smooth(
        p(
          "-0.47 -0.12, -0.2 -0.045, 0.1 -0.04, 0.45 -0.1, 0.3 0.002, 0 0.016, -0.26 0.004, -0.42 -0.08",
        ),
      ),
      shade(color, 0.25),
    ),
    stroke(smooth(sheer, false), "#f3e3c0", l * 0.02),
  ]);
}
