import { mix, shade } from "../drawing/color.ts";
import { ellipse, group, type Point, polygon } from "../drawing/path.ts";
import type { Body } from "./bust.ts";

const warm = "#fff4dc";

/** What shows in the open neck of a shirt. */
export const undershirt = (b: Body, color: string): string =>
  b.blob("-72 -40, -34 0, 0 16, 36 0, 74 -40, 60 60, 6 130, -50 60", color);

/** A folded shirt collar, open at the neck; `shaded` is the side away from the light. */
export function collar(b: Body, color: string, shaded: 1 | -1): string {
  const leaf = (side: 1 | -1, tone: string) =>
    b.blob(
      (
        [
          [84, -66],
          [116, -32],
          [112, 26],
          [66, 92],
          [30, 82],
          [4, 50],
          [44, 12],
          [70, -30],
        ] as const
      ).map(([x, y]): Point => [x * side, y]),
      tone,
    );
  const under = (side: 1 | -1) =>
    b.blob(
      (
        [
          [112, -20],
          [122, 20],
          [74, 108],
          [44, 88],
          [70, 60],
        ] as const
      ).map(([x, y]): Point => [x * side, y]),
      shade(color, 0.4),
      'opacity="0.6"',
    );
  return group([
    under(-1),
    under(1),
    leaf(shaded, shade(color, 0.22)),
    leaf(shaded < 0 ? 1 : -1, mix(color, warm, 0.2)),
  ]);
}

/** The button band of a shirt, its buttons `step` apart. */
export function placket(b: Body, color: string, button: string, step = 100): string {
  return group([
    b.line("-16 132, -15 240, -16 520", shade(color, 0.32), 2.5),
    b.line("20 118, 21 240, 22 520", shade(color, 0.42), 3),
    ...[0, 1, 2, 3].map((i) => {
      const [x, y] = b.place([2, 158 + i * step]);
      return group([
        ellipse([x + 1, y + 2], 7, 7, shade(color, 0.5)),
        ellipse([x, y], 6.4, 6.4, button),
      ]);
    }),
  ]);
}

/** A breast pocket with a buttoned flap. */
export function pocket(b: Body, side: 1 | -1, color: string, button: string, y = 186): string {
  const p = (x: number, dy: number): Point => b.place([x * side, y + dy]);
  const flat = (points: readonly Point[], tone: string) =>
    `<path d="${polygon(points)}" fill="${tone}" stroke="${tone}" stroke-width="5" stroke-linejoin="round"/>`;
  const at = p(110, 30);
  return group([
    flat([p(64, 8), p(156, 4), p(158, 104), p(112, 120), p(66, 108)], shade(color, 0.13)),
    flat([p(64, 26), p(157, 22), p(157, 34), p(111, 54), p(65, 40)], shade(color, 0.36)),
    flat([p(61, 0), p(159, -4), p(160, 22), p(111, 42), p(62, 28)], mix(color, warm, 0.1)),
    ellipse(at, 5.5, 5.5, button),
  ]);
}
