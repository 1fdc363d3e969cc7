import { ellipse, fill, group, num, type Point, pts, smooth } from "../drawing/path.ts";

/** A trout of an inch, with the dark bars of its first summer; `turn` degrees. */
export function fry(at: Point, length: number, turn: number): string {
  const put = `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${turn}) scale(${length / 100})"`;
  return group(
    [
      fill(smooth(pts("-38 0, -62 -17, -56 0, -62 17")), "#7c7a4c"),
      fill(
        smooth(pts("50 0, 34 -13, 4 -16, -24 -8, -42 -3, -42 3, -24 8, 4 14, 34 11")),
        "#a7a05c",
      ),
      fill(smooth(pts("50 1, 34 3, 4 4, -42 1, -24 8, 4 14, 34 11")), "#f1e6c4"),
      fill(smooth(pts("50 -2, 34 -13, 4 -16, -24 -8, -42 -3, -10 -9, 20 -9")), "#55603a"),
      ...[-26, -13, 0, 13].map((x) => ellipse([x, -1], 4, 8, "#4a5236", 0, 'opacity="0.8"')),
      ellipse([36, -3], 6, 6, "#f4ecd0"),
      ellipse([36.5, -3], 4.2, 4.2, "#12191c"),
    ],
    put,
  );
}
