import { mix, shade } from "../../drawing/color.ts";
import * as path from "../../drawing/path.ts";
import { fill, group, type Point } from "../../drawing/path.ts";

// Insects are drawn in hundredths of their length, as path data is rounded to tenths.
const big = ([x, y]: Point): Point => [x * 100, y * 100];
const smooth = (points: readonly Point[], closed = true): string =>
  path.smooth(points.map(big), closed);
const stroke = (data: string, color: string, width: number): string =>
  path.stroke(data, color, width * 100);
const ellipse = (at: Point, rx: number, ry: number, color: string, turn = 0): string =>
  path.ellipse(big(at), rx * 100, ry * 100, color, turn);
/** A bent line through a start, a handle and an end. */
const bow = (from: Point, by: Point, to: Point): string =>
  `M${big(from).join(" ")}Q${big(by).join(" ")} ${big(to).join(" ")}`;

type Kind = "mayfly" | "stonefly" | "dragonfly";

/** A nymph seen from above, `size` design pixels without its tails, heading `aim` degrees clockwise from right. */
export function nymph(kind: Kind, at: Point, size: number, aim: number, color: string): string {
  const dark = shade(color, 0.35);
  const lit = mix(color, "#f3e6b8", 0.35);
  const stout = kind === "dragonfly" ? 1.5 : kind === "stonefly" ? 1.1 : 1;
  const legs = [0.22, 0.12, 0.0].flatMap((x, i) =>
    [-1, 1].map((side) => {
      const out = (0.2 + i * 0.04) * stout;
      const sweep = 0.16 - i * 0.16;
      return stroke(
        smooth(
          [
            [x, side * 0.06],
            [x + sweep * 0.6, side * out],
            [x + sweep * 0.8 - 0.06, side * (out + 0.12)],
          ],
          false,
        ),
        dark,
        0.03,
      );
    }),
  );
  const tails = { mayfly: [-0.14, 0, 0.14], stonefly: [-0.12, 0.12], dragonfly: [] }[kind].map(
    (d) => stroke(bow([-0.46, d * 0.2], [-0.7, d * 0.6], [-0.96, d * 2.2]), dark, 0.018),
  );
  const gills =
    kind === "mayfly"
      ? [-0.08, -0.16, -0.24, -0.32].flatMap((x) =>
          [-1, 1].map((side) => ellipse([x, side * 0.1], 0.07, 0.035, lit, side * 120)),
        )
      : [];
  const feelers = [-1, 1].map((side) =>
    stroke(
      bow(
        [0.46, side * 0.04],
        [0.58, side * 0.1],
        [kind === "stonefly" ? 0.84 : 0.66, side * 0.18],
      ),
      dark,
      0.016,
    ),
  );
  const belly = smooth([
    [0.05, -0.1 * stout],
    [-0.2, -0.1 * stout ** 1.6],
    [-0.46, -0.03 * stout],
    [-0.5, 0],
    [-0.46, 0.03 * stout],
    [-0.2, 0.1 * stout ** 1.6],
    [0.05, 0.1 * stout],
  ]);
  const plates =
    kind === "stonefly"
      ? [
          ellipse([0.02, 0], 0.1, 0.13, dark),
          ellipse([0.16, 0], 0.09, 0.13, color),
          ellipse([0.28, 0], 0.08, 0.13, dark),
        ]
      : [
          ellipse([0.14, 0], 0.18, 0.13 * stout, color),
          ellipse([0.02, -0.05], 0.13, 0.04, dark, 6),
          ellipse([0.02, 0.05], 0.13, 0.04, dark, -6),
        ];
  return group(
    [
      ...tails,
      ...legs,
      ...feelers,
      ...gills,
      fill(belly, color),
      ...[-0.06, -0.14, -0.22, -0.3, -0.38].map((x) =>
        stroke(bow([x, -0.08], [x - 0.03, 0], [x, 0.08]), dark, 0.018),
      ),
      ...plates,
      ellipse([0.39, 0], 0.09, 0.1 * stout ** 0.5, color),
      ...[-1, 1].map((side) =>
        ellipse([0.41, side * 0.085 * stout ** 0.5], 0.035, 0.04, "#1b1a16"),
      ),
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${aim}) scale(${size / 100})"`,
  );
}

/** A caddis larva looking out of its case of sand grains; `size` is the case's length. */
export function caddis(
  sheet: { random: { around(n: number): number; pick<T>(list: readonly T[]): T } },
  at: Point,
  size: number,
  aim: number,
): string {
  const grains = Array.from({ length: 26 }, (_, i) => {
    const x = -0.45 + (Math.floor(i / 3) / 8) * 0.9;
    const r = 0.05 + (x + 0.5) * 0.025;
    return ellipse(
      [x + sheet.random.around(0.02), ((i % 3) - 1) * (0.055 + (x + 0.5) * 0.04)],
      r * 1.2,
      r,
      sheet.random.pick(["#8c7a5c", "#a8977a", "#6d6552", "#b9a88a"]),
      sheet.random.around(40),
    );
  });
  return group(
    [
      ...[-1, 0, 1].map((d) =>
        stroke(bow([0.46, d * 0.05], [0.62, d * 0.12], [0.7, d * 0.24]), "#3b2f22", 0.025),
      ),
      ellipse([0.5, 0], 0.1, 0.07, "#5b4327"),
      ...grains,
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${aim}) scale(${size / 100})"`,
  );
}
