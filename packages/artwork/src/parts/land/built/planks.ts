import { mix, shade } from "../../drawing/color.ts";
import { ellipse, group, rect, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** Weathered planks with grain and nails. */
export function planks(sheet: Sheet): string {
  const { width, random } = sheet;
  const deep = 124;
  return group(
    Array.from({ length: 6 }, (_, i) => {
      const y = i * deep - 14;
      const tone = mix("#a98f70", "#8d7a66", ((i * 7) % 5) / 5);
      const joint = (i * 467) % width;
      return group([
        rect(0, y, width, deep - 5, tone),
        rect(0, y, width, 5, mix(tone, "#f1dfc0", 0.3)),
        rect(0, y + deep - 5, width, 5, "#3d332b"),
        ...Array.from({ length: 9 }, () => {
          const gy = y + random.between(12, deep - 16);
          const gx = random.between(-100, width);
          const l = random.between(200, 620);
          return stroke(
            `M${gx} ${gy}q${l * 0.3} ${random.around(8)} ${l * 0.6} ${random.around(4)}t${l * 0.4} ${random.around(6)}`,
            shade(tone, 0.3),
            random.between(1.4, 3),
            'opacity="0.4"',
          );
        }),
        rect(joint, y, 4, deep - 5, "#3d332b"),
        ...[22, deep - 28].flatMap((dy) =>
          [joint - 18, joint + 22].map((nx) => ellipse([nx, y + dy], 4, 4, "#4a4a4a")),
        ),
      ]);
    }),
  );
}

/** A rectangle with round corners. */
export const round = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  r: number,
  more = "",
) => rect(x, y, w, h, color, `rx="${r}" ${more}`);

/** A well of the tray, shaded at its upper left edge. */
export const well = (x: number, y: number, w: number, h: number, color: string) =>
  round(x, y, w, h, shade(color, 0.42), 8) +
  round(x + 5, y + 6, w - 7, h - 8, shade(color, 0.24), 6);
