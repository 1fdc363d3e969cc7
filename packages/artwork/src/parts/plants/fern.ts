import { mix } from "../drawing/color.ts";
import { fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** One fern frond from its root; `aim` in degrees (−90 is up), `droop` how far its tip hangs over. */
export function frond(
  [x, y]: Point,
  length: number,
  aim: number,
  droop: number,
  color: string,
  lit: string,
): string {
  const pairs = Math.max(13, Math.min(20, Math.round(length / 16)));
  const turn = Math.cos((aim * Math.PI) / 180) >= 0 ? 1 : -1;
  const spine: Point[] = [[x, y]];
  const leaves = { up: "", down: "" };
  let at: Point = [x, y];
  for (let i = 0; i < pairs; i++) {
    const t = i / pairs;
    const a = ((aim + turn * droop * t * t) * Math.PI) / 180;
    const step = length / pairs;
    at = [at[0] + Math.cos(a) * step, at[1] + Math.sin(a) * step];
    spine.push(at);
    if (i < 2) continue;
    const reach = length * 0.24 * Math.sin(Math.PI * (1 - t) ** 0.75) ** 0.8 + length * 0.015;
    for (const side of [-1, 1] as const) {
      const b = a + side * 1.12;
      const tip: Point = [at[0] + Math.cos(b) * reach, at[1] + Math.sin(b) * reach];
      const half = step * 0.36;
      const mid: Point = [at[0] + Math.cos(b) * reach * 0.4, at[1] + Math.sin(b) * reach * 0.4];
      const [nx, ny] = [-Math.sin(b) * half, Math.cos(b) * half];
      const leaf = `M${num(at[0])} ${num(at[1])}Q${num(mid[0] + nx * 2)} ${num(mid[1] + ny * 2)} ${num(tip[0])} ${num(tip[1])}Q${num(mid[0] - nx * 2)} ${num(mid[1] - ny * 2)} ${num(at[0])} ${num(at[1])}Z`;
      if (side * turn < 0) leaves.up += leaf;
      else leaves.down += leaf;
    }
  }
  return group([
    fill(leaves.down, color),
    fill(leaves.up, lit),
    stroke(smooth(spine, false), color, length * 0.012),
  ]);
}

/** A clump of ferns: arching fronds from one root, those in front lighter. */
export function ferns(
  sheet: Sheet,
  at: Point,
  size: number,
  color: string,
  lit: string,
  count = 9,
): string {
  const { random } = sheet;
  const rank = (i: number) => (i * 0.618) % 1;
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => rank(a) - rank(b));
  const pieces = order.map((i, k) => {
    const aim = -165 + (150 * (i + 0.5)) / count + random.around(7);
    const depth = k / count;
    return frond(
      [at[0] + random.around(size * 0.04), at[1]],
      size * random.between(0.75, 1.05),
      aim,
      random.between(35, 75),
      mix(color, lit, depth * 0.35),
      mix(color, lit, 0.25 + depth * 0.75),
    );
  });
  return group(pieces);
}
