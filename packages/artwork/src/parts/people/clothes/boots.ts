import { mix, shade } from "../../drawing/color.ts";
import { fill, group, num, type Point, pts, smooth, stroke, taper } from "../../drawing/path.ts";

/** A leg from the knee down in a rubber boot, the toe towards us; `l` is knee to sole, `turn` its swing. */
export function dangling(
  [x, y]: Point,
  l: number,
  turn: number,
  cloth: string,
  boot: string,
): string {
  const p = (px: number, py: number): Point => [px * l, py * l];
  const shape = (text: string): string => smooth(pts(text).map(([px, py]) => p(px, py)));
  return group(
    [
      taper(p(0, -0.3), p(0, 0.02), l * 0.17, l * 0.155, shade(cloth, 0.12)),
      taper(p(0, 0.02), p(0, 0.6), l * 0.155, l * 0.115, cloth),
      taper(p(-0.08, 0.06), p(-0.06, 0.6), l * 0.055, l * 0.045, shade(cloth, 0.2)),
      fill(
        shape(
          "-0.16 0.5, 0 0.53, 0.16 0.5, 0.15 0.7, 0.15 0.82, 0.19 0.9, 0.19 1, 0.1 1.06, -0.08 1.06, -0.17 1, -0.18 0.9, -0.15 0.82, -0.15 0.7",
        ),
        boot,
      ),
      fill(
        shape(
          "-0.16 0.52, -0.08 0.53, -0.07 0.8, -0.1 0.96, -0.12 1.03, -0.17 1, -0.18 0.9, -0.15 0.82, -0.15 0.7",
        ),
        shade(boot, 0.22),
      ),
      stroke(
        smooth([p(-0.17, 1), p(-0.08, 1.055), p(0.1, 1.055), p(0.19, 1)], false),
        shade(boot, 0.55),
        l * 0.045,
      ),
      stroke(
        smooth([p(-0.15, 0.86), p(0.01, 0.83), p(0.155, 0.86)], false),
        shade(boot, 0.28),
        l * 0.018,
      ),
      stroke(
        smooth([p(-0.155, 0.52), p(0, 0.55), p(0.155, 0.52)], false),
        mix(boot, "#ffffff", 0.35),
        l * 0.032,
      ),
      stroke(
        smooth([p(0.1, 0.62), p(0.095, 0.76)], false),
        mix(boot, "#ffffff", 0.5),
        l * 0.024,
        'opacity="0.8"',
      ),
      stroke(
        smooth([p(0.07, 0.92), p(0.12, 0.95)], false),
        mix(boot, "#ffffff", 0.5),
        l * 0.024,
        'opacity="0.8"',
      ),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`,
  );
}
