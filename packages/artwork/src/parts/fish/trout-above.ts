import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** Half widths of the body from nose to tail root, as shares of the length. */
const girth = [
  0.022, 0.048, 0.06, 0.07, 0.078, 0.08, 0.076, 0.066, 0.053, 0.04, 0.028, 0.019, 0.013,
];

interface Above {
  readonly at: Point;
  readonly length: number;
  /** Degrees the nose points, clockwise from right. */
  readonly turn: number;
  /** Swing of the tail, -1…1. */
  readonly bend?: number;
  readonly back?: string;
  readonly flank?: string;
  readonly fin?: string;
  /** Dark worm-marks on the back and pale edges on the fins, as a brook trout has. */
  readonly brook?: boolean;
  readonly shadow?: number;
}

/** A trout seen from above. */
export function troutAbove(sheet: Sheet, fish: Above): string {
  const { at, length, turn, bend = 0, back = "#3d5240", flank = "#8a9a68", shadow = 0 } = fish;
  const fin = fish.fin ?? mix(flank, "#6d5a3a", 0.4);
  const l = length;
  const spine = (t: number): Point => [
    (0.5 - t) * l,
    Math.sin(t * 4.2 - 0.6) * bend * 0.09 * l * t,
  ];
  const at2 = (t: number, half: number): Point => {
    const [x, y] = spine(t);
    return [x, y + half * l];
  };
  const body = (grow: number): string => {
    const side = (sign: number): Point[] =>
      girth.map((g, i) => at2((i / 12) * 0.9, sign * g * grow));
    return smooth([...side(-1), ...side(1).toReversed()]);
  };
  const wing = (t: number, reach: number, wide: number) =>
    [-1, 1].map((s) => {
      const root = at2(t, s * (girth[Math.round((t / 0.9) * 12)] ?? 0.05) * 0.8);
      const tip: Point = [root[0] - wide * l, root[1] + s * reach * l];
      const rear: Point = [root[0] - wide * l * 1.1, root[1] + s * reach * 0.3 * l];
      return (
        fill(
          smooth([
            root,
            [(root[0] + tip[0]) / 2 + l * 0.012, (root[1] + tip[1]) / 2 + s * l * 0.01],
            tip,
            rear,
          ]),
          fin,
          'opacity="0.92"',
        ) +
        (fish.brook
          ? stroke(`M${root.map(num).join(" ")}L${tip.map(num).join(" ")}`, "#fbf3e4", l * 0.008)
          : "")
      );
    });
  const [tx, ty] = spine(0.9);
  const [ex, ey] = spine(1);
  const tail = smooth([
    [tx + l * 0.02, ty],
    [ex - l * 0.01, ey - l * 0.026],
    [ex + l * 0.012, ey],
    [ex - l * 0.01, ey + l * 0.026],
  ]);
  const marks = Array.from({ length: fish.brook ? 60 : 34 }, () => {
    const t = sheet.random.between(0.14, 0.86);
    const g = girth[Math.round((t / 0.9) * 12)] ?? 0.03;
    const p = at2(t, sheet.random.around(g * 0.62));
    return fish.brook
      ? stroke(
          `M${num(p[0])} ${num(p[1])}q${num(sheet.random.around(l * 0.012))} ${num(sheet.random.around(l * 0.014))} ${num(l * 0.018)} ${num(sheet.random.around(l * 0.012))}`,
          "#c3c48a",
          l * 0.005,
        )
      : ellipse(p, l * 0.007, l * 0.006, shade(back, 0.4));
  });
  const place = (dx: number, dy: number) =>
    `transform="translate(${num(at[0] + dx)} ${num(at[1] + dy)}) rotate(${num(turn)})"`;
  return group([
    shadow > 0
      ? group(
          [fill(body(1.05), "#0b2f3c"), fill(tail, "#0b2f3c")],
          `${place(shadow * 0.6, shadow)} opacity="0.35"`,
        )
      : "",
    group(
      [
        ...wing(0.2, 0.085, 0.075),
        ...wing(0.52, 0.05, 0.05),
        fill(tail, fin),
        fill(body(1), flank),
        fill(body(0.78), back),
        ...marks,
        ...(fish.brook
          ? Array.from({ length: 16 }, (_, i) => {
              const t = 0.24 + (i >> 1) * 0.075;
              const p = at2(
                t,
                (i % 2 ? 1 : -1) * (girth[Math.round((t / 0.9) * 12)] ?? 0.03) * 0.9,
              );
              return (
                ellipse(p, l * 0.009, l * 0.007, "#7fa3c9") +
                ellipse(p, l * 0.005, l * 0.004, "#d6493a")
              );
            })
          : []),
        stroke(smooth([spine(0.38), spine(0.44), spine(0.5)], false), shade(back, 0.35), l * 0.012),
        ...[-1, 1].map((s) => ellipse(at2(0.095, s * 0.042), l * 0.013, l * 0.008, "#14201c")),
        stroke(
          smooth([at2(0.2, -0.055), at2(0.17, 0), at2(0.2, 0.055)], false),
          shade(back, 0.3),
          l * 0.006,
        ),
      ],
      place(0, 0),
    ),
  ]);
}
