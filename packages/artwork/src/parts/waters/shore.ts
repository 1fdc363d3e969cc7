import { ellipse, group, type Point, smooth, stroke, taper } from "../drawing/path.ts";

/** A tall rod standing in a sand spike at the point, its line running out to sea; `h` to the tip. */
export function spike([x, y]: Point, h: number, out: Point): string {
  const tip: Point = [x - h * 0.3, y - h];
  return group([
    stroke(
      smooth([tip, [(tip[0] + out[0]) / 2, (tip[1] + out[1]) / 2 + 16], out], false),
      "#fff3dc",
      2,
      'opacity="0.75"',
    ),
    taper([x, y], [x - h * 0.03, y - h * 0.22], h * 0.011, h * 0.013, "#dfe5e3"),
    stroke(
      smooth([[x - h * 0.02, y - h * 0.14], [x - h * 0.1, y - h * 0.62], tip], false),
      "#39303f",
      h * 0.008,
    ),
    stroke(
      smooth(
        [
          [x - h * 0.02, y - h * 0.14],
          [x - h * 0.055, y - h * 0.36],
        ],
        false,
      ),
      "#39303f",
      h * 0.015,
    ),
    ellipse([x - h * 0.02, y - h * 0.27], h * 0.022, h * 0.022, "#2a2733"),
    ellipse([x, y + 2], h * 0.03, h * 0.009, "#8a5f5c", 0, 'opacity="0.7"'),
  ]);
}

/** A sanderling running at the edge of the wash, feet at the point; `s` design pixels long. */
export const sanderling = ([x, y]: Point, s: number): string =>
  group([
    stroke(
      `M${x - s * 0.1} ${y - s * 0.3}L${x - s * 0.26} ${y}M${x + s * 0.06} ${y - s * 0.3}L${x + s * 0.2} ${y - s * 0.04}`,
      "#3b3540",
      s * 0.06,
    ),
    ellipse([x, y - s * 0.46], s * 0.42, s * 0.25, "#b79a88", 8),
    ellipse([x - s * 0.04, y - s * 0.38], s * 0.34, s * 0.17, "#fdf3e6", 8),
    ellipse([x + s * 0.36, y - s * 0.68], s * 0.17, s * 0.16, "#c7ab96"),
    stroke(`M${x + s * 0.5} ${y - s * 0.66}l${s * 0.3} ${s * 0.08}`, "#2a2733", s * 0.07),
  ]);
