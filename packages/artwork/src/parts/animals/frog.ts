import { mix } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** A Pacific tree frog sitting, toes on the point; `length` design pixels, turned by `turn` degrees. */
export function treeFrog(at: Point, length: number, facing: Side = "right", turn = 0): string {
  const b = brush(at, length, facing, turn);
  const green = "#6fae3f";
  const lit = "#a5d35c";
  const deep = "#457f35";
  const toes = (root: string, tips: readonly string[], color: string) =>
    tips.map((tip) => b.limb(root, tip, 1.8, 1.2, color) + b.dot(tip, 2.5, mix(color, lit, 0.4)));
  return group([
    // The far arm and foot.
    b.limb("30 -16", "42 -2", 4, 3, deep),
    ...toes("42 -2", ["51 -4", "52 1", "47 4"], deep),
    b.blob(
      "56 -31, 52 -39, 44 -44, 37 -52, 27 -50, 18 -45, 2 -43, -16 -37, -34 -26, -46 -12, -47 -4, -36 -1, -10 0, 12 -4, 28 -12, 42 -20, 52 -25",
      green,
    ),
    b.blob("56 -30, 52 -25, 42 -20, 28 -12, 12 -4, 4 -6, 16 -16, 32 -24, 46 -29", "#eef0cf"),
    b.blob(
      "36 -51, 26 -49, 16 -45, 0 -42, -16 -36, -32 -26, -40 -17, -24 -25, -4 -34, 18 -39, 30 -43",
      lit,
    ),
    b.blob(
      "55 -34, 46 -37, 36 -37, 24 -33, 10 -24, 4 -18, 10 -30, 24 -38, 38 -42, 48 -40",
      "#4a3526",
    ),
    b.line("56 -30, 48 -29, 38 -29, 29 -26", "#4a3526", 0.8),
    b.dot("53.4 -36", 0.8, "#2b1d14"),
    b.dot("35 -44", 8.4, deep),
    b.dot("35.6 -43.8", 7, "#d9a441"),
    b.dot("36 -43.8", 5.2, "#16110c", 0.62),
    b.dot("38.4 -46.4", 1.7, "#fffbe8"),
    b.blob("27 -49, 33 -53, 41 -51, 43 -47, 36 -50", lit),
    ...["-8 -33", "-20 -27", "-4 -24", "-16 -18", "4 -34"].map((d, i) =>
      b.dot(d, 2 - (i % 2) * 0.6, deep, 0.7, -20),
    ),
    // The near arm.
    b.limb("20 -18", "24 -6", 6.4, 4.4, green),
    b.limb("24 -6", "33 0", 4.4, 3.2, green),
    b.line("17 -20, 20 -12, 25 -8", lit, 1.6),
    ...toes("33 1", ["43 0", "44 5", "38 8", "31 7"], green),
    // The near hind leg, folded: thigh forward, shank back, foot forward again.
    b.limb("-36 2", "-12 6", 3.6, 2.6, deep),
    ...toes("-12 6", ["-1 4", "2 8", "-3 12", "-10 12"], deep),
    b.blob("6 -12, 10 -7, 4 -1, -16 2, -34 4, -42 0, -36 -6, -14 -8", deep),
    b.blob("-42 -14, -34 -25, -18 -27, -2 -21, 9 -12, 6 -6, -12 -7, -34 -5", green),
    b.blob("-36 -20, -28 -25, -16 -25.6, -4 -20, 4 -14, -12 -19, -28 -19", lit),
    b.line("-34 -5, -12 -7, 6 -6", mix(deep, "#1d3320", 0.4), 0.9),
    ...["-22 -14, -18 -9", "-10 -15, -7 -10", "-20 -3, -18 1"].map((l) => b.line(l, deep, 2.4)),
  ]);
}
