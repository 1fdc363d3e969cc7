import { ellipse, group, type Point, taper } from "../drawing/path.ts";

/** A wheelchair seen from behind, its seat at the height of the point; `h` its user's standing height. */
export function chairBack([x, y]: Point, h: number): string {
  const wheel = (side: number) =>
    group([
      ellipse([x + side * h * 0.15, y + h * 0.1], h * 0.028, h * 0.17, "#141f27"),
      ellipse([x + side * h * 0.137, y + h * 0.1], h * 0.012, h * 0.15, "#5f7680"),
    ]);
  return group([
    wheel(-1),
    wheel(1),
    `<rect x="${x - h * 0.12}" y="${y - h * 0.2}" width="${h * 0.24}" height="${h * 0.25}" rx="${h * 0.02}" fill="#22363f"/>`,
    ...[-1, 1].map((side) =>
      taper(
        [x + side * h * 0.115, y + h * 0.12],
        [x + side * h * 0.115, y - h * 0.24],
        h * 0.011,
        h * 0.011,
        "#7f959c",
      ),
    ),
    ...[-1, 1].map((side) =>
      taper(
        [x + side * h * 0.115, y - h * 0.24],
        [x + side * h * 0.13, y - h * 0.22],
        h * 0.016,
        h * 0.016,
        "#2b2320",
      ),
    ),
    taper(
      [x - h * 0.12, y + h * 0.16],
      [x + h * 0.12, y + h * 0.16],
      h * 0.01,
      h * 0.01,
      "#7f959c",
    ),
    ...[-1, 1].map((side) =>
      ellipse([x + side * h * 0.09, y + h * 0.25], h * 0.014, h * 0.03, "#141f27"),
    ),
  ]);
}
