import { ellipse, group, type Point, taper } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A willow cutting pushed into the earth, with a few catkins or first leaves. */
export function stake(sheet: Sheet, [x, y]: Point, h: number, bud: string): string {
  const lean = sheet.random.around(h * 0.12);
  const buds = [0.45, 0.62, 0.78, 0.92].map((t, i) => {
    const side = i % 2 ? 1 : -1;
    return ellipse(
      [x + lean * t + side * h * 0.07, y - h * t],
      h * 0.035,
      h * 0.085,
      bud,
      side * 32,
    );
  });
  return group([
    ellipse([x, y], h * 0.2, h * 0.06, "#4b3a2c", 0, 'opacity="0.6"'),
    taper([x, y], [x + lean, y - h], h * 0.035, h * 0.022, "#8c5a34"),
    ...buds,
  ]);
}
