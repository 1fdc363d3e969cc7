import { ellipse, group, type Point, taper } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { crown } from "./trees/leafy.ts";

/** A flowering cherry on a lawn, its shadow below; `w` the width of its crown. */
export const blossom = (sheet: Sheet, [x, y]: Point, w: number): string =>
  group([
    ellipse([x + w * 0.08, y + 4], w * 0.42, w * 0.09, "#4f7f45", 0, 'opacity="0.55"'),
    taper([x, y], [x + w * 0.02, y - w * 0.6], w * 0.045, w * 0.03, "#5a4238"),
    crown(sheet, [x, y - w * 0.72], w, w * 0.66, "#d98fa0", "#fbdfe0", -1),
  ]);
