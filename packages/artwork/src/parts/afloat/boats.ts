import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, polygon, smooth, stroke, taper } from "../drawing/path.ts";

/** A canoe in side view, `length` design pixels, its middle at the waterline. */
export function canoe([x, y]: Point, length: number, color: string) {
  const p = (u: number, v: number): Point => [x + u * length, y + v * length];
  const sheer: readonly Point[] = [
    p(-0.5, -0.135),
    p(-0.44, -0.1),
    p(-0.25, -0.072),
    p(0, -0.064),
    p(0.25, -0.072),
    p(0.44, -0.1),
    p(0.5, -0.135),
  ];
  const hull = smooth([
    ...sheer,
    p(0.495, -0.06),
    p(0.44, 0.006),
    p(0.2, 0.013),
    p(-0.2, 0.013),
    p(-0.44, 0.006),
    p(-0.495, -0.06),
  ]);
  const band = smooth([
    p(-0.492, -0.05),
    p(-0.25, -0.026),
    p(0, -0.022),
    p(0.25, -0.026),
    p(0.492, -0.05),
    p(0.44, 0.006),
    p(0.2, 0.013),
    p(-0.2, 0.013),
    p(-0.44, 0.006),
  ]);
  return group([
    fill(hull, color),
    fill(band, shade(color, 0.3)),
    stroke(smooth(sheer, false), mix(color, "#e8dcc3", 0.72), length * 0.012),
  ]);
}

/** A rowing boat in side view with a transom stern; bow to the right unless `facing` is left. */
export function rowboat(
  [x, y]: Point,
  length: number,
  color: string,
  facing: "left" | "right" = "right",
) {
  const f = facing === "left" ? -1 : 1;
  const p = (u: number, v: number): Point => [x + f * u * length, y + v * length];
  const sheer: readonly Point[] = [
    p(-0.48, -0.125),
    p(-0.25, -0.108),
    p(0, -0.108),
    p(0.25, -0.125),
    p(0.42, -0.155),
    p(0.52, -0.19),
  ];
  const hull =
    smooth(sheer, false) +
    smooth(
      [
        p(0.52, -0.19),
        p(0.47, -0.07),
        p(0.38, 0.006),
        p(0.1, 0.014),
        p(-0.2, 0.014),
        p(-0.43, 0.008),
      ],
      false,
    ).replace(/^M/, "L") +
    polygon([p(-0.43, 0.008), p(-0.48, -0.125)]).replace(/^M/, "L");
  const strake = (t: number) =>
    stroke(
      smooth(
        [
          p(-0.474 + t * 0.42, -0.125 + t),
          p(-0.1, -0.108 + t),
          p(0.25, -0.122 + t),
          p(0.5 - t * 0.5, -0.18 + t),
        ],
        false,
      ),
      shade(color, 0.35),
      length * 0.005,
    );
  return group([
    fill(hull, color),
    fill(
      smooth([
        p(-0.438, -0.04),
        p(-0.1, -0.03),
        p(0.25, -0.04),
        p(0.46, -0.07),
        p(0.38, 0.006),
        p(0.1, 0.014),
        p(-0.2, 0.014),
        p(-0.42, 0.008),
      ]),
      shade(color, 0.22),
    ),
    strake(0.04),
    strake(0.08),
    stroke(smooth(sheer, false), mix(color, "#f3e6cb", 0.8), length * 0.016),
  ]);
}

/** An oar or paddle from grip to blade tip. */
export function oar(grip: Point, blade: Point, color: string): string {
  const length = Math.hypot(blade[0] - grip[0], blade[1] - grip[1]);
  const at = (t: number): Point => [
    grip[0] + (blade[0] - grip[0]) * t,
    grip[1] + (blade[1] - grip[1]) * t,
  ];
  return group([
    taper(grip, at(0.76), length * 0.012, length * 0.012, color),
    taper(at(0.76), at(0.97), length * 0.02, length * 0.038, color),
  ]);
}

/** A small ridge tent seen end on; `w` design pixels wide. */
export function tent([x, y]: Point, w: number, color: string, inside: string): string {
  return group([
    fill(
      polygon([
        [x - w * 0.5, y],
        [x, y - w * 0.62],
        [x + w * 0.5, y],
      ]),
      color,
    ),
    fill(
      polygon([
        [x, y - w * 0.62],
        [x + w * 0.5, y],
        [x + w * 0.86, y - w * 0.08],
        [x + w * 0.36, y - w * 0.62],
      ]),
      shade(color, 0.3),
    ),
    fill(
      polygon([
        [x - w * 0.16, y],
        [x, y - w * 0.52],
        [x + w * 0.16, y],
      ]),
      inside,
    ),
  ]);
}
