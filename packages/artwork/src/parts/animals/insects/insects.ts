import { shade } from "../../drawing/color.ts";
import { ellipse, group, type Point, stroke, taper } from "../../drawing/path.ts";

/** A dragonfly, `length` design pixels, heading `aim` degrees clockwise from right. */
export function dragonfly(
  sheet: { random: { around(n: number): number } },
  at: Point,
  length: number,
  aim: number,
  color: string,
): string {
  const wings = [-74, -106, 74, 106].map((angle) => {
    const turn = angle + sheet.random.around(5);
    const a = (turn * Math.PI) / 180;
    const reach = length * 0.3;
    const mid: Point = [length * 0.16 + Math.cos(a) * reach, Math.sin(a) * reach];
    return ellipse(mid, length * 0.31, length * 0.058, "#eaf4f4", turn, 'opacity="0.7"');
  });
  return group(
    [
      ...wings,
      taper([length * 0.1, 0], [-length * 0.5, 0], length * 0.026, length * 0.014, color),
      taper(
        [length * 0.24, 0],
        [length * 0.08, 0],
        length * 0.05,
        length * 0.04,
        shade(color, 0.25),
      ),
      ellipse([length * 0.3, 0], length * 0.042, length * 0.05, shade(color, 0.4)),
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${aim})"`,
  );
}

/** A mayfly with upright wings and three tail hairs; `size` design pixels. */
export function mayfly([x, y]: Point, size: number, color: string): string {
  return group([
    ellipse(
      [x + size * 0.06, y - size * 0.34],
      size * 0.15,
      size * 0.36,
      "#fdf6e6",
      14,
      'opacity="0.75"',
    ),
    ...[-0.14, 0, 0.12].map((d) =>
      stroke(
        `M${x - size * 0.3} ${y}q${-size * 0.4} ${size * (d - 0.1)} ${-size * 0.75} ${size * (d - 0.36)}`,
        color,
        size * 0.03,
      ),
    ),
    taper(
      [x + size * 0.28, y - size * 0.04],
      [x - size * 0.34, y],
      size * 0.07,
      size * 0.03,
      color,
    ),
  ]);
}
