import { ellipse, fill, group, num, type Point, pts, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** An eyed trout egg: clear amber, the curled fry within looking out; radius in design pixels. */
export function egg(sheet: Sheet, [x, y]: Point, r: number, turn: number): string {
  const amber = sheet.radial([
    [0, "#ffd08a"],
    [0.55, "#f79a4a"],
    [0.88, "#e5702c"],
    [1, "#c9551c"],
  ]);
  return (
    group(
      [
        ellipse([0, 0], r * 1.16, r * 1.16, "#ffb468", 0, 'opacity="0.22"'),
        ellipse([0, 0], r, r, amber),
        // The fry lies curled along the shell, head and big eye foremost.
        stroke(
          `M${num(r * 0.5)} ${num(-r * 0.4)}C${num(r * 0.84)} ${num(r * 0.06)} ${num(r * 0.62)} ${num(r * 0.62)} ${num(r * 0.04)} ${num(r * 0.72)}`,
          "#b0521e",
          r * 0.24,
          'opacity="0.55"',
        ),
        stroke(
          `M${num(r * 0.3)} ${num(r * 0.66)}Q${num(-r * 0.2)} ${num(r * 0.82)} ${num(-r * 0.58)} ${num(r * 0.46)}`,
          "#b0521e",
          r * 0.13,
          'opacity="0.5"',
        ),
        ellipse([r * 0.38, -r * 0.46], r * 0.31, r * 0.24, "#b0521e", 40, 'opacity="0.6"'),
        ellipse([r * 0.14, -r * 0.62], r * 0.09, r * 0.08, "#141a22", 0, 'opacity="0.75"'),
        ellipse([r * 0.4, -r * 0.42], r * 0.17, r * 0.17, "#141a22"),
        ellipse([r * 0.45, -r * 0.48], r * 0.045, r * 0.045, "#ffffff"),
      ],
      `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
    ) + ellipse([x - r * 0.36, y - r * 0.42], r * 0.2, r * 0.12, "#fff6e0", -38, 'opacity="0.85"')
  );
}

/** A trout just hatched, heading right, with its yolk sac; `length` design pixels, `turn` in degrees. */
export function alevin(
  sheet: Sheet,
  [x, y]: Point,
  length: number,
  turn: number,
  mirrored = false,
): string {
  const p = (text: string) => pts(text).map(([u, v]): Point => [u * length, v * length]);
  const yolk = sheet.radial([
    [0, "#ffc070"],
    [0.7, "#f58a3a"],
    [1, "#dd6426"],
  ]);
  const f = mirrored ? -1 : 1;
  return group(
    [
      // The fin fold that runs round the tail, clear as glass.
      fill(
        smooth(
          p(
            "-0.04 -0.075, -0.26 -0.1, -0.44 -0.12, -0.55 -0.03, -0.52 0.07, -0.36 0.09, -0.16 0.09",
          ),
        ),
        "#f3e3c4",
        'opacity="0.5"',
      ),
      ellipse([length * 0.13, length * 0.12], length * 0.19, length * 0.115, yolk, 12),
      stroke(
        smooth(p("0.27 0.1, 0.16 0.13, 0.04 0.11"), false),
        "#c23a1c",
        length * 0.012,
        'opacity="0.75"',
      ),
      stroke(
        smooth(p("0.2 0.19, 0.14 0.13, 0.06 0.17"), false),
        "#c23a1c",
        length * 0.009,
        'opacity="0.7"',
      ),
      fill(
        smooth(
          p(
            "0.44 -0.015, 0.41 -0.075, 0.33 -0.105, 0.2 -0.08, 0 -0.05, -0.2 -0.025, -0.44 -0.012, -0.44 0.022, -0.2 0.035, 0 0.055, 0.2 0.06, 0.36 0.055, 0.42 0.03",
          ),
        ),
        sheet.linear([
          [0, "#8d7a5c"],
          [0.5, "#d9bd92"],
          [1, "#f3dfb8"],
        ]),
      ),
      stroke(
        smooth(p("0.28 -0.02, 0.1 -0.01, -0.14 0.002, -0.42 0.004"), false),
        "#b4543c",
        length * 0.01,
        'opacity="0.55"',
      ),
      fill(smooth(p("0.24 0.02, 0.16 0.075, 0.13 0.06, 0.19 0.01")), "#f3e3c4", 'opacity="0.8"'),
      ellipse([length * 0.345, -length * 0.028], length * 0.056, length * 0.056, "#e6e2cf"),
      ellipse([length * 0.35, -length * 0.028], length * 0.042, length * 0.042, "#141a22"),
      ellipse([length * 0.363, -length * 0.044], length * 0.012, length * 0.012, "#ffffff"),
      stroke(smooth(p("0.44 0, 0.4 0.014, 0.375 0.03"), false), "#6a563c", length * 0.008),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${f} 1)"`,
  );
}
