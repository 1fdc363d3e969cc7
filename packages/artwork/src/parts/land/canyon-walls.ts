import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, polygon, pts, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { waver } from "./land.ts";

/** A canyon wall cut in level beds: an outline, and bands of rock clipped to it. */
export function wall(
  sheet: Sheet,
  text: string,
  color: string,
  haze: number,
  step: number,
): string {
  const outline = pts(text);
  const data = polygon(outline);
  const tone = (c: string) => mix(c, "#e9c9a6", haze);
  const wave = waver(sheet, 700);
  const top = Math.min(...outline.map(([, y]) => y));
  const beds = Array.from({ length: Math.ceil((740 - top) / step) }, (_, i) => {
    const y = top + i * step + sheet.random.around(step * 0.2);
    const edge = Array.from(
      { length: 28 },
      (_, k): Point => [k * 50 - 40, y + wave(k * 50 + i * 40) * step * 0.24],
    );
    const low = edge.map(([x, ey]): Point => [x, ey + step * (i % 3 === 1 ? 0.62 : 0.34)]);
    const c = [shade(color, 0.16), mix(color, "#f3c48f", 0.45), shade(color, 0.28)][i % 3] ?? color;
    return fill(smooth([...edge, ...low.toReversed()]), tone(c), 'opacity="0.75"');
  });
  return group([fill(data, tone(color)), ...beds], `clip-path="${sheet.clip(data)}"`);
}

/** The side of a wall that lies in shade. */
export const dusk = (text: string, opacity: number) =>
  fill(polygon(pts(text)), "#4a2b45", `opacity="${opacity}"`);
