import { fill, group, type Point, polygon, rect } from "../../drawing/path.ts";

/** A small harbor lighthouse with red bands, its foot at the point; `h` design pixels tall. */
export function lighthouse([x, y]: Point, h: number): string {
  const half = (t: number) => h * (0.121 - 0.04 * t);
  const band = (low: number, high: number, color: string) =>
    fill(
      polygon([
        [x - half(low), y - h * low],
        [x + half(low), y - h * low],
        [x + half(high), y - h * high],
        [x - half(high), y - h * high],
      ]),
      color,
    );
  return group([
    band(0, 0.76, "#f6efe2"),
    fill(
      polygon([
        [x + half(0) * 0.3, y],
        [x + half(0), y],
        [x + half(0.76), y - h * 0.76],
        [x + half(0.76) * 0.3, y - h * 0.76],
      ]),
      "#8a94a0",
      'opacity="0.3"',
    ),
    band(0, 0.21, "#c4503d"),
    band(0.38, 0.58, "#c4503d"),
    rect(x - h * 0.11, y - h * 0.8, h * 0.22, h * 0.04, "#39454c"),
    rect(x - h * 0.07, y - h * 0.9, h * 0.14, h * 0.1, "#ffe9a8"),
    fill(
      polygon([
        [x - h * 0.1, y - h * 0.9],
        [x, y - h],
        [x + h * 0.1, y - h * 0.9],
      ]),
      "#a8382c",
    ),
  ]);
}
