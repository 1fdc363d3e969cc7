import { ellipse, fill, group, type Point, polygon, stroke, taper } from "../../drawing/path.ts";

/** A tree trunk running out of the picture at the top, with a shaded side; `w` half its width. */
export function stem(x: number, y: number, w: number, color: string, dark: string): string {
  const side = (t: number): Point[] => [
    [x + t * w * 1.9, y],
    [x + t * w * 1.1, y - 60],
    [x + t * w * 0.9, y - 300],
    [x + t * w * 0.8, -20],
  ];
  return group([
    fill(polygon([...side(-1), ...side(1).toReversed()]), color),
    fill(polygon([...side(0.1), ...side(1).toReversed()]), dark),
  ]);
}

/** A newly planted sapling tied to its stake; `h` its height. */
export function sapling([x, y]: Point, h: number): string {
  return group([
    taper([x + h * 0.12, y], [x + h * 0.12, y - h * 0.7], h * 0.024, h * 0.022, "#c49a66"),
    stroke(
      `M${x} ${y}Q${x - h * 0.03} ${y - h * 0.5} ${x + h * 0.03} ${y - h}`,
      "#5a4a34",
      h * 0.03,
    ),
    stroke(`M${x - h * 0.02} ${y - h * 0.5}L${x + h * 0.12} ${y - h * 0.54}`, "#efe6cf", h * 0.035),
    ...[0.45, 0.58, 0.7, 0.82, 0.93].map((t, i) =>
      ellipse(
        [x + (i % 2 ? 1 : -1) * h * 0.13, y - h * t],
        h * 0.15,
        h * 0.06,
        i % 2 ? "#3f8a4d" : "#2c6e49",
        i % 2 ? -32 : 32,
      ),
    ),
    ellipse([x + h * 0.05, y], h * 0.2, h * 0.04, "#6d5a3f"),
  ]);
}

/** A white enamel tray with a little water and a few nymphs in it; `w` half its width. */
export function tray([x, y]: Point, w: number): string {
  return group([
    ellipse([x, y + w * 0.28], w * 1.16, w * 0.15, "#1f4430", 0, 'opacity="0.4"'),
    fill(
      polygon([
        [x - w, y - w * 0.08],
        [x + w, y - w * 0.08],
        [x + w * 0.86, y + w * 0.28],
        [x - w * 0.86, y + w * 0.28],
      ]),
      "#d9d6c2",
    ),
    ellipse([x, y - w * 0.08], w, w * 0.21, "#f7f4e6"),
    ellipse([x, y - w * 0.04], w * 0.86, w * 0.15, "#a9cdc4"),
    ...[-0.42, 0.03, 0.42].map((d, i) =>
      taper(
        [x + (d - 0.11) * w, y - w * 0.05 + i],
        [x + (d + 0.11) * w, y - w * 0.07],
        w * 0.036,
        w * 0.02,
        "#4d3d2a",
      ),
    ),
  ]);
}
