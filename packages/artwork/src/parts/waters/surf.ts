import { ellipse, fill, group, type Point, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** White water thrown up where a swell meets stones, its foot at the point; `s` is its height. */
export function splash(sheet: Sheet, [x, y]: Point, s: number): string {
  const { random } = sheet;
  const puffs = (count: number, reach: number, size: number, tone: string, opacity: number) =>
    group(
      Array.from({ length: count }, (_, i) => {
        const t = (i + 0.5) / count - 0.5;
        const up = (1 - Math.abs(t) * 1.9) * random.between(0.2, 1);
        const r = s * size * random.between(0.6, 1.1);
        return ellipse([x + t * s * 1.7 + up * s * 0.25, y - up * s * reach], r, r * 0.9, tone);
      }),
      `opacity="${opacity}"`,
    );
  const drops = Array.from({ length: 22 }, () => {
    const r = s * random.between(0.01, 0.028);
    const t = random.around(0.6);
    return ellipse(
      [x + t * s + s * 0.2, y - s * (1.15 - Math.abs(t)) * random.between(0.5, 1)],
      r,
      r,
      "#ffffff",
      0,
      'opacity="0.85"',
    );
  });
  return group([
    puffs(20, 0.8, 0.2, "#cfe5e6", 0.85),
    puffs(26, 0.62, 0.15, "#f6faf8", 0.95),
    fill(
      smooth([
        [x - s * 1.1, y + s * 0.06],
        [x - s * 0.5, y - s * 0.06],
        [x + s * 0.2, y - s * 0.08],
        [x + s * 1.2, y + s * 0.04],
        [x + s * 0.4, y + s * 0.16],
        [x - s * 0.5, y + s * 0.15],
      ]),
      "#f6faf8",
    ),
    ellipse([x + s * 0.1, y - s * 0.04], s * 0.7, s * 0.16, "#f6faf8"),
    ...drops,
  ]);
}

/** One rolling wave between two ends with its crest of foam; `h` is its height. */
export const roller = (y: number, from: number, to: number, h: number, tone: string): string =>
  group([
    fill(
      smooth([
        [from, y + h],
        [from + (to - from) * 0.25, y],
        [from + (to - from) * 0.6, y - h * 0.5],
        [to, y + h * 0.3],
        [to, y + h * 1.8],
        [from, y + h * 1.6],
      ]),
      tone,
    ),
    fill(
      smooth([
        [from + (to - from) * 0.1, y + h * 0.5],
        [from + (to - from) * 0.35, y - h * 0.2],
        [from + (to - from) * 0.7, y - h * 0.45],
        [to, y + h * 0.3],
        [from + (to - from) * 0.65, y - h * 0.1],
        [from + (to - from) * 0.35, y + h * 0.15],
      ]),
      "#eef6f3",
      'opacity="0.9"',
    ),
  ]);
