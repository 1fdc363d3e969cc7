import { shade } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A straight forest trunk from the ground out of the top of the sheet, lit along its left edge. */
export function bole(
  sheet: Sheet,
  x: number,
  foot: number,
  w: number,
  tone: string,
  lit: string,
): string {
  const { random } = sheet;
  const lean = random.around(w * 0.4);
  const at = (t: number, side: number): Point => [
    x + lean * t + side * w * (0.5 - t * 0.12),
    foot - foot * t * 1.05,
  ];
  const plates = Array.from({ length: Math.round(w / 7) }, () => {
    const t = random.between(0.02, 0.95);
    const [px, py] = at(t, random.between(-0.8, 0.8));
    return `M${px} ${py}q${random.around(4)} ${w * 0.3} ${random.around(3)} ${w * 0.7}`;
  }).join("");
  return group([
    fill(
      smooth([
        [x - w * 0.8, foot + w * 0.1],
        at(0.08, -1),
        at(0.5, -1),
        at(1, -1),
        at(1, 1),
        at(0.5, 1),
        at(0.08, 1),
        [x + w * 0.8, foot + w * 0.1],
      ]),
      tone,
    ),
    fill(polygon([at(0.06, -1), at(1, -1), at(1, -0.55), at(0.06, -0.5)]), lit),
    stroke(plates, shade(tone, 0.4), Math.max(1.5, w * 0.045), 'opacity="0.7"'),
  ]);
}
