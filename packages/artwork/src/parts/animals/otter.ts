import { mix } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

const fur = "#5b4030";

function face(b: ReturnType<typeof brush>, color: string, pale: string): string {
  // Drawn about the head's middle; the caller's brush stands there.
  return group([
    b.dot("-7 -8.5", 3, mix(color, "#1d120c", 0.3)),
    b.blob("-14 2, -13 -7, -5 -11.5, 5 -10, 11 -5, 16 -1.5, 17.5 2.5, 14 6.5, 5 8.5, -6 9", color),
    b.blob("17.5 2.5, 14 6.5, 5 8.5, -6 9, -2 5, 6 4, 11 1.5, 15 1", pale),
    b.blob("14.5 -2, 18 -2, 19 0.6, 16.6 2.4, 14.6 1", "#1d1513"),
    b.line("16.6 2.2, 15 4.2, 10 5", "#2b1c15", 0.6),
    b.dot("6.5 -3.6", 1.5, "#130d0b"),
    b.dot("7 -4.2", 0.5, "#fdf6e6"),
    b.blob("-8 -11, -4.4 -11.4, -4 -8.6, -7 -7.4, -9 -8.6", mix(color, "#1d120c", 0.25)),
    ...["13 3.4, 17 5.4, 21 9", "12.4 4, 15.4 7, 18 11.4", "13.6 2.6, 18.6 3.6, 24 5"].map((w) =>
      b.line(w, "#e9dcc4", 0.32, 'opacity="0.8"'),
    ),
  ]);
}

/** A river otter walking or resting on all fours, feet on the point; `length` nose to tail tip. */
export function otter(at: Point, length: number, facing: Side = "right", turn = 0): string {
  const b = brush(at, length, facing, turn);
  const dark = mix(fur, "#1d120c", 0.35);
  const pale = "#cdb191";
  const leg = (hip: string, foot: string, toes: string, color: string) =>
    group([b.limb(hip, foot, 5.2, 2.9, color), b.blob(toes, color)]);
  const head = brush(b.p([40, -33]), length * 0.78, facing, turn - 6);
  return group([
    leg("22 -12, 0 0", "27 -2", "24 -4, 30 -3.4, 34 0, 24 0.6", dark),
    leg("-15 -12, 0 0", "-9 -2", "-12 -4, -6 -3.4, -2 0, -12 0.6", dark),
    b.blob("-20 -18, -30 -13, -44 -6, -60 -2, -68 0, -58 2.4, -40 2, -26 -2, -16 -6", fur),
    b.blob(
      "40 -41, 32 -38, 25 -29, 14 -25.4, 2 -26.4, -10 -26, -22 -20, -27 -11, -22 -4, -10 -6, 6 -7.6, 18 -7.4, 29 -11, 37 -19, 46 -26",
      fur,
    ),
    b.blob("45 -27, 37 -26, 31 -19, 22 -10, 8 -8.6, 18 -7.4, 29 -10.6, 37 -18.6", pale),
    b.blob("-18 -22, -4 -26, 12 -25, 24 -27, 12 -21.6, -4 -22", mix(fur, "#d9b48a", 0.35)),
    leg("16 -13, 0 0", "17 -2", "13.6 -4, 20 -3.4, 24 0, 13.6 0.6", fur),
    b.blob("-24 -16, -14 -18, -8 -11, -12 -4, -16 -1, -22 -3, -27 -9", fur),
    b.blob("-20 -4, -14 -4, -8 0, -20 0.6", mix(fur, "#1d120c", 0.15)),
    face(head, fur, pale),
  ]);
}

/** A river otter sitting up on its haunches to look about, feet on the point; `h` its height. */
export function otterUp(at: Point, h: number, facing: Side = "right", turn = 0): string {
  const b = brush(at, h, facing, turn);
  const coat = mix(fur, "#7a563d", 0.35);
  const pale = "#d6bd9c";
  const dark = mix(coat, "#1d120c", 0.32);
  const head = brush(b.p([5, -86]), h * 1.12, facing, turn);
  return group([
    b.blob("-16 -14, -34 -8, -56 -3, -82 4, -92 9, -70 8, -46 4, -22 1", dark),
    b.limb("8 -46", "23 -36", 5, 3.2, dark),
    b.blob(
      "-4 -94, -10 -80, -11 -66, -18 -48, -26 -28, -26 -10, -18 0, 2 1, 14 -2, 17 -18, 18 -38, 16 -56, 15 -74, 12 -82",
      coat,
    ),
    b.blob("13 -80, 16 -56, 18 -38, 17 -18, 12 -6, 4 -14, 4 -36, 6 -58, 6 -76", pale),
    b.blob("-26 -22, -14 -32, 2 -24, 6 -10, 0 -1, -18 0, -27 -8", coat),
    b.line("-12 -30, 2 -24, 5 -12", dark, 0.9),
    b.blob("-8 -4, 8 -5, 18 -2, 20 1, -6 1.4", dark),
    b.limb("2 -52", "14 -37", 5.6, 3.8, coat),
    b.blob("11 -40, 18 -40, 22 -34, 17 -31, 12 -33", dark),
    face(head, coat, pale),
  ]);
}
