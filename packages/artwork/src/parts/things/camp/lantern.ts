import { ellipse, fill, group, type Point, polygon, rect, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";
import { glow } from "../../waters/sky.ts";

/** A lit camping lantern standing at the point, `h` design pixels tall, with its glow. */
export function lantern(sheet: Sheet, [x, y]: Point, h: number, metal = "#2c3a40"): string {
  const w = h * 0.23;
  return group([
    glow(sheet, [x, y - h * 0.42], h * 1.9, "#ffc766", 0.6),
    stroke(
      `M${x - w * 1.05} ${y - h * 0.62}Q${x} ${y - h * 1.3} ${x + w * 1.05} ${y - h * 0.62}`,
      metal,
      h * 0.02,
    ),
    fill(
      polygon([
        [x - w * 0.8, y - h * 0.66],
        [x + w * 0.8, y - h * 0.66],
        [x + w, y - h * 0.2],
        [x - w, y - h * 0.2],
      ]),
      "#ffdf94",
    ),
    ellipse([x, y - h * 0.42], w * 0.62, h * 0.19, "#fff3c9"),
    ellipse([x, y - h * 0.38], w * 0.24, h * 0.1, "#ffffff"),
    ...[-0.9, -0.3, 0.3, 0.9].map((k) =>
      stroke(
        `M${x + k * w * 0.86} ${y - h * 0.66}L${x + k * w * 1.06} ${y - h * 0.2}`,
        metal,
        h * 0.013,
      ),
    ),
    fill(
      polygon([
        [x - w * 0.95, y - h * 0.66],
        [x - w * 0.5, y - h * 0.8],
        [x + w * 0.5, y - h * 0.8],
        [x + w * 0.95, y - h * 0.66],
      ]),
      metal,
    ),
    rect(x - w * 0.3, y - h * 0.88, w * 0.6, h * 0.09, metal),
    fill(
      polygon([
        [x - w * 1.12, y - h * 0.2],
        [x + w * 1.12, y - h * 0.2],
        [x + w * 1.2, y],
        [x - w * 1.2, y],
      ]),
      metal,
    ),
    rect(x - w * 1.12, y - h * 0.2, w * 2.24, h * 0.025, "#ffcf7a"),
    stroke(`M${x - w * 1.1} ${y - h * 0.05}H${x - w * 0.1}`, "#7b6a4c", h * 0.014),
  ]);
}
