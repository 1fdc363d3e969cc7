import { mix } from "../../drawing/color.ts";
import { ellipse, fill, group, type Point, smooth } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A tree seen from above: its shadow and three rounds of leaves. */
export function treetop(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  color: string,
  lit: string,
): string {
  const round = (cx: number, cy: number, size: number) =>
    smooth(
      Array.from({ length: 14 }, (_, i): Point => {
        const a = (i / 14) * Math.PI * 2;
        const reach = size * sheet.random.between(0.84, 1.12);
        return [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach];
      }),
    );
  return group([
    fill(round(x + r * 0.3, y + r * 0.34, r), "#1d4030", 'opacity="0.35"'),
    fill(round(x, y, r), color),
    fill(round(x - r * 0.14, y - r * 0.14, r * 0.68), mix(color, lit, 0.45)),
    fill(round(x - r * 0.24, y - r * 0.26, r * 0.36), lit),
  ]);
}

/** A boulder seen from above through clear water; `r` its radius. */
export function boulder(sheet: Sheet, [x, y]: Point, r: number): string {
  const edge = (grow: number, dx: number): Point[] =>
    Array.from({ length: 9 }, (_, i): Point => {
      const a = (i / 9) * Math.PI * 2;
      return [
        x + dx + Math.cos(a) * r * grow * sheet.random.between(0.86, 1.1),
        y + dx + Math.sin(a) * r * 0.82 * grow * sheet.random.between(0.86, 1.1),
      ];
    });
  return group([
    ellipse([x + r * 0.24, y + r * 0.26], r, r * 0.86, "#0d3c49", 0, 'opacity="0.4"'),
    fill(smooth(edge(1, 0)), "#7f8c82"),
    fill(smooth(edge(0.64, -r * 0.18)), "#b3b9a5"),
  ]);
}

/** A ring of light about a place where a trout lies. */
export const lie = (at: Point, r: number) =>
  ellipse(at, r, r, "#fdf3cf", 0, 'opacity="0.14"') +
  ellipse(
    at,
    r,
    r,
    "none",
    0,
    `stroke="#fdf3cf" stroke-width="3.4" stroke-dasharray="3 11" stroke-linecap="round" opacity="0.95"`,
  );
