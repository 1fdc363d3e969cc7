import { group, type Point } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** An American dipper standing, feet on the point; `h` design pixels tall. */
export function dipper(at: Point, h: number, facing: Side = "right"): string {
  const b = brush(at, h, facing);
  const slate = "#56646d";
  const pale = "#84939a";
  const dark = "#36434c";
  return group([
    b.blob("-26 -44, -44 -58, -60 -70, -64 -62, -52 -48, -34 -30", dark),
    b.limb("4 -18", "8 -8", 2.4, 1.5, "#b79f86"),
    b.limb("8 -8", "6 0", 1.5, 1.5, "#cdb498"),
    b.limb("-6 -16", "-4 -7", 2.4, 1.5, "#a58f78"),
    b.limb("-4 -7", "-7 0", 1.5, 1.5, "#b79f86"),
    ...["6 0, 17 1", "6 0, 15 3", "6 0, -1 2", "-7 0, 3 2", "-7 0, -14 2"].map((l) =>
      b.line(l, "#cdb498", 1.7),
    ),
    b.blob(
      "38 -80, 34 -92, 22 -98, 8 -94, 0 -84, -8 -70, -24 -56, -38 -44, -38 -32, -26 -20, -6 -13, 14 -15, 30 -26, 39 -44, 40 -62",
      slate,
    ),
    b.blob("39 -60, 39 -44, 30 -26, 14 -15, -4 -13, 10 -24, 24 -36, 31 -52", pale),
    b.blob("37 -80, 34 -92, 22 -98, 8 -94, 0 -84, 4 -76, 16 -70, 30 -70", "#5d5f61"),
    b.blob("6 -62, -10 -62, -28 -50, -42 -40, -46 -34, -30 -32, -10 -36, 4 -46", dark),
    b.line("-2 -56, -20 -48, -36 -38", pale, 1.2, 'opacity="0.7"'),
    b.line("0 -48, -16 -42, -30 -36", pale, 1.2, 'opacity="0.7"'),
    b.blob("36 -86, 48 -82, 58 -78, 47 -77, 36 -78", "#262d31"),
    b.dot("25 -85", 3.4, "#f1efe6"),
    b.dot("25.4 -84.6", 2.5, "#15191b"),
    b.dot("26.4 -86", 0.8, "#fdf6e6"),
  ]);
}
