import { mix } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** Giant kelp: a stipe along the given points with wavy blades, each on its float; sizes in design pixels. */
export function kelp(
  sheet: Sheet,
  points: readonly Point[],
  size: number,
  color: string,
  lit: string,
): string {
  const { random } = sheet;
  const at = (t: number): Point => {
    const s = Math.min(0.9999, t) * (points.length - 1);
    const i = Math.floor(s);
    const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
    return [a[0] + (b[0] - a[0]) * (s - i), a[1] + (b[1] - a[1]) * (s - i)];
  };
  const long = points.reduce((sum, p, i) => {
    const q = points[i + 1];
    return q ? sum + Math.hypot(q[0] - p[0], q[1] - p[1]) : sum;
  }, 0);
  const count = Math.max(4, Math.round(long / (size * 0.42)));
  const blades = Array.from({ length: count }, (_, i) => {
    const root = at((i + 0.6) / count);
    const side = i % 2 === 0 ? 1 : -1;
    const reach = size * random.between(0.75, 1.15);
    const tilt = random.between(-0.5, 0.15);
    const along = (k: number, w: number): Point => [
      root[0] + side * (size * 0.1 + reach * k) - side * w * tilt,
      root[1] + reach * k * tilt + Math.sin(k * 7 + i) * size * 0.035 + w,
    ];
    const w = size * 0.1;
    const blade = smooth([
      along(0, 0),
      along(0.22, -w),
      along(0.5, -w * 0.75),
      along(0.78, -w * 0.5),
      along(1, 0),
      along(0.75, w * 0.7),
      along(0.48, w * 1.1),
      along(0.2, w * 0.9),
    ]);
    return group([
      fill(blade, mix(color, lit, random.between(0, 1))),
      ellipse(
        [root[0] + side * size * 0.07, root[1]],
        size * 0.085,
        size * 0.05,
        mix(color, lit, 0.7),
        side * tilt * 50,
      ),
    ]);
  });
  return group([...blades, stroke(smooth(points, false), mix(color, lit, 0.25), size * 0.045)]);
}
