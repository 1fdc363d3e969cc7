import { fill, group, type Point, smooth, stroke } from "../drawing/path.ts";

/** A trout seen from above through water: a dark back with a paler line; `length` in design pixels, `aim` degrees clockwise from right. */
export function troutAbove([x, y]: Point, length: number, aim: number, back: string, line: string) {
  const s = length / 2.4;
  const outline: Point[] = [
    [s, 0],
    [s * 0.4, -s * 0.23],
    [-s * 0.6, -s * 0.12],
    [-s, -s * 0.03],
    [-s * 1.4, -s * 0.24],
    [-s * 1.26, 0],
    [-s * 1.4, s * 0.24],
    [-s, s * 0.03],
    [-s * 0.6, s * 0.12],
    [s * 0.4, s * 0.23],
  ];
  return group(
    [
      fill(smooth(outline), back, 'opacity="0.74"'),
      stroke(`M${s * 0.75} 0L${-s * 0.9} 0`, line, s * 0.11, 'opacity="0.75"'),
    ],
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${aim.toFixed(1)})"`,
  );
}
