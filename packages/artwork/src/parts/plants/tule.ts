import { mix } from "../drawing/color.ts";
import { ellipse, group, type Point, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A clump of tules: round green stems fanning from one foot, brown tufts at the tops. */
export function tule(sheet: Sheet, [x, y]: Point, h: number, count: number, haze = 0): string {
  const { random } = sheet;
  const stems = Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? (i / (count - 1) - 0.5) * 2 : 0;
    const reach = h * random.between(0.72, 1.05);
    const top: Point = [x + t * h * 0.26 + random.around(h * 0.03), y - reach];
    const tone = mix(mix("#2f6f45", "#86a850", random.between(0, 1)), "#b9c4b0", haze);
    return (
      stroke(
        `M${x + t * h * 0.05} ${y}Q${x + t * h * 0.08} ${y - reach * 0.6} ${top[0]} ${top[1]}`,
        tone,
        Math.max(1.6, h * 0.02),
      ) +
      ellipse(
        [top[0], top[1] + h * 0.02],
        h * 0.018,
        h * 0.04,
        mix("#8a5f35", "#b9c4b0", haze),
        t * 14,
      )
    );
  });
  return group(stems);
}
