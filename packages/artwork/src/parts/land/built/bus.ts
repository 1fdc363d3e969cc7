import { shade } from "../../drawing/color.ts";
import { ellipse, fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";

/** A school bus in side view, its nose to the left; the point is its front wheel's foot, `s` the wheel's size. */
export function bus([x, y]: Point, s: number): string {
  const p = (u: number, v: number): Point => [x + u * s, y - v * s];
  const yellow = "#e3a52f";
  const side = polygon([
    p(0.7, 3.44),
    p(0.95, 3.6),
    p(7.9, 3.6),
    p(8.2, 3.4),
    p(8.24, 0.7),
    p(8.1, 0.44),
    p(0.5, 0.44),
    p(0.62, 2.2),
  ]);
  const nose = smooth([
    p(0.84, 2.02),
    p(0.2, 1.96),
    p(-0.66, 1.74),
    p(-0.86, 1.5),
    p(-0.9, 0.6),
    p(-0.76, 0.44),
    p(0.9, 0.44),
  ]);
  const wheel = (u: number) =>
    group([
      ellipse(p(u, 0.5), s * 0.64, s * 0.64, shade(yellow, 0.72)),
      ellipse(p(u, 0.46), s * 0.48, s * 0.48, "#22262e"),
      ellipse(p(u, 0.46), s * 0.24, s * 0.24, "#98a0a4"),
      ellipse(p(u, 0.46), s * 0.1, s * 0.1, "#3c444c"),
    ]);
  const pane = (u: number, w: number) =>
    group([
      fill(polygon([p(u, 3.14), p(u + w, 3.14), p(u + w, 2.26), p(u, 2.26)]), "#ffdf9a"),
      fill(polygon([p(u, 2.8), p(u + w, 2.8), p(u + w, 2.74), p(u, 2.74)]), "#3b3a3a"),
      fill(
        polygon([
          p(u + w * 0.1, 3.14),
          p(u + w * 0.4, 3.14),
          p(u + w * 0.16, 2.26),
          p(u, 2.26),
          p(u, 2.7),
        ]),
        "#fff3cf",
        'opacity="0.6"',
      ),
    ]);
  return group([
    fill(nose, yellow),
    fill(side, yellow),
    fill(
      polygon([
        p(0.7, 3.44),
        p(0.8, 3.56),
        p(1, 3.63),
        p(7.9, 3.63),
        p(8.12, 3.56),
        p(8.22, 3.3),
        p(0.68, 3.3),
      ]),
      "#f7ecd2",
    ),
    fill(
      polygon([p(0.6, 1.1), p(8.2, 1.1), p(8.2, 0.5), p(0.6, 0.5)]),
      shade(yellow, 0.28),
      'opacity="0.6"',
    ),
    ...[2.02, 1.3, 0.98].map((v) =>
      fill(polygon([p(0.7, v), p(8.22, v), p(8.22, v - 0.07), p(0.7, v - 0.07)]), "#33302e"),
    ),
    fill(polygon([p(0.78, 3.1), p(1.5, 3.1), p(1.5, 2.2), p(0.72, 2.2)]), "#ffe9b5"),
    // The open door with its step.
    fill(polygon([p(1.66, 3.16), p(2.5, 3.16), p(2.5, 0.4), p(1.66, 0.4)]), "#ffd98c"),
    fill(polygon([p(1.66, 3.16), p(1.82, 3.1), p(1.82, 0.44), p(1.66, 0.4)]), "#4b4742"),
    fill(polygon([p(1.82, 0.7), p(2.5, 0.7), p(2.5, 0.4), p(1.82, 0.4)]), "#6b5a44"),
    fill(polygon([p(1.7, 0.4), p(2.6, 0.4), p(2.6, 0.28), p(1.7, 0.28)]), "#4b4742"),
    ...[2.72, 3.52, 4.32, 5.12, 5.92, 6.72, 7.52].map((u) => pane(u, 0.64)),
    ...[
      [3.1, 2.4],
      [5.5, 2.44],
      [6.28, 2.38],
    ].map(([u = 0, v = 0]) =>
      group([
        ellipse(p(u, v), s * 0.17, s * 0.22, "#8a6244"),
        ellipse(p(u + 0.04, v + 0.08), s * 0.18, s * 0.16, "#3f2f2a"),
      ]),
    ),
    wheel(0),
    wheel(6.5),
    ellipse(p(-0.84, 1.24), s * 0.1, s * 0.17, "#fff7d6"),
    fill(polygon([p(-1.0, 0.62), p(-0.5, 0.62), p(-0.5, 0.44), p(-1.0, 0.44)]), "#33302e"),
    stroke(`M${p(0.4, 2.0).join(" ")}L${p(0.1, 2.5).join(" ")}`, "#33302e", s * 0.06),
    ellipse(p(0.08, 2.62), s * 0.12, s * 0.2, "#33302e"),
  ]);
}
