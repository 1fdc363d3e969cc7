import { shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, pts, rect, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { stops } from "../drawing/stops.ts";

/** A measuring cradle floating in the water: a padded ring about a wet trough with a rule along it, `w` design pixels long; what lies in it goes between `behind` and `front`. */
export function measuringCradle(sheet: Sheet, [x, y]: Point, w: number, hull: string) {
  const h = w * 0.2;
  const ring = (k: number, lift: number) => {
    const [a, b] = [(w / 2) * k, h * k];
    return smooth([
      [x - a, y - lift],
      [x - a * 0.88, y - b * 0.78 - lift],
      [x, y - b - lift],
      [x + a * 0.88, y - b * 0.78 - lift],
      [x + a, y - lift],
      [x + a * 0.88, y + b * 0.78 - lift],
      [x, y + b - lift],
      [x - a * 0.88, y + b * 0.78 - lift],
    ]);
  };
  const inner = ring(0.88, 4);
  const ticks = Array.from({ length: 25 }, (_, i) => {
    const tx = x - w * 0.37 + (i * w * 0.74) / 24;
    return `M${tx.toFixed(1)} ${y + h * 0.76}v${-(i % 4 ? 8 : 15)}`;
  }).join("");
  return {
    behind: group([
      ellipse([x, y + 12], w * 0.53, h * 1.2, "#0f4f6e", 0, 'opacity="0.45"'),
      fill(ring(1, 0), shade(hull, 0.45)),
      fill(ring(1, 9), "#e9a63a"),
      fill(ring(0.97, 12), "#f4c25e"),
      fill(inner, sheet.linear(stops("0 #2f8f9c, 1 #8fd0c6"))),
      group(
        [
          rect(x - w * 0.42, y + h * 0.44, w * 0.84, h * 0.36, "#f4f1df", 'opacity="0.85"'),
          stroke(ticks, "#24404e", 2.6),
        ],
        `clip-path="${sheet.clip(inner)}"`,
      ),
    ]),
    front: group(
      [
        rect(x - w / 2, y - h, w, h * 2, "#a9ded3", 'opacity="0.22"'),
        ...pts("-0.26 0.3, 0.12 0.42, -0.04 -0.5, 0.3 -0.3").map(([u, v]) =>
          ellipse([x + u * w, y + v * h], w * 0.1, 2.4, "#f8fcf2", 0, 'opacity="0.85"'),
        ),
      ],
      `clip-path="${sheet.clip(inner)}"`,
    ),
  };
}
