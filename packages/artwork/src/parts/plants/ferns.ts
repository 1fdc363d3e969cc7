import { mix } from "../drawing/color.ts";
import { fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A fern: feathered fronds arching from one root; `r` their reach in design pixels. */
export function fern(sheet: Sheet, [x, y]: Point, r: number, color: string, lit: string): string {
  const { random } = sheet;
  const fronds = [-80, 78, -56, 52, -32, 26, -6].map((aim, i) => {
    const a = ((aim + random.around(9)) * Math.PI) / 180;
    const reach = r * random.between(0.82, 1.12) * (1 - Math.abs(aim) / 500);
    const at = (t: number): Point => [
      x + Math.sin(a) * reach * t,
      y -
        Math.cos(a) * reach * t +
        Math.abs(Math.sin(a)) * reach * 0.62 * t ** 2.2 -
        reach * 0.16 * t,
    ];
    const tone = mix(color, lit, i / 7);
    const leaflets: string[] = [];
    for (let t = 0.14; t < 0.98; t += 0.062) {
      const [px, py] = at(t);
      const [qx, qy] = at(t + 0.02);
      const step = Math.hypot(qx - px, qy - py);
      const [ux, uy] = [(qx - px) / step, (qy - py) / step];
      const long = r * 0.2 * (1 - t) ** 0.8 + r * 0.012;
      const w = r * 0.024;
      for (const side of [-1, 1]) {
        const [nx, ny] = [
          (-uy * side * 0.86 + ux * 0.5) * long,
          (ux * side * 0.86 + uy * 0.5) * long,
        ];
        leaflets.push(
          `M${num(px - ux * w)} ${num(py - uy * w)}Q${num(px + nx * 0.6 - ux * w)} ${num(py + ny * 0.6 - uy * w)} ${num(px + nx)} ${num(py + ny)}Q${num(px + nx * 0.5 + ux * w * 1.4)} ${num(py + ny * 0.5 + uy * w * 1.4)} ${num(px + ux * w)} ${num(py + uy * w)}Z`,
        );
      }
    }
    return group([
      fill(leaflets.join(""), tone),
      stroke(smooth([at(0), at(0.3), at(0.6), at(1)], false), tone, r * 0.02),
    ]);
  });
  return group(fronds);
}
