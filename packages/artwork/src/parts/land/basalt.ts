import { mix } from "../drawing/color.ts";
import { fill, group, type Point, polygon, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A wall of basalt columns from the top edge down to a broken foot; `edge` runs along its open side. */
export function basaltWall(
  sheet: Sheet,
  from: number,
  to: number,
  edge: (y: number) => number,
  foot: number,
  tones: readonly [string, string, string],
  top = -10,
): string {
  const { random } = sheet;
  const side = to > from ? 1 : -1;
  const columns: string[] = [];
  for (let x = from; side * x < side * (to + 60 * side); ) {
    const w = random.between(26, 56);
    const drop = foot + random.around(26);
    const left = Math.min(x, x + side * w);
    const shape = polygon([
      [left, top],
      [left + w + 1, top],
      [left + w + 1, drop],
      [left + w * 0.4, drop + 14],
      [left, drop],
    ]);
    columns.push(fill(shape, mix(tones[0], tones[1], random.between(0, 1))));
    columns.push(
      fill(
        polygon([
          [left, top],
          [left + w * 0.22, top],
          [left + w * 0.22, drop + 8],
          [left, drop],
        ]),
        tones[2],
        'opacity="0.5"',
      ),
    );
    for (let k = 0; k < 3; k++) {
      const y = random.between(Math.max(20, top), foot);
      columns.push(
        stroke(`M${left} ${y}L${left + w} ${y + random.around(10)}`, tones[2], 3, 'opacity="0.7"'),
      );
    }
    x += side * w;
  }
  const border: Point[] = Array.from({ length: 14 }, (_, i) => {
    const y = -20 + (i * (foot + 60)) / 13;
    return [edge(y) + random.around(13), y];
  });
  const clip = sheet.clip(polygon([[from, -20], ...border, [from, foot + 60]]));
  return group(columns, `clip-path="${clip}"`);
}
