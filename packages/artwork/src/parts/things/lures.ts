import { mix, shade } from "../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  rect,
  smooth,
  stroke,
  taper,
} from "../drawing/path.ts";

const put = ([x, y]: Point, turn: number, pieces: readonly string[]) =>
  group(pieces, `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`);

/** A fish hook lying flat, eye up; `h` its length. */
export const hook = (at: Point, h: number, turn: number): string =>
  put(at, turn, [
    ellipse(
      [0, -h * 0.5],
      h * 0.07,
      h * 0.07,
      "none",
      0,
      `stroke="#b9c5ca" stroke-width="${num(h * 0.05)}"`,
    ),
    stroke(
      `M0 ${-h * 0.42}V${h * 0.24}Q0 ${h * 0.48} ${h * 0.2} ${h * 0.48}Q${h * 0.4} ${h * 0.46} ${h * 0.38} ${h * 0.16}`,
      "#b9c5ca",
      h * 0.06,
    ),
    stroke(`M${h * 0.38} ${h * 0.14}l${-h * 0.08} ${h * 0.1}`, "#b9c5ca", h * 0.04),
  ]);

/** A red and white bobber seen from above, lying on its side; `r` its radius. */
export const bobber = (at: Point, r: number, turn: number, color = "#d9493a"): string =>
  put(at, turn, [
    ellipse([r * 0.16, r * 0.22], r, r, "#2b2119", 0, 'opacity="0.3"'),
    taper([0, -r * 1.4], [0, r * 1.4], r * 0.1, r * 0.1, "#3b4a52"),
    ellipse([0, 0], r, r, "#f7efe0"),
    fill(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, color),
    ellipse([-r * 0.34, -r * 0.4], r * 0.22, r * 0.16, "#ffffff", -30, 'opacity="0.6"'),
  ]);

/** A spoon lure: a metal teardrop with a hook at its foot. */
export const spoon = (at: Point, h: number, turn: number, color: string): string =>
  put(at, turn, [
    hook([0, h * 0.62], h * 0.42, 0),
    fill(
      smooth([
        [0, -h * 0.5],
        [h * 0.12, -h * 0.2],
        [h * 0.2, h * 0.18],
        [0, h * 0.46],
        [-h * 0.2, h * 0.18],
        [-h * 0.12, -h * 0.2],
      ]),
      color,
    ),
    fill(
      smooth([
        [-h * 0.02, -h * 0.4],
        [-h * 0.02, h * 0.34],
        [-h * 0.13, h * 0.16],
        [-h * 0.08, -h * 0.16],
      ]),
      mix(color, "#ffffff", 0.55),
    ),
    ellipse([0, -h * 0.44], h * 0.035, h * 0.035, "#3b4a52"),
  ]);

/** A wet fly with a feather wing, eye to the right. */
export const wetFly = (at: Point, l: number, turn: number, body: string, wing: string): string =>
  put(at, turn, [
    stroke(
      `M${l * 0.42} 0H${-l * 0.34}Q${-l * 0.5} ${l * 0.04} ${-l * 0.44} ${l * 0.2}Q${-l * 0.36} ${l * 0.3} ${-l * 0.2} ${l * 0.2}`,
      "#3b4a52",
      l * 0.045,
    ),
    taper([l * 0.3, 0], [-l * 0.3, 0], l * 0.09, l * 0.06, body),
    ...[-0.16, -0.02, 0.12].map((x) =>
      stroke(`M${x * l} ${-l * 0.08}l${l * 0.03} ${l * 0.16}`, "#e0b34f", l * 0.025),
    ),
    fill(
      smooth([
        [l * 0.28, -l * 0.04],
        [-l * 0.1, -l * 0.3],
        [-l * 0.56, -l * 0.2],
        [-l * 0.2, -l * 0.06],
      ]),
      wing,
    ),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${l * 0.26} ${l * 0.02}q${-l * 0.06} ${l * 0.14} ${-l * (0.1 + i * 0.06)} ${l * (0.24 - i * 0.02)}`,
        shade(wing, 0.25),
        l * 0.02,
      ),
    ),
    ellipse([l * 0.34, 0], l * 0.06, l * 0.06, "#2b2119"),
  ]);

/** A soft worm, curled. */
export const softWorm = (at: Point, l: number, turn: number, color: string): string =>
  put(at, turn, [
    stroke(
      smooth(
        [
          [-l * 0.5, l * 0.1],
          [-l * 0.25, -l * 0.12],
          [0, l * 0.08],
          [l * 0.26, -l * 0.1],
          [l * 0.5, l * 0.06],
        ],
        false,
      ),
      shade(color, 0.25),
      l * 0.13,
    ),
    stroke(
      smooth(
        [
          [-l * 0.5, l * 0.08],
          [-l * 0.25, -l * 0.14],
          [0, l * 0.06],
          [l * 0.26, -l * 0.12],
          [l * 0.5, l * 0.04],
        ],
        false,
      ),
      color,
      l * 0.09,
    ),
  ]);

/** A spool of line seen from above; `r` its radius. */
export const spool = (at: Point, r: number, color: string, line: string): string =>
  put(at, 0, [
    ellipse([r * 0.12, r * 0.16], r, r, "#2b2119", 0, 'opacity="0.35"'),
    ellipse([0, 0], r, r, color),
    ellipse([0, 0], r * 0.84, r * 0.84, line),
    ...[0.78, 0.68, 0.58].map((t) =>
      ellipse(
        [0, 0],
        r * t,
        r * t,
        "none",
        0,
        `stroke="${shade(line, 0.25)}" stroke-width="${num(r * 0.025)}"`,
      ),
    ),
    ellipse([0, 0], r * 0.46, r * 0.46, mix(color, "#ffffff", 0.2)),
    ellipse([0, 0], r * 0.16, r * 0.16, shade(color, 0.5)),
  ]);

/** Long-nosed pliers, jaws up, lying open a little. */
export const pliers = (at: Point, h: number, turn: number, grip: string): string =>
  put(at, turn, [
    ...[1, -1].map((s) =>
      group([
        stroke(
          smooth(
            [
              [s * h * 0.02, -h * 0.04],
              [s * h * 0.13, h * 0.16],
              [s * h * 0.12, h * 0.34],
              [s * h * 0.15, h * 0.5],
            ],
            false,
          ),
          shade(grip, 0.3),
          h * 0.075,
        ),
        stroke(
          smooth(
            [
              [s * h * 0.02, -h * 0.04],
              [s * h * 0.125, h * 0.16],
              [s * h * 0.115, h * 0.34],
              [s * h * 0.145, h * 0.5],
            ],
            false,
          ),
          grip,
          h * 0.055,
        ),
        fill(
          smooth([
            [0, -h * 0.06],
            [s * h * 0.07, -h * 0.1],
            [s * h * 0.05, -h * 0.26],
            [s * h * 0.02, -h * 0.5],
            [s * h * 0.004, -h * 0.5],
            [s * h * 0.006, -h * 0.2],
          ]),
          s > 0 ? "#75858c" : "#93a3aa",
        ),
      ]),
    ),
    ellipse([0, -h * 0.07], h * 0.06, h * 0.06, "#5d6c75"),
    ellipse([0, -h * 0.07], h * 0.024, h * 0.024, "#c9d3d6"),
  ]);

/** Split shot: small lead-free weights in a heap. */
export const shot = (points: readonly Point[], r: number): string =>
  group(
    points.map(
      ([x, y]) =>
        ellipse([x, y], r, r, "#75858c") +
        ellipse([x - r * 0.3, y - r * 0.3], r * 0.35, r * 0.3, "#c3ced3") +
        rect(x - r * 0.1, y, r * 0.2, r, "#4a5a62"),
    ),
  );
