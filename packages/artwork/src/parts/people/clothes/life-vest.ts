import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  rect,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** A life vest hanging by its shoulders, front towards us; the hook at the point, `w` its width. */
export function lifeVest([x, y]: Point, w: number, color: string): string {
  const p = (u: number, v: number): Point => [x + u * w, y + v * w];
  const half = (s: 1 | -1) =>
    smooth([
      p(s * 0.1, 0.06),
      p(s * 0.3, 0.04),
      p(s * 0.38, 0.16),
      p(s * 0.36, 0.36),
      p(s * 0.48, 0.5),
      p(s * 0.5, 0.9),
      p(s * 0.44, 1.16),
      p(s * 0.06, 1.18),
      p(s * 0.03, 0.8),
      p(s * 0.05, 0.44),
      p(s * 0.13, 0.26),
    ]);
  return group([
    fill(
      smooth([p(-0.26, 0.06), p(0.26, 0.06), p(0.3, 0.3), p(0.2, 0.6), p(-0.2, 0.6), p(-0.3, 0.3)]),
      shade(color, 0.45),
    ),
    fill(half(-1), color),
    fill(half(1), shade(color, 0.1)),
    fill(
      smooth([
        p(-0.3, 0.08),
        p(-0.36, 0.18),
        p(-0.34, 0.36),
        p(-0.46, 0.52),
        p(-0.48, 0.9),
        p(-0.4, 0.88),
        p(-0.36, 0.5),
        p(-0.24, 0.3),
      ]),
      mix(color, "#fff2d6", 0.3),
    ),
    rect(x - w * 0.02, y + w * 0.44, w * 0.04, w * 0.72, shade(color, 0.5)),
    ...[0.62, 0.92].map((v) =>
      group([
        stroke(`M${p(-0.49, v).join(" ")}L${p(0.49, v).join(" ")}`, "#2f3a44", w * 0.06),
        fill(
          polygon([p(-0.1, v - 0.05), p(0.1, v - 0.05), p(0.1, v + 0.05), p(-0.1, v + 0.05)]),
          "#4a5a66",
        ),
        rect(x - w * 0.03, y + (v - 0.025) * w, w * 0.06, w * 0.05, "#93a3aa"),
      ]),
    ),
    ...[-1, 1].map((s) =>
      fill(
        polygon([p(s * 0.15, 0.2), p(s * 0.3, 0.14), p(s * 0.32, 0.2), p(s * 0.16, 0.26)]),
        "#e6ecee",
      ),
    ),
    stroke(
      `M${x} ${y + w * 0.06}Q${x - w * 0.02} ${y - w * 0.04} ${x} ${y - w * 0.05}`,
      "#2f3a44",
      w * 0.03,
    ),
  ]);
}

/** A ring buoy with its grab line; `r` its radius. */
export function ringBuoy(at: Point, r: number, color = "#d64a3a"): string {
  const arc = (from: number, to: number): string => {
    const end = (a: number) =>
      `${(at[0] + Math.cos(a) * r * 0.76).toFixed(1)} ${(at[1] + Math.sin(a) * r * 0.76).toFixed(1)}`;
    return `M${end(from)}A${r * 0.76} ${r * 0.76} 0 0 1 ${end(to)}`;
  };
  return group([
    ellipse(at, r * 0.76, r * 0.76, "none", 0, `stroke="#c9c0ac" stroke-width="${r * 0.46}"`),
    ellipse(
      [at[0] - r * 0.02, at[1] - r * 0.02],
      r * 0.76,
      r * 0.76,
      "none",
      0,
      `stroke="#f7f1e2" stroke-width="${r * 0.4}"`,
    ),
    ...[0, 1, 2, 3].map((i) =>
      stroke(arc(i * 1.571 + 0.5, i * 1.571 + 1.07), color, r * 0.42).replace(
        'stroke-linecap="round"',
        'stroke-linecap="butt"',
      ),
    ),
    ...[0, 1, 2, 3].map((i) => {
      const a = i * 1.571 - 0.1;
      const p = (t: number, k: number): string =>
        `${(at[0] + Math.cos(a + t) * r * k).toFixed(1)} ${(at[1] + Math.sin(a + t) * r * k).toFixed(1)}`;
      return stroke(`M${p(-0.6, 1)}Q${p(0, 1.22)} ${p(0.6, 1)}`, "#e8d9a8", r * 0.06);
    }),
  ]);
}

/** A throw bag: a short sack with a drawn mouth, rope coming out of its top. */
export function throwBag([x, y]: Point, h: number, color: string): string {
  return group([
    fill(
      smooth([
        [x - h * 0.26, y - h * 0.8],
        [x + h * 0.26, y - h * 0.8],
        [x + h * 0.32, y - h * 0.3],
        [x + h * 0.26, y],
        [x - h * 0.26, y],
        [x - h * 0.32, y - h * 0.3],
      ]),
      color,
    ),
    taper(
      [x - h * 0.26, y - h * 0.78],
      [x + h * 0.26, y - h * 0.78],
      h * 0.06,
      h * 0.06,
      shade(color, 0.4),
    ),
    rect(x - h * 0.3, y - h * 0.44, h * 0.6, h * 0.1, "#f7efe0"),
  ]);
}
