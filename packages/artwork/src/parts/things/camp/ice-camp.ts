import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** A pop-up ice shelter, its door side towards us; `w` its width, `open` rolls the door up. */
export function shelter([x, y]: Point, w: number, color: string, open = false): string {
  const p = (u: number, v: number): Point => [x + u * w, y - v * w];
  return group([
    ellipse([x + w * 0.1, y], w * 0.68, w * 0.06, "#9fb9cc", 0, 'opacity="0.7"'),
    fill(
      polygon([p(0.38, 0), p(0.38, 0.76), p(0.48, 0.72), p(0.6, 0.36), p(0.55, 0.01)]),
      shade(color, 0.36),
    ),
    fill(
      polygon([
        p(-0.5, 0),
        p(-0.54, 0.34),
        p(-0.38, 0.74),
        p(0, 0.84),
        p(0.38, 0.76),
        p(0.44, 0.34),
        p(0.4, 0),
      ]),
      color,
    ),
    fill(
      polygon([p(-0.54, 0.34), p(-0.38, 0.74), p(0, 0.84), p(-0.06, 0.4)]),
      mix(color, "#fff2dc", 0.16),
    ),
    fill(polygon([p(-0.06, 0.4), p(0, 0.84), p(0.38, 0.76), p(0.44, 0.34)]), shade(color, 0.12)),
    ...[
      [p(-0.06, 0.4), p(-0.54, 0.34)],
      [p(-0.06, 0.4), p(0.44, 0.34)],
      [p(-0.06, 0.4), p(0, 0.84)],
    ].map(([a, b]) => stroke(`M${a?.join(" ")}L${b?.join(" ")}`, shade(color, 0.3), w * 0.012)),
    open
      ? group([
          fill(
            smooth([
              p(-0.24, 0),
              p(-0.26, 0.3),
              p(-0.2, 0.54),
              p(-0.06, 0.58),
              p(0.1, 0.54),
              p(0.17, 0.3),
              p(0.15, 0),
            ]),
            "#3d2f35",
          ),
          taper(p(-0.2, 0.57), p(0.1, 0.57), w * 0.03, w * 0.03, mix(color, "#fff2dc", 0.3)),
        ])
      : stroke(
          `M${p(-0.06, 0).join(" ")}L${p(-0.06, 0.4).join(" ")}`,
          shade(color, 0.4),
          w * 0.016,
        ),
    fill(polygon([p(0.2, 0.5), p(0.34, 0.52), p(0.35, 0.64), p(0.21, 0.63)]), "#cfe3ee"),
    fill(
      smooth([p(-0.56, -0.01), p(-0.3, 0.035), p(0, 0.012), p(0.3, 0.04), p(0.56, -0.01)]),
      "#eef5fa",
    ),
  ]);
}

/** A fishing hole in the ice with slush about it; `r` half its width. */
export const hole = (at: Point, r: number): string =>
  group([
    ellipse(at, r * 1.34, r * 0.46, "#f7fbfd"),
    ellipse([at[0] + r * 0.05, at[1] + r * 0.04], r * 1.08, r * 0.34, "#a9c6d8"),
    ellipse(at, r, r * 0.3, "#1d4d6b"),
    ellipse([at[0] - r * 0.2, at[1] + r * 0.08], r * 0.5, r * 0.1, "#4f87a3"),
  ]);

/** A low sled on runners heading left; `w` its length. */
export function sled([x, y]: Point, w: number, color: string): string {
  return group([
    stroke(
      `M${x + w * 0.5} ${y}H${x - w * 0.36}Q${x - w * 0.56} ${y} ${x - w * 0.56} ${y - w * 0.2}`,
      "#5a4632",
      w * 0.04,
    ),
    ...[-0.3, 0.05, 0.4].map((u) =>
      taper([x + u * w, y], [x + u * w, y - w * 0.14], w * 0.018, w * 0.018, "#5a4632"),
    ),
    fill(
      polygon([
        [x - w * 0.46, y - w * 0.13],
        [x + w * 0.52, y - w * 0.13],
        [x + w * 0.52, y - w * 0.2],
        [x - w * 0.46, y - w * 0.2],
      ]),
      color,
    ),
  ]);
}

/** A hand auger: a wooden crank above a steel spiral standing in the ice at the point. */
export function auger([x, y]: Point, h: number): string {
  const turns = Array.from({ length: 5 }, (_, i) => {
    const ty = y - h * (0.06 + i * 0.075);
    return stroke(`M${x - h * 0.045} ${ty}L${x + h * 0.045} ${ty - h * 0.04}`, "#8a9aa2", h * 0.03);
  });
  return group([
    taper([x, y], [x, y - h * 0.62], h * 0.016, h * 0.016, "#5d6c75"),
    ...turns,
    stroke(
      smooth(
        [
          [x, y - h * 0.6],
          [x + h * 0.1, y - h * 0.66],
          [x + h * 0.1, y - h * 0.78],
          [x, y - h * 0.84],
          [x, y - h],
        ],
        false,
      ),
      "#5d6c75",
      h * 0.026,
    ),
    taper(
      [x + h * 0.1, y - h * 0.66],
      [x + h * 0.1, y - h * 0.77],
      h * 0.026,
      h * 0.026,
      "#c9543c",
    ),
    taper([x - h * 0.05, y - h], [x + h * 0.05, y - h], h * 0.024, h * 0.024, "#c9543c"),
  ]);
}
