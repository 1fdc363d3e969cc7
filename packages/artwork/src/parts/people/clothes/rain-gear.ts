import { mix, shade } from "../../drawing/color.ts";
import { fill, group, type Point, pts, smooth, stroke, taper } from "../../drawing/path.ts";

/** Somebody sitting in a hooded poncho, seen from behind; `h` from the seat to the crown of the hood. */
export function poncho([x, y]: Point, h: number, color: string): string {
  const p = (text: string): string =>
    smooth(pts(text).map(([px, py]): Point => [x + px * h, y + py * h]));
  return group([
    fill(
      p(
        "0 -0.76, 0.14 -0.66, 0.3 -0.52, 0.4 -0.2, 0.47 0.12, 0.24 0.19, 0 0.14, -0.24 0.19, -0.47 0.12, -0.4 -0.2, -0.3 -0.52, -0.14 -0.66",
      ),
      color,
    ),
    fill(
      p("-0.12 -0.64, -0.3 -0.52, -0.4 -0.2, -0.47 0.12, -0.26 0.18, -0.2 -0.2"),
      shade(color, 0.22),
    ),
    stroke(p("0.1 -0.5, 0.16 -0.2, 0.2 0.12"), shade(color, 0.25), h * 0.012, 'opacity="0.8"'),
    fill(
      p(
        "0 -1.02, 0.16 -0.93, 0.21 -0.76, 0.15 -0.6, 0 -0.55, -0.15 -0.6, -0.21 -0.76, -0.16 -0.93",
      ),
      mix(color, "#ffffff", 0.1),
    ),
    fill(
      p("-0.06 -1, -0.16 -0.93, -0.21 -0.76, -0.15 -0.6, -0.04 -0.56, -0.11 -0.76"),
      shade(color, 0.2),
    ),
    stroke(
      p("0.06 -0.92, 0.12 -0.8, 0.1 -0.7").replace("Z", ""),
      mix(color, "#ffffff", 0.5),
      h * 0.016,
      'opacity="0.6"',
    ),
  ]);
}

/** A wide umbrella seen from behind and a little below its rim. */
export function umbrella([x, y]: Point, w: number, h: number, a: string, b: string): string {
  const ribs = [-1, -0.72, -0.28, 0.28, 0.72, 1];
  const foot = (k: number): Point => [x + k * w * 0.5, y - (1 - k * k) * h * -0.06];
  const gores = ribs.slice(0, -1).map((k, i) => {
    const [l, r] = [foot(k), foot(ribs[i + 1] ?? 1)];
    const bow = (k2: number): Point => [x + k2 * w * 0.42, y - h * 0.62];
    const data = `M${x} ${y - h}Q${bow(k).join(" ")} ${l.join(" ")}Q${(l[0] + r[0]) / 2} ${l[1] - h * 0.1} ${r.join(" ")}Q${bow(ribs[i + 1] ?? 1).join(" ")} ${x} ${y - h}Z`;
    return fill(data, i % 2 ? b : a);
  });
  return group([taper([x, y - h - 20], [x, y - h], 5, 7, "#3c3a38"), ...gores]);
}
