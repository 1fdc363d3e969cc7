import { ellipse, group, type Point, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A round glass that shows very small things large: what is in it, clipped, and its rim. */
export const lens = (
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  inside: readonly string[],
  tint = "#cfe6bd",
): string => {
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  return group([
    ellipse([x + 5, y + 8], r + 6, r + 6, "#0b3a48", 0, 'opacity="0.35"'),
    group([ellipse([x, y], r, r, tint), ...inside], `clip-path="${sheet.clip(disc)}"`),
    ellipse([x, y], r, r, "none", 0, 'stroke="#fbf6e0" stroke-width="7"'),
    stroke(
      `M${x - r * 0.7} ${y - r * 0.4}A${r * 0.82} ${r * 0.82} 0 0 1 ${x - r * 0.1} ${y - r * 0.8}`,
      "#ffffff",
      5,
      'opacity="0.7"',
    ),
  ]);
};

/** Dots along a bow from one point over another to a third, from the first radius to the second. */
export const dotted = (
  from: Point,
  over: Point,
  to: Point,
  count: number,
  color: string,
  [small, large]: readonly [number, number],
): string =>
  group(
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const at = (k: 0 | 1) => from[k] * (1 - t) ** 2 + 2 * over[k] * t * (1 - t) + to[k] * t * t;
      const r = small + t * (large - small);
      return ellipse([at(0), at(1)], r, r, color, 0, 'opacity="0.88"');
    }),
  );
