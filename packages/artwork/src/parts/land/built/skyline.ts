import { mix } from "../../drawing/color.ts";
import { fill, group, polygon, rect } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A row of towers standing on one line, some windows lit; each listed as left edge, width, height. */
export function towers(
  sheet: Sheet,
  list: readonly (readonly number[])[],
  base: number,
  tone: string,
  lamp: string,
): string {
  const { random } = sheet;
  return group(
    list.map(([x = 0, w = 0, h = 0], i) => {
      const windows: string[] = [];
      for (let y = base - h + 18; y < base - 26; y += 24)
        for (let wx = x + 10; wx < x + w - 12; wx += 18)
          if (random.between(0, 1) < 0.3) windows.push(`M${wx} ${y}h8v11h-8Z`);
      const top =
        i % 3 === 0
          ? polygon([
              [x + w * 0.2, base - h],
              [x + w * 0.5, base - h - w * 0.5],
              [x + w * 0.8, base - h],
            ])
          : i % 3 === 1
            ? polygon([
                [x + w * 0.15, base - h],
                [x + w * 0.15, base - h - 22],
                [x + w * 0.6, base - h - 22],
                [x + w * 0.6, base - h],
              ])
            : polygon([
                [x + w * 0.48, base - h],
                [x + w * 0.5, base - h - 60],
                [x + w * 0.52, base - h],
              ]);
      return group([
        fill(top, tone),
        rect(x, base - h, w, h, tone),
        rect(x, base - h, w * 0.16, h, mix(tone, "#f7b98c", 0.4)),
        fill(windows.join(""), lamp, 'opacity="0.85"'),
      ]);
    }),
  );
}
