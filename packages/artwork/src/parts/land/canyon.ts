import { mix } from "../drawing/color.ts";
import { fill, group, type Point, polygon } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

interface Wall {
  /** Down the wall's free edge, from the rim to the foot. */
  readonly edge: readonly Point[];
  /** Where the wall runs off the sheet. */
  readonly side: "left" | "right";
  readonly base: number;
  readonly lit: string;
  readonly dark: string;
  /** How many beds of rock lie one on another. */
  readonly beds: number;
}

/** A canyon wall of level beds whose broken edge steps in and out; lit towards its free edge. */
export function canyonWall(sheet: Sheet, { edge, side, base, lit, dark, beds }: Wall): string {
  const { random, width } = sheet;
  const out = side === "left" ? -40 : width + 40;
  const dir = side === "left" ? 1 : -1;
  const at = (y: number): number => {
    const i = Math.max(
      1,
      edge.findIndex((p) => p[1] >= y),
    );
    const [a, b] = [edge[i - 1] ?? [0, 0], edge[i] ?? edge.at(-1) ?? [0, 0]];
    return a[0] + (b[0] - a[0]) * Math.min(1, Math.max(0, (y - a[1]) / Math.max(1, b[1] - a[1])));
  };
  const top = edge[0]?.[1] ?? 0;
  const outline: Point[] = [];
  for (let y = top; y < base; y += 26) {
    const step = random.around(9);
    outline.push([at(y) + step, y], [at(y) + step + random.around(3), y + 24]);
  }
  outline.push([at(base), base]);
  const rim: Point = [out, top - 60];
  const body = polygon([rim, ...outline, [out, base]]);
  const strata = Array.from({ length: beds }, (_, i) => {
    const y0 = top - 60 + ((base - top + 60) * (i + random.around(0.2))) / beds;
    const h = ((base - top) / beds) * random.between(0.25, 0.6);
    const lift = random.around(14);
    return fill(
      polygon([
        [-60, y0 + lift],
        [width + 60, y0 - lift],
        [width + 60, y0 + h - lift * 0.6],
        [-60, y0 + h + lift],
      ]),
      mix(lit, dark, random.between(0.35, 0.8)),
      'opacity="0.55"',
    );
  });
  const clefts = Array.from({ length: 7 }, () => {
    const y = random.between(top, base - 120);
    const x = at(y) - dir * random.between(30, 420);
    const l = random.between(90, 260);
    return fill(
      polygon([
        [x, y],
        [x + 7 * dir, y + 4],
        [x + 15 * dir, y + l],
        [x - 5 * dir, y + l + 6],
      ]),
      dark,
      'opacity="0.4"',
    );
  });
  const shadeFrom: Point = side === "left" ? [1, 0] : [0, 0];
  const shadeTo: Point = side === "left" ? [0, 0] : [1, 0];
  return group(
    [
      fill(body, lit),
      ...strata,
      ...clefts,
      fill(
        body,
        sheet.linear(
          [
            [0, dark, 0],
            [0.3, dark, 0.25],
            [1, dark, 0.85],
          ],
          shadeFrom,
          shadeTo,
        ),
      ),
    ],
    `clip-path="${sheet.clip(body)}"`,
  );
}
