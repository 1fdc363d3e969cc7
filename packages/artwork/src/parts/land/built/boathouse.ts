import { mix, shade } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, rect, stroke, taper } from "../../drawing/path.ts";

/**
 * A small clapboard boathouse with its gable towards us and its long side running back to the
 * right; `w` is the gable's width, `at` the left foot of the gable, `light` the lamp's color.
 */
export function boathouse([x, y]: Point, w: number, walls: string, roof: string, light: string) {
  const p = (u: number, v: number): Point => [x + u * w, y - v * w];
  const flat = (points: readonly Point[], color: string, more = "") =>
    fill(polygon(points), color, more);
  const dark = shade(walls, 0.35);
  const boards = Array.from({ length: 13 }, (_, i) => {
    const v = 0.07 + i * 0.075;
    const half = v < 0.62 ? 0.5 : Math.max(0, (1.02 - v) * 1.25);
    return stroke(
      `M${x + (0.5 - half) * w} ${y - v * w}L${x + (0.5 + half) * w} ${y - v * w}`,
      shade(walls, 0.2),
      w * 0.006,
    );
  });
  const pane = (u: number, v: number, s: number, h: number) =>
    group([
      rect(
        x + (u - 0.02) * w,
        y - (v + 0.02) * w,
        (s + 0.04) * w,
        (h + 0.04) * w,
        shade(walls, 0.5),
      ),
      rect(x + u * w, y - v * w, s * w, h * w, light),
      rect(x + (u + s * 0.46) * w, y - v * w, s * 0.08 * w, h * w, shade(walls, 0.5)),
      rect(x + u * w, y - (v - h * 0.46) * w, s * w, h * 0.07 * w, shade(walls, 0.5)),
    ]);
  return group([
    // Long side, its window and the slope of the roof.
    flat([p(1, 0), p(1, 0.62), p(1.72, 0.56), p(1.72, 0.03)], dark),
    flat([p(1.2, 0.2), p(1.2, 0.42), p(1.46, 0.4), p(1.46, 0.19)], mix(light, dark, 0.12)),
    stroke(`M${p(1.33, 0.195).join(" ")}L${p(1.33, 0.41).join(" ")}`, dark, w * 0.02),
    flat([p(0.46, 1.08), p(1.1, 0.55), p(1.82, 0.5), p(1.22, 0.98)], shade(roof, 0.12)),
    // Gable.
    flat([p(0, 0), p(0, 0.62), p(0.5, 1.02), p(1, 0.62), p(1, 0)], walls),
    ...boards,
    flat(
      [
        p(-0.1, 0.55),
        p(0.46, 1.08),
        p(0.54, 1.08),
        p(1.1, 0.55),
        p(1.06, 0.51),
        p(0.5, 0.99),
        p(-0.06, 0.51),
      ],
      roof,
    ),
    pane(0.58, 0.44, 0.26, 0.22),
    // A plank door, left ajar so that light falls out.
    rect(x + 0.13 * w, y - 0.48 * w, 0.27 * w, 0.48 * w, shade(walls, 0.5)),
    rect(x + 0.155 * w, y - 0.455 * w, 0.22 * w, 0.455 * w, light),
    flat([p(0.155, 0), p(0.155, 0.455), p(0.31, 0.43), p(0.31, -0.02)], "#2f5d58"),
    taper(p(0.29, 0.22), p(0.29, 0.22), w * 0.01, w * 0.01, "#e8c98a"),
    rect(x + 0.43 * w, y - 0.86 * w, 0.14 * w, 0.1 * w, light, 'opacity="0.85"'),
  ]);
}

/** A rural mailbox on a post with its flag up; foot of the post at the point, `h` its height. */
export function mailbox([x, y]: Point, h: number, box: string, flag: string): string {
  const w = h * 0.46;
  const top = y - h;
  const round = `M${x - w / 2} ${top + w * 0.5}V${top + w * 0.24}A${w * 0.17} ${w * 0.24} 0 0 1 ${x - w * 0.16} ${top}H${x + w / 2}V${top + w * 0.5}Z`;
  return group([
    taper([x, y], [x, top + w * 0.4], h * 0.035, h * 0.035, "#4b3a2c"),
    fill(round, box),
    fill(
      `M${x - w / 2} ${top + w * 0.5}V${top + w * 0.24}A${w * 0.17} ${w * 0.24} 0 0 1 ${x - w * 0.16} ${top + w * 0.24}V${top + w * 0.5}Z`,
      mix(box, "#fdf0d3", 0.3),
    ),
    taper([x + w * 0.28, top + w * 0.3], [x + w * 0.28, top - w * 0.22], w * 0.03, w * 0.03, flag),
    rect(x + w * 0.28, top - w * 0.24, w * 0.2, w * 0.14, flag),
  ]);
}

/** A small house seen from the front and above. */
export const house = ([x, y]: Point, s: number, wall: string, roof: string) =>
  group([
    rect(x - s / 2, y - s * 0.6, s, s * 0.6, wall),
    fill(
      polygon([
        [x - s * 0.62, y - s * 0.58],
        [x, y - s * 1.06],
        [x + s * 0.62, y - s * 0.58],
      ]),
      roof,
    ),
    rect(x - s * 0.1, y - s * 0.36, s * 0.2, s * 0.36, "#5a4632"),
  ]);
