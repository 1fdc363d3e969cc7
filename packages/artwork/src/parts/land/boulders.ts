import { mix } from "../drawing/color.ts";
import { fill, group, type Point, polygon } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A quarried block with a light top and a dark side; its foot rests at the point. */
export function block(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  tones: readonly [string, string, string],
): string {
  const { random } = sheet;
  const h = w * random.between(0.5, 0.72);
  const top = h * random.between(0.36, 0.5);
  const j = () => random.around(w * 0.06);
  const a: Point = [x - w * 0.52 + j(), y - h + top + j()];
  const b: Point = [x - w * 0.22 + j(), y - h + j()];
  const c: Point = [x + w * 0.36 + j(), y - h + top * 0.15 + j()];
  const d: Point = [x + w * 0.52 + j(), y - h + top * 0.8 + j()];
  const e: Point = [x + w * 0.08 + j(), y - h + top * 1.25 + j()];
  const shift = random.between(0, 0.3);
  const [lit, mid, dark] = tones;
  return group([
    fill(polygon([a, e, [x + w * 0.06, y + 2], [x - w * 0.46, y]]), mix(mid, dark, shift)),
    fill(polygon([e, d, [x + w * 0.48, y], [x + w * 0.06, y + 2]]), dark),
    fill(polygon([a, b, c, d, e]), mix(lit, mid, shift)),
  ]);
}
