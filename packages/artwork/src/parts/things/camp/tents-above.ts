import { mix, shade } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, stroke } from "../../drawing/path.ts";

/** A ridge tent seen from above, glowing from within if `lit`. */
export function roof([x, y]: Point, w: number, turn: number, color: string, lit: boolean): string {
  const tone = lit ? mix(color, "#ffd58a", 0.35) : color;
  const [a, b] = [w * 0.5, w * 0.36];
  return group(
    [
      fill(
        polygon([
          [-a + 8, -b + 12],
          [a + 8, -b + 12],
          [a + 8, b + 12],
          [-a + 8, b + 12],
        ]),
        "#04121c",
        'opacity="0.5"',
      ),
      fill(
        polygon([
          [-a, -b],
          [a, -b],
          [a * 0.9, 0],
          [-a * 0.9, 0],
        ]),
        tone,
      ),
      fill(
        polygon([
          [-a * 0.9, 0],
          [a * 0.9, 0],
          [a, b],
          [-a, b],
        ]),
        shade(tone, 0.32),
      ),
      stroke(
        `M${-a} ${-b}l-16 -14M${a} ${-b}l16 -14M${-a} ${b}l-16 14M${a} ${b}l16 14`,
        "#8fa3a8",
        2,
        'opacity="0.6"',
      ),
    ],
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
}
