import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** Turns and places a small creature drawn about the origin, heading right. */
const put = (at: Point, turn: number, pieces: readonly string[]) =>
  group(pieces, `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})"`);

/** A stonefly nymph from above: two tails, six legs, two wing pads; `length` without the tails. */
export function stonefly(at: Point, length: number, turn: number, color: string): string {
  const l = length;
  const dark = shade(color, 0.35);
  const leg = (x: number, side: 1 | -1, sweep: number) =>
    stroke(
      smooth(
        [
          [x * l, side * 0.06 * l],
          [(x + sweep * 0.08) * l, side * 0.2 * l],
          [(x + sweep * 0.22) * l, side * 0.25 * l],
        ],
        false,
      ),
      dark,
      l * 0.035,
    );
  return put(at, turn, [
    ...([1, -1] as const).flatMap((side) => [
      leg(0.26, side, 1),
      leg(0.12, side, -0.4),
      leg(-0.02, side, -1),
      stroke(
        `M${-0.45 * l} ${side * 0.03 * l}q${-0.2 * l} ${side * 0.03 * l} ${-0.38 * l} ${side * 0.12 * l}`,
        dark,
        l * 0.022,
      ),
      stroke(
        `M${0.45 * l} ${side * 0.03 * l}q${0.14 * l} ${side * 0.03 * l} ${0.26 * l} ${side * 0.14 * l}`,
        dark,
        l * 0.018,
      ),
    ]),
    taper([0, 0], [-0.48 * l, 0], l * 0.1, l * 0.045, color),
    ...[-0.1, -0.18, -0.26, -0.34, -0.42].map((x) =>
      stroke(`M${x * l} ${-0.085 * l}Q${(x - 0.03) * l} 0 ${x * l} ${0.085 * l}`, dark, l * 0.014),
    ),
    ...[0.04, 0.16].map((x) =>
      fill(
        smooth([
          [(x + 0.1) * l, -0.1 * l],
          [(x - 0.06) * l, -0.15 * l],
          [(x - 0.03) * l, 0],
          [(x - 0.06) * l, 0.15 * l],
          [(x + 0.1) * l, 0.1 * l],
        ]),
        mix(color, "#e8c98a", x),
      ),
    ),
    ellipse([0.3 * l, 0], l * 0.1, l * 0.115, dark),
    ellipse([0.4 * l, 0], l * 0.085, l * 0.095, color),
    ...[1, -1].map((s) => ellipse([0.43 * l, s * 0.075 * l], l * 0.022, l * 0.022, "#1d1a16")),
  ]);
}

/** A caddis larva in its case of sand grains, head out to the right. */
export function caddis(
  sheet: { random: { around(n: number): number } },
  at: Point,
  length: number,
  turn: number,
): string {
  const l = length;
  const grains = Array.from({ length: 26 }, (_, i) => {
    const x = -0.5 + (i / 26) * 0.8;
    return ellipse(
      [x * l, sheet.random.around(0.1) * l],
      l * 0.045,
      l * 0.038,
      ["#b39a6c", "#8a7550", "#cdb98c", "#6d6048"][i % 4] ?? "#8a7550",
    );
  });
  return put(at, turn, [
    ...[-0.1, 0, 0.1].map((dy) =>
      stroke(`M${0.32 * l} ${dy * 0.6 * l}l${0.14 * l} ${(dy + 0.07) * l}`, "#3a2c1e", l * 0.025),
    ),
    taper([-0.5 * l, 0], [0.3 * l, 0], l * 0.09, l * 0.125, "#75654a"),
    ...grains,
    taper([0.3 * l, 0], [0.42 * l, 0], l * 0.08, l * 0.065, "#4a3826"),
    ellipse([0.44 * l, -0.02 * l], l * 0.012, l * 0.012, "#f4ead2"),
  ]);
}

/** A water flea: a pale see-through body with one dark eye and branching feelers; `size` its height. */
export function daphnia([x, y]: Point, size: number, turn = 0): string {
  const s = size;
  return put([x, y], turn, [
    fill(
      smooth([
        [0.1 * s, -0.48 * s],
        [0.3 * s, -0.3 * s],
        [0.22 * s, -0.1 * s],
        [0.34 * s, 0.16 * s],
        [0.06 * s, 0.42 * s],
        [-0.1 * s, 0.6 * s],
        [-0.2 * s, 0.36 * s],
        [-0.3 * s, 0],
        [-0.2 * s, -0.36 * s],
      ]),
      "#f6e9b4",
      `stroke="#a98a3c" stroke-width="${num(0.035 * s)}"`,
    ),
    ellipse([0, 0.12 * s], 0.1 * s, 0.2 * s, "#9fb558", 14),
    ellipse([0.14 * s, -0.32 * s], 0.06 * s, 0.06 * s, "#1d2a26"),
    stroke(
      `M0 ${-0.2 * s}q${-0.2 * s} ${-0.3 * s} ${-0.5 * s} ${-0.34 * s}m${0.3 * s} ${0.02 * s}l${-0.16 * s} ${-0.22 * s}`,
      "#a98a3c",
      0.05 * s,
    ),
  ]);
}
