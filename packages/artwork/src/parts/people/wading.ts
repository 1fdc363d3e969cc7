import { fill, group, type Point, smooth } from "../drawing/path.ts";

/** Water parting about wading legs whose feet are at the point; `h` is the wader's height, `tone` the water. */
export function wading([x, y]: Point, h: number, tone: string): string {
  const s = h / 100;
  const pour = smooth([
    [x - 24 * s, y - 17 * s],
    [x - 8 * s, y - 20 * s],
    [x + 10 * s, y - 19 * s],
    [x + 30 * s, y - 14 * s],
    [x + 44 * s, y - 5 * s],
    [x + 12 * s, y + 5 * s],
    [x - 26 * s, y + 4 * s],
  ]);
  return group([
    fill(pour, tone),
    fill(
      smooth([
        [x - 22 * s, y - 17 * s],
        [x - 6 * s, y - 20 * s],
        [x + 14 * s, y - 18 * s],
        [x + 2 * s, y - 16 * s],
        [x - 10 * s, y - 16 * s],
      ]),
      "#f7f6e4",
      'opacity="0.9"',
    ),
    fill(
      smooth([
        [x + 10 * s, y - 15 * s],
        [x + 40 * s, y - 9 * s],
        [x + 58 * s, y - 2 * s],
        [x + 30 * s, y - 5 * s],
      ]),
      "#f7f6e4",
      'opacity="0.6"',
    ),
  ]);
}
