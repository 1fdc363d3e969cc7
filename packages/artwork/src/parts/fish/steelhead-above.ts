import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

interface Above {
  readonly at: Point;
  readonly length: number;
  /** Heading in degrees, clockwise from right. */
  readonly aim: number;
  /** Curve of the swimming body, -1…1. */
  readonly bend?: number;
  readonly back: string;
  readonly flank: string;
  readonly head?: string;
  readonly spots?: string;
}

/** A trout or salmon seen from above: a slim back, breast fins out, the tail on edge. */
export function fishAbove(
  sheet: Sheet,
  { at, length, aim, bend = 0, back, flank, head, spots }: Above,
): string {
  const { random } = sheet;
  // Along the back from snout (1) to tail fork (-0.15), off it sideways in body lengths.
  const place = ([x, y]: Point): Point => {
    const s = 1 - x;
    const sway = bend * 0.12 * Math.sin(s * 4.4) * s;
    return [(x - 0.5) * length, (y + sway) * length];
  };
  const girth: readonly Point[] = [
    [0.985, 0.022],
    [0.93, 0.05],
    [0.82, 0.076],
    [0.65, 0.085],
    [0.45, 0.074],
    [0.25, 0.047],
    [0.08, 0.02],
    [-0.01, 0.011],
  ];
  const body = (k: number) =>
    smooth(
      [
        [1, 0] as Point,
        ...girth.map(([x, y]): Point => [x, -y * k]),
        ...girth.toReversed().map(([x, y]): Point => [x, y * k]),
      ].map(place),
    );
  const fin = (side: number, x: number, reach: number) =>
    fill(
      smooth(
        [
          [x, side * 0.06],
          [x - reach * 0.35, side * (0.07 + reach * 0.62)],
          [x - reach * 0.72, side * (0.07 + reach * 0.66)],
          [x - reach * 0.5, side * 0.06],
        ].map(([u = 0, v = 0]) => place([u, v])),
      ),
      mix(flank, back, 0.3),
      'opacity="0.95"',
    );
  const outline = body(1);
  const marks = spots
    ? Array.from({ length: 46 }, () => {
        const x = random.between(0, 0.86);
        return ellipse(place([x, random.around(0.055)]), length * 0.0055, length * 0.0048, spots);
      })
    : [];
  const tail: readonly Point[] = [
    [0.03, 0],
    [-0.08, -0.02],
    [-0.18, -0.03],
    [-0.15, 0],
    [-0.18, 0.035],
    [-0.08, 0.022],
  ];
  return group(
    [
      ...[-1, 1].flatMap((side) => [fin(side, 0.76, 0.17), fin(side, 0.44, 0.1)]),
      fill(smooth(tail.map(place)), mix(flank, back, 0.5)),
      fill(outline, flank),
      group(
        [
          fill(body(0.72), back, `filter="${sheet.blur(length * 0.012)}"`),
          head
            ? fill(
                smooth(
                  [
                    [1.05, -0.1],
                    [0.8, -0.12],
                    [0.77, 0],
                    [0.8, 0.12],
                    [1.05, 0.1],
                  ].map(([u = 0, v = 0]) => place([u, v])),
                ),
                head,
              )
            : "",
          ...marks,
        ],
        `clip-path="${sheet.clip(outline)}"`,
      ),
      ...[-1, 1].map((side) =>
        stroke(
          smooth(
            [
              place([0.815, side * 0.078]),
              place([0.785, side * 0.058]),
              place([0.79, side * 0.03]),
            ],
            false,
          ),
          shade(back, 0.45),
          length * 0.006,
          'opacity="0.7"',
        ),
      ),
      stroke(
        smooth(
          [
            [0.6, 0],
            [0.5, 0.006],
            [0.42, 0],
          ].map(([u = 0, v = 0]) => place([u, v])),
          false,
        ),
        shade(back, 0.5),
        length * 0.014,
      ),
      stroke(
        smooth(
          [
            [0.16, 0],
            [0.11, 0.004],
          ].map(([u = 0, v = 0]) => place([u, v])),
          false,
        ),
        shade(back, 0.4),
        length * 0.009,
      ),
      ...[-1, 1].map((side) =>
        ellipse(place([0.925, side * 0.043]), length * 0.0085, length * 0.006, "#10191c"),
      ),
    ],
    `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(aim)})"`,
  );
}
