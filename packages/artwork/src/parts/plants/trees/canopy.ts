import { mix, shade } from "../../drawing/color.ts";
import { ellipse, fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A conifer seen from straight above: whorls of boughs, lighter towards the top; `r` its reach. */
export function treetop(
  sheet: Sheet,
  [x, y]: Point,
  r: number,
  color: string,
  lit: string,
): string {
  const { random } = sheet;
  const turn = random.between(0, 6);
  const whorl = (reach: number, arms: number, twist: number): string =>
    polygon(
      Array.from({ length: arms * 2 }, (_, i): Point => {
        const a = turn + twist + (i * Math.PI) / arms;
        const d = r * reach * (i % 2 === 0 ? random.between(0.88, 1.1) : 0.62);
        return [x + Math.cos(a) * d, y + Math.sin(a) * d];
      }),
    );
  return group([
    fill(whorl(1, 13, 0), shade(color, 0.35)),
    fill(whorl(0.78, 12, 0.2), color),
    fill(whorl(0.54, 10, 0.5), mix(color, lit, 0.45)),
    fill(whorl(0.3, 8, 0.1), lit),
  ]);
}

interface Sitter {
  readonly at: Point;
  /** Degrees clockwise from right: where the person looks. */
  readonly aim: number;
  /** Width of the shoulders. */
  readonly size: number;
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly legs: string;
  readonly hat?: string | undefined;
  /** A ukulele in the arms. */
  readonly plays?: boolean;
}

/** A person sitting, seen from above: knees and boots before them, shoulders, arms, head. */
export function sitter({ at, aim, size, skin, hair, top, legs, hat, plays }: Sitter): string {
  const p = (x: number, y: number): Point => [x * size, y * size];
  const limb = (points: readonly Point[], color: string, w: number) =>
    stroke(smooth(points, false), color, w * size);
  const hands = plays ? [p(0.4, -0.3), p(0.42, 0.22)] : [p(0.52, -0.14), p(0.52, 0.14)];
  return group(
    [
      ellipse(p(-0.12, 0), size * 0.4, size * 0.62, "#06141f", 0, 'opacity="0.4"'),
      ...[-1, 1].map((side) =>
        limb([p(0.05, side * 0.18), p(0.5, side * 0.26), p(0.78, side * 0.22)], legs, 0.22),
      ),
      ...[-1, 1].map((side) => limb([p(0.78, side * 0.22), p(0.92, side * 0.24)], "#2c2320", 0.2)),
      ellipse(p(0, 0), size * 0.27, size * 0.5, top),
      ellipse(p(-0.09, 0), size * 0.17, size * 0.44, shade(top, 0.3)),
      ...(plays
        ? [
            ellipse(p(0.36, 0.2), size * 0.2, size * 0.26, "#b5763c"),
            ellipse(p(0.36, 0.14), size * 0.07, size * 0.07, "#4a2d18"),
            limb([p(0.38, 0), p(0.46, -0.62)], "#8a5a2e", 0.08),
          ]
        : []),
      ...[-1, 1].map((side, i) =>
        limb(
          [p(0.02, side * 0.46), p(0.28, side * 0.5), hands[i] ?? p(0, 0)],
          shade(top, 0.1),
          0.18,
        ),
      ),
      ...hands.map((hand) => ellipse(hand, size * 0.1, size * 0.1, skin)),
      ellipse(p(0.16, 0), size * 0.1, size * 0.12, skin),
      ellipse(p(0.04, 0), size * 0.22, size * 0.22, hat ?? hair),
      ...(hat ? [ellipse(p(-0.01, 0), size * 0.09, size * 0.09, shade(hat, 0.3))] : []),
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${aim})"`,
  );
}
