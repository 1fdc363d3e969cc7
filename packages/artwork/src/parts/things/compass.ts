import { ellipse, fill, group, type Point, polygon, stroke } from "../drawing/path.ts";

/** A baseplate compass, its dial's middle at the point; `r` the dial's radius. */
export function compass([x, y]: Point, r: number): string {
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    const from = i % 6 === 0 ? 0.72 : 0.82;
    return `M${x + Math.cos(a) * r * from} ${y + Math.sin(a) * r * from}L${x + Math.cos(a) * r * 0.92} ${y + Math.sin(a) * r * 0.92}`;
  }).join("");
  return group([
    `<rect x="${x - r * 1.2}" y="${y - r * 1.3}" width="${r * 2.4}" height="${r * 3.5}" rx="${r * 0.3}" fill="#dcebe6" opacity="0.82"/>`,
    stroke(
      `M${x} ${y + r * 1.3}V${y + r * 2}M${x - r * 0.2} ${y + r * 1.75}L${x} ${y + r * 2}L${x + r * 0.2} ${y + r * 1.75}`,
      "#c1533d",
      r * 0.07,
    ),
    ellipse([x, y], r * 1.1, r * 1.1, "#263f4d"),
    ellipse([x, y], r * 0.96, r * 0.96, "#f5efdc"),
    stroke(ticks, "#263f4d", r * 0.04),
    group(
      [
        fill(
          polygon([
            [x - r * 0.12, y],
            [x, y - r * 0.74],
            [x + r * 0.12, y],
          ]),
          "#cf4f3a",
        ),
        fill(
          polygon([
            [x - r * 0.12, y],
            [x, y + r * 0.74],
            [x + r * 0.12, y],
          ]),
          "#8fa3a8",
        ),
      ],
      `transform="rotate(24 ${x} ${y})"`,
    ),
    ellipse([x, y], r * 0.08, r * 0.08, "#263f4d"),
    stroke(
      `M${x - r * 0.66} ${y - r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${x} ${y - r * 0.84}`,
      "#ffffff",
      r * 0.07,
      'opacity="0.8"',
    ),
  ]);
}
