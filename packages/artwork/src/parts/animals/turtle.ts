import { mix } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** A painted turtle basking in side view, its belly on the point; `length` of the shell. `stretch` holds the hind leg out to the sun. */
export function turtle(
  at: Point,
  length: number,
  facing: Side = "right",
  turn = 0,
  stretch = false,
  neck = 0,
): string {
  const b = brush(at, length, facing, turn);
  const skin = "#2f3a2c";
  const yellow = "#e3c04f";
  const up = (x: number, y: number) => b.p([x + neck * 0.1, y - neck]);
  const head = brush(up(66, -27), length, facing, turn - neck * 0.6);
  const red = Array.from({ length: 9 }, (_, i) => {
    const x = -44 + i * 11;
    return b.line(`${x} -9, ${x + 2} -3.4`, "#c4452f", 2.6);
  });
  return group([
    b.blob("-48 -6, -60 -2, -70 3, -58 1, -46 0", skin),
    stretch
      ? b.blob("-36 -3, -52 -8, -66 -13, -78 -19, -80 -13, -70 -6, -54 1, -38 4", skin)
      : b.blob("-38 -4, -24 -2, -32 5, -42 10, -54 11, -50 5, -44 1", skin),
    b.blob(
      "38 -10, 50 -19, 62 -33, 72 -29, 66 -16, 54 -3, 40 0"
        .replace("62 -33", `${62} ${-33 - neck * 0.8}`)
        .replace("72 -29", `72 ${-29 - neck * 0.8}`),
      skin,
    ),
    b.blob("26 -4, 42 -6, 50 3, 60 9, 58 12, 44 11, 34 6", skin),
    b.line("34 0, 44 3, 54 9", "#c4452f", 1.6),
    b.blob("-42 -2, 0 0, 42 -3, 36 6, -34 7", "#d9b658"),
    b.blob("-52 -8, -44 -23, -22 -36, 4 -40, 30 -33, 46 -19, 53 -9, 46 -3, 0 0, -46 -2", "#39462f"),
    b.blob("-44 -23, -22 -36, 4 -40, 30 -33, 44 -21, 20 -29, -6 -32, -28 -28", "#6c7a4c"),
    b.line("-30 -31, -26 -21, -28 -11", "#aeb06a", 1.3),
    b.line("-4 -39, -3 -26, -4 -11", "#aeb06a", 1.3),
    b.line("24 -35, 21 -24, 23 -11", "#aeb06a", 1.3),
    b.line("-47 -17, -26 -21, -3 -25, 21 -23, 47 -17", "#aeb06a", 1.1),
    b.blob("-53 -9, -30 -11, 0 -11.6, 30 -11, 54 -10, 48 -2, 0 1.4, -47 -1", "#242d22"),
    ...red,
    head.blob("-9 5, -9 -5, -2 -10, 8 -9, 15 -3, 16 2, 10 7, 0 9", skin),
    head.blob("16 2, 10 7, 0 9, -4 6, 4 3", mix(skin, yellow, 0.25)),
    head.line("15 0.6, 6 1.4, -8 0", yellow, 1.7),
    head.line("12 5.4, 2 6, -8 7", yellow, 1.5),
    head.line("2 -7.4, -8 -5", yellow, 1.5),
    head.dot("7.4 -3.6", 2.3, yellow),
    head.dot("7.8 -3.6", 1.2, "#10140f"),
    b.line(`46 -8, 56 ${-17 - neck * 0.3}, 63 ${-24 - neck * 0.8}`, yellow, 1.5),
    b.line(`44 -4, 56 -10, 66 ${-20 - neck * 0.6}`, yellow, 1.3),
  ]);
}
