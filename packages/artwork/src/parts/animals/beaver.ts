import { mix } from "../drawing/color.ts";
import { fill, group, type Point, smooth } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** A beaver swimming with a leafy willow branch in its teeth, at the waterline; `length` of what shows. */
export function beaver(
  at: Point,
  length: number,
  facing: Side,
  coat: string,
  rim: string,
  leaf: string,
): string {
  const b = brush(at, length, facing);
  const dark = mix(coat, "#0d0b12", 0.45);
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const x = 26 - t * 116;
    const y = -3 - Math.sin(t * 2.6) * 9 + t * 3;
    const up = i % 2 === 0 ? -1 : 1;
    const points: Point[] = [
      [x, y],
      [x - 7, y + up * 4.4],
      [x - 16, y + up * 6.6],
      [x - 9, y + up * 1.4],
    ];
    return fill(smooth(points.map(b.p)), i % 3 === 0 ? mix(leaf, rim, 0.4) : leaf);
  });
  return group([
    b.blob("40 2, 36 -12, 22 -18, 0 -19, -22 -15, -42 -7, -54 1, -40 4, 10 5", coat),
    b.line("32 -14, 20 -17.6, 0 -18.6, -22 -14.6, -42 -6.6", rim, 1.3),
    b.blob("30 3, 29 -14, 35 -27, 46 -33, 58 -32, 68 -25, 76 -17, 78 -9, 72 -2, 56 4", coat),
    b.line("33 -24, 45 -32, 58 -31, 68 -24, 75 -17", rim, 1.3),
    b.blob("36 -28, 37 -35, 43 -36, 45 -30, 40 -26", dark),
    b.line("37 -33, 40 -36, 44 -34", rim, 0.8),
    b.blob("72 -19, 77 -18.6, 79.6 -14, 76 -11.4, 72.4 -14", "#17110f"),
    b.dot("58 -22", 2, "#0f0b0b"),
    b.dot("58.8 -22.8", 0.7, "#fdf6e6"),
    b.line("76 -10, 68 -7.4, 60 -8", dark, 0.9),
    b.line("80 -5, 66 -6.6, 44 -5, 20 -6, -10 -11, -46 -12, -92 -4", "#6b4f36", 2),
    ...leaves,
    b.blob("70 -7.4, 74.6 -7.6, 74 -4, 71 -4", "#d98a3a"),
  ]);
}
