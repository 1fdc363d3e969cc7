import { ellipse, fill, group, type Point, polygon, rect, stroke } from "../../drawing/path.ts";

/** A wood duck box with its oval door on a pole, the box's foot at the point; `w` its width. */
export function nestbox([x, y]: Point, w: number, ground: number): string {
  return group([
    rect(x - w * 0.13, y - w * 0.3, w * 0.26, ground - y + w * 0.3, "#6d5a4a"),
    rect(x - w * 0.13, y - w * 0.3, w * 0.1, ground - y + w * 0.3, "#c08a6a"),
    fill(
      polygon([
        [x - w * 0.75, y + w * 0.95],
        [x - w * 0.13, y + w * 0.55],
        [x + w * 0.13, y + w * 0.55],
        [x + w * 0.75, y + w * 0.95],
      ]),
      "#8d9aa5",
    ),
    fill(
      polygon([
        [x - w * 0.75, y + w * 0.95],
        [x - w * 0.13, y + w * 0.55],
        [x - w * 0.02, y + w * 0.55],
        [x - w * 0.3, y + w * 0.95],
      ]),
      "#d8c4bb",
    ),
    rect(x - w * 0.5, y - w * 1.7, w, w * 1.7, "#a0683f"),
    rect(x - w * 0.5, y - w * 1.7, w * 0.16, w * 1.7, "#e0a06a"),
    rect(x + w * 0.26, y - w * 1.7, w * 0.24, w * 1.7, "#734628"),
    ...[-0.24, 0.02].map((u) =>
      stroke(`M${x + w * u} ${y - w * 1.6}V${y}`, "#7b4c2c", 2.4, 'opacity="0.6"'),
    ),
    fill(
      polygon([
        [x - w * 0.72, y - w * 1.62],
        [x + w * 0.66, y - w * 1.72],
        [x + w * 0.6, y - w * 1.9],
        [x - w * 0.6, y - w * 1.82],
      ]),
      "#5b3a26",
    ),
    ellipse([x - w * 0.02, y - w * 1.18], w * 0.22, w * 0.16, "#24140e"),
    stroke(
      `M${x - w * 0.22} ${y - w * 1.16}a${w * 0.21} ${w * 0.15} 0 0 0 ${w * 0.4} 0`,
      "#d99a66",
      3,
    ),
  ]);
}
