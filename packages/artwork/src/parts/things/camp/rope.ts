import { mix, shade } from "../../drawing/color.ts";
import { group, type Point, polyline, smooth, stroke } from "../../drawing/path.ts";

/** A laid rope along a line: a dark edge, its body and slanting strands; `w` design pixels thick. */
export function rope(points: readonly Point[], w: number, color: string): string {
  const line = smooth(points, false);
  const twists: string[] = [];
  for (let i = 1; i < points.length; i++) {
    const [[ax, ay], [bx, by]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    for (let t = w * 0.3; t < length; t += w * 0.62) {
      const [x, y] = [ax + ux * t, ay + uy * t];
      const [px, py] = [(-uy + ux * 0.7) * w * 0.3, (ux + uy * 0.7) * w * 0.3];
      twists.push(
        polyline([
          [x - px, y - py],
          [x + px, y + py],
        ]),
      );
    }
  }
  return group([
    stroke(line, shade(color, 0.55), w + 7),
    stroke(line, color, w),
    stroke(
      line,
      mix(color, "#fff6de", 0.4),
      w * 0.3,
      `transform="translate(${-w * 0.12} ${-w * 0.16})" opacity="0.7"`,
    ),
    stroke(twists.join(""), shade(color, 0.35), w * 0.09, 'opacity="0.6"'),
  ]);
}
