import { ellipse, group, type Point, rect, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";
import { glow } from "../../waters/sky.ts";

/** A lantern hanging by its handle from the hand at the point; `h` its height. */
export function lantern([x, y]: Point, h: number): string {
  const w = h * 0.56;
  const top = y + h * 0.3;
  return group([
    stroke(
      `M${x - w * 0.4} ${top}Q${x} ${y - h * 0.16} ${x + w * 0.4} ${top}`,
      "#2b2119",
      h * 0.05,
    ),
    rect(x - w / 2, top, w, h * 0.12, "#2b2119"),
    rect(x - w * 0.4, top + h * 0.12, w * 0.8, h * 0.5, "#ffe3a0"),
    ellipse([x, top + h * 0.38], w * 0.16, h * 0.16, "#fffbe8"),
    rect(x - w / 2, top + h * 0.6, w, h * 0.12, "#2b2119"),
  ]);
}

/** The light about a lantern held at the point. */
export const lanternGlow = (sheet: Sheet, [x, y]: Point, h: number, reach = 6): string =>
  glow(sheet, [x, y + h * 0.66], h * reach, "#ffc46e", 0.6);
