import { mix } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A redwood trunk running out of the picture above, standing at a point; `w` across. */
export function redwood(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  color: string,
  lit: string,
): string {
  const { random } = sheet;
  const half = w / 2;
  const body = smooth([
    [x - half * 0.86, -60],
    [x - half * 0.94, y * 0.6],
    [x - half, y - w * 0.9],
    [x - half * 1.5, y],
    [x - half * 0.5, y + w * 0.06],
    [x + half * 0.6, y + w * 0.04],
    [x + half * 1.5, y],
    [x + half, y - w * 0.9],
    [x + half * 0.94, y * 0.6],
    [x + half * 0.86, -60],
  ]);
  const clip = `clip-path="${sheet.clip(body)}"`;
  const grooves = Array.from({ length: Math.round(w / 15) }, (_, i) => {
    const at = x - half + ((i + 0.5) * w) / Math.round(w / 15);
    const foot = at + (at - x) * 0.5;
    const d = smooth(
      [
        [at + random.around(4), -40],
        [at + random.around(5), y * 0.35],
        [at + random.around(5), y * 0.7],
        [foot, y + 20],
      ],
      false,
    );
    return stroke(d, mix(color, "#160d10", 0.34), w * random.between(0.012, 0.03));
  });
  return group([
    fill(body, color),
    group(
      [
        fill(
          polygon([
            [x - half * 1.6, -60],
            [x - half * 0.4, -60],
            [x - half * 0.5, y - w],
            [x - half * 0.8, y + 20],
            [x - half * 1.6, y + 20],
          ]),
          lit,
          'opacity="0.75"',
        ),
        ...grooves,
      ],
      clip,
    ),
  ]);
}
