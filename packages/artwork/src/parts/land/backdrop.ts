import { group } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { treeline } from "../plants/trees/trees.ts";
import { ridge, waver } from "./land.ts";

/** A far shore with hills and woods between two heights, the usual backdrop of a lake. */
export function backdrop(
  sheet: Sheet,
  horizon: number,
  tones: readonly [string, string, string],
  tree = 70,
): string {
  const wave = waver(sheet, sheet.width * 0.7);
  return group([
    ridge(sheet, {
      y: horizon - tree * 2,
      rise: tree * 0.7,
      scale: sheet.width,
      color: tones[0],
      base: horizon + 3,
    }),
    ridge(sheet, {
      y: horizon - tree * 1.2,
      rise: tree * 0.4,
      scale: sheet.width * 0.7,
      color: tones[1],
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: (x) => horizon - 4 - wave(x) * tree * 0.15,
      from: -40,
      to: sheet.width + 40,
      height: tree,
      color: tones[2],
      base: horizon + 3,
    }),
  ]);
}
