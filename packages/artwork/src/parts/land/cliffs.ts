import { fill, group, type Point, polygon, pts } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A canyon wall in bands of rock, its top edge given left to right, lit from above. */
export function cliff(sheet: Sheet, top: string, base: number, tones: readonly string[]): string {
  const edge = pts(top);
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]];
  const shape = polygon([...edge, [last[0], base], [first[0], base]]);
  const high = Math.min(...edge.map(([, y]) => y));
  const bands = tones.slice(1).map((tone, i) => {
    const y = high + ((base - high) * (i + 0.8)) / tones.length;
    const line = Array.from(
      { length: 14 },
      (_, k): Point => [first[0] + ((last[0] - first[0]) * k) / 13, y + sheet.random.around(9)],
    );
    return fill(polygon([...line, [last[0], y + 52], [first[0], y + 44]]), tone);
  });
  const cracks = Array.from({ length: 9 }, () => {
    const x = sheet.random.between(first[0], last[0]);
    const y = sheet.random.between(high + 20, base - 140);
    return fill(
      polygon([
        [x, y],
        [x + 12, y + 10],
        [x + 22, y + 130],
        [x + 4, y + 140],
      ]),
      tones.at(-1) ?? "#000000",
      'opacity="0.45"',
    );
  });
  return group([
    fill(shape, tones[0] ?? "#000000"),
    group([...bands, ...cracks], `clip-path="${sheet.clip(shape)}"`),
  ]);
}
