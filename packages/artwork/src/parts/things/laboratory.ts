import { mix, shade } from "../drawing/color.ts";
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
} from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A school microscope turned towards the left, its foot on the line; `h` its height. */
export function microscope([x, y]: Point, h: number) {
  const p = (u: number, v: number): Point => [x + u * h, y - v * h];
  const body = "#e9e4d6";
  const dark = "#33454f";
  return group([
    fill(smooth([p(-0.34, 0), p(-0.3, 0.07), p(0, 0.09), p(0.28, 0.07), p(0.3, 0)]), dark),
    fill(
      smooth([
        p(0.08, 0.06),
        p(0.26, 0.08),
        p(0.34, 0.3),
        p(0.3, 0.56),
        p(0.12, 0.72),
        p(0.02, 0.62),
        p(0.16, 0.46),
        p(0.18, 0.28),
      ]),
      body,
    ),
    fill(
      smooth([p(0.2, 0.1), p(0.26, 0.1), p(0.34, 0.3), p(0.3, 0.54), p(0.24, 0.58), p(0.28, 0.32)]),
      shade(body, 0.22),
    ),
    fill(polygon([p(-0.26, 0.3), p(0.2, 0.3), p(0.2, 0.25), p(-0.26, 0.25)]), dark),
    rect(...p(-0.1, 0.34), h * 0.2, h * 0.02, "#bfe0dd"),
    ellipse(p(0.27, 0.2), h * 0.06, h * 0.06, dark),
    ellipse(p(0.27, 0.2), h * 0.035, h * 0.035, mix(dark, body, 0.4)),
    taper(p(-0.06, 0.08), p(-0.06, 0.12), h * 0.07, h * 0.06, dark),
    ellipse(p(-0.06, 0.15), h * 0.05, h * 0.02, "#ffe9a8"),
    taper(p(0.02, 0.48), p(-0.04, 0.36), h * 0.035, h * 0.025, "#b9c2c2"),
    taper(p(0.08, 0.48), p(0.12, 0.4), h * 0.03, h * 0.022, "#8d999b"),
    ellipse(p(0.06, 0.5), h * 0.1, h * 0.05, dark, 22),
    taper(p(0.08, 0.56), p(-0.14, 0.8), h * 0.085, h * 0.08, body),
    taper(p(0.1, 0.55), p(-0.1, 0.8), h * 0.03, h * 0.03, shade(body, 0.16)),
    taper(p(-0.14, 0.81), p(-0.26, 0.94), h * 0.05, h * 0.05, dark),
    taper(p(-0.27, 0.95), p(-0.3, 0.98), h * 0.06, h * 0.062, "#20303a"),
  ]);
}

/** A jar of pond water standing on the table with something living in it. */
export function jar(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  h: number,
  inside: readonly string[],
): string {
  return group([
    ellipse([x + w * 0.1, y], w * 0.62, w * 0.1, "#5d3f26", 0, 'opacity="0.4"'),
    `<rect x="${x - w / 2}" y="${y - h}" width="${w}" height="${h}" rx="${w * 0.14}" fill="#e6f2ea" opacity="0.6"/>`,
    `<rect x="${x - w / 2 + 5}" y="${y - h * 0.76}" width="${w - 10}" height="${h * 0.74}" rx="${w * 0.12}" fill="${sheet.linear(
      [
        [0, "#b9d8a8"],
        [1, "#6f9f7c"],
      ],
    )}" opacity="0.85"/>`,
    ...inside,
    ellipse([x, y - h * 0.76], w * 0.46, w * 0.07, "#d5e8bd"),
    stroke(
      `M${x - w * 0.34} ${y - h * 0.68}V${y - h * 0.2}`,
      "#ffffff",
      w * 0.06,
      'opacity="0.65"',
    ),
    rect(x - w * 0.46, y - h * 1.06, w * 0.92, h * 0.1, "#e8efe6", 'opacity="0.9"'),
  ]);
}
