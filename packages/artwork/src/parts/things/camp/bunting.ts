import { fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";
import { cloth } from "../../people/cast.ts";

const flags = [cloth.coral, "#fdf0d3", cloth.ochre, cloth.sky, cloth.forest];

/** A string of pennants from one point to another, sagging in the middle; `size` of one flag. */
export function bunting(from: Point, to: Point, sag: number, count: number, size: number): string {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const line = smooth([0, 0.25, 0.5, 0.75, 1].map(at), false);
  return group([
    stroke(line, "#4b3a2c", size * 0.07),
    ...Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      const shape = polygon([
        [x - size * 0.42, y],
        [x + size * 0.42, y],
        [x + size * 0.04, y + size],
      ]);
      return fill(shape, flags[i % flags.length] ?? cloth.coral);
    }),
  ]);
}
