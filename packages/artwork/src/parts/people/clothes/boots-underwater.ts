import { mix, shade } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, pts, smooth, stroke } from "../../drawing/path.ts";

/** A wading boot with its gravel guard, sole at the point's height, toe to the left; `h` ankle height. */
export function boot([x, y]: Point, h: number, color: string, guard: string): string {
  const p = (text: string) => pts(text).map(([u, v]): Point => [x + u * h, y + v * h]);
  return group([
    fill(
      smooth(
        p(
          "-0.86 -0.03, -0.9 -0.2, -0.76 -0.36, -0.5 -0.46, -0.36 -0.62, -0.34 -1, 0.36 -1, 0.38 -0.5, 0.42 -0.2, 0.42 -0.04",
        ),
      ),
      color,
    ),
    fill(
      smooth(p("-0.88 -0.06, -0.89 -0.2, -0.78 -0.32, -0.66 -0.26, -0.62 -0.06")),
      shade(color, 0.28),
    ),
    fill(smooth(p("0.2 -0.5, 0.38 -0.44, 0.43 -0.2, 0.43 -0.05, 0.16 -0.06")), shade(color, 0.25)),
    fill(polygon(p("-0.92 -0.1, 0.46 -0.1, 0.45 0.03, -0.9 0.03")), "#2f2a2c"),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        smooth(
          p(`${-0.58 + i * 0.07} ${-0.4 - i * 0.11}, ${-0.44 + i * 0.07} ${-0.36 - i * 0.1}`),
          false,
        ),
        "#e9d9a8",
        h * 0.04,
      ),
    ),
    fill(smooth(p("-0.42 -0.86, 0 -0.92, 0.44 -0.86, 0.42 -1.3, 0 -1.36, -0.4 -1.3")), guard),
  ]);
}

/**
 * A wader's leg from above the sheet down into the water at `surface` and on to the boot's height
 * `y`: `top` and `foot` are its middles above and below, `w` its width.
 */
export function waderLeg(
  surface: number,
  {
    top,
    foot,
    y,
    w,
    tone,
    water,
  }: { top: number; foot: number; y: number; w: number; tone: string; water: string },
): string {
  return group([
    fill(
      polygon([
        [top - w * 0.64, -40],
        [top - w * 0.56, surface + 4],
        [top + w * 0.58, surface + 4],
        [top + w * 0.66, -40],
      ]),
      tone,
    ),
    fill(
      polygon([
        [top + w * 0.26, -40],
        [top + w * 0.22, surface + 4],
        [top + w * 0.58, surface + 4],
        [top + w * 0.66, -40],
      ]),
      shade(tone, 0.22),
    ),
    // Under water it looks nearer and a step aside.
    fill(
      `M${foot - w * 0.56} ${surface}C${foot - w * 0.6} ${surface + 160} ${foot - w * 0.4} ${y - 260} ${foot - w * 0.3} ${y - 110}H${foot + w * 0.34}C${foot + w * 0.46} ${y - 280} ${foot + w * 0.6} ${surface + 120} ${foot + w * 0.56} ${surface}Z`,
      mix(tone, water, 0.22),
    ),
    fill(
      `M${foot + w * 0.22} ${surface}C${foot + w * 0.24} ${surface + 160} ${foot + w * 0.12} ${y - 260} ${foot + w * 0.1} ${y - 110}H${foot + w * 0.34}C${foot + w * 0.46} ${y - 280} ${foot + w * 0.6} ${surface + 120} ${foot + w * 0.56} ${surface}Z`,
      mix(shade(tone, 0.28), water, 0.15),
    ),
    ...[-190, -120, 120, 230].map((dy) =>
      stroke(
        `M${(dy < 0 ? top : foot) - w * 0.44} ${surface + dy}q${w * 0.3} 18 ${w * 0.58} 2`,
        shade(tone, 0.35),
        5,
        'opacity="0.5"',
      ),
    ),
  ]);
}
