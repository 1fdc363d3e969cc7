import { mix } from "../drawing/color.ts";
import { group, type Point } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { brush, type Frame, type Skin, within } from "./portrait.ts";

export interface Eyes {
  readonly iris: string;
  /** Height of the opening; 1 is common. */
  readonly open?: number;
  /** How far the outer corners rise. */
  readonly slant?: number;
  /** Weight of the lash line; 1 is common. */
  readonly lash?: number;
  /** A lid without a crease. */
  readonly smooth?: boolean;
}

export interface Brow {
  readonly color: string;
  readonly weight: number;
  readonly arch: number;
  /** Below 0 nearer to the eye. */
  readonly lift?: number;
}

export interface Mouth {
  /** Half its width. */
  readonly half: number;
  /** How far the corners rise. */
  readonly smile: number;
  readonly upper: number;
  readonly lower: number;
  /** How far it is open in a smile that shows the teeth. */
  readonly teeth?: number;
}

/** One eye; `out` is +1 where its outer corner lies to the right. */
export function eye(
  sheet: Sheet,
  f: Frame,
  skin: Skin,
  { iris, open = 1, slant = 3, lash = 1, smooth = false }: Eyes,
  [x, y]: Point,
  w: number,
  out: 1 | -1,
  age: number,
): string {
  const p = (u: number, v: number): Point => [x + u * out * w, y + v];
  const h = 17 * open;
  const inner = p(-0.5, 4);
  const outer = p(0.5, -slant + 2);
  const upper = [
    inner,
    p(-0.28, -h * 0.52),
    p(0.02, -h * 0.78),
    p(0.3, -h * 0.62 - slant * 0.4),
    outer,
  ];
  const lower = [p(0.3, h * 0.3 - slant * 0.3), p(0, h * 0.46), p(-0.28, h * 0.4)];
  const shape = sheet.clip(f.path([...upper, ...lower]));
  const crease = upper.map(
    ([px, py], i): Point => [px, py - (smooth ? 5.5 : 9.5) - (i === 2 ? 1.5 : 0)],
  );
  const lid = [...crease, ...upper.toReversed()];
  return group([
    f.blob(lid, mix(skin.base, skin.dark, 0.5)),
    smooth ? "" : f.blob(brush(crease, 3.2), mix(skin.dark, skin.deep, 0.35)),
    f.blob([...upper, ...lower], mix("#f6efe6", skin.light, 0.22)),
    within(shape, [
      f.disc(p(0, -h * 0.12), 12.2, mix(iris, "#0d0f12", 0.35)),
      f.disc(p(0, -h * 0.12 + 0.5), 10.6, iris),
      f.disc(p(0, -h * 0.12), 5.6, "#14110f"),
      f.blob(
        [...upper.map(([px, py]): Point => [px, py + 5]), ...upper.toReversed()],
        mix(skin.deep, iris, 0.3),
        'opacity="0.42"',
      ),
    ]),
    f.disc([x + 4, y - h * 0.34], 2.5, "#fffaf0", 'opacity="0.95"'),
    f.blob(
      brush([...upper, p(0.5 + 0.07 * lash, -slant - 1.5)], 5.2 * (0.56 + 0.4 * lash)),
      skin.deep,
    ),
    f.blob(brush([outer, ...lower, p(-0.44, 5)], 1.7), mix(skin.dark, skin.deep, 0.3)),
    f.blob(
      brush([p(-0.42, 13), p(-0.1, 18 + age * 2), p(0.34, 11)], 2 + age * 2),
      skin.dark,
      `opacity="${(0.35 + age * 0.3).toFixed(2)}"`,
    ),
    age > 0.3
      ? group(
          [
            f.line([p(0.6, -3), p(0.78, -8)], skin.dark, 1.8),
            f.line([p(0.62, 3), p(0.82, 3)], skin.dark, 1.8),
            f.line([p(0.59, 9), p(0.76, 14)], skin.dark, 1.8),
          ],
          `opacity="${(age * 0.75).toFixed(2)}"`,
        )
      : "",
  ]);
}

/** One eyebrow over the eye at `at`, thick at the nose and tapering outward. */
export function brow(
  f: Frame,
  { color, weight, arch, lift = 0 }: Brow,
  [x, y]: Point,
  w: number,
  out: 1 | -1,
) {
  const p = (u: number, v: number): Point => [x + u * out * w, y - 32 - lift + v];
  return f.blob(
    [
      p(-0.6, 1),
      p(-0.44, -weight * 0.44 - 3),
      p(0, -arch * 0.75 - weight * 0.5),
      p(0.4, -arch - weight * 0.25),
      p(0.78, 4),
      p(0.4, -arch + weight * 0.4),
      p(0, -arch * 0.75 + weight * 0.5),
      p(-0.42, weight * 0.42 - 0.5),
    ],
    color,
  );
}

/** The mouth about its middle; `turn` 0–1 draws the far half shorter. */
export function mouth(f: Frame, skin: Skin, m: Mouth, [x, y]: Point, turn: number): string {
  const p = (u: number, v: number): Point => [
    x + u * m.half * (u > 0 ? 1 - turn * 0.22 : 1),
    y + v,
  ];
  const { smile, upper, lower, teeth = 0 } = m;
  const corners = [p(-1, -smile), p(1, -smile)] as const;
  const top = [p(-0.6, -smile * 0.1), p(-0.22, 1.5), p(0, 3), p(0.22, 1.5), p(0.6, -smile * 0.1)];
  const fall = (u: number) => 0.62 + 0.38 * Math.cos((u * Math.PI) / 1.24);
  const low = top.map(([px, py]): Point => [px, py + teeth * fall((px - x) / m.half)]);
  const bow = [
    p(0.62, -smile * 0.45 - upper * 0.5),
    p(0.2, -upper),
    p(0, -upper * 0.72),
    p(-0.2, -upper),
    p(-0.62, -smile * 0.45 - upper * 0.5),
  ];
  const under = [
    p(0.6, lower * 0.5 + teeth * 0.72),
    p(0.25, lower + teeth),
    p(0, lower * 1.08 + teeth),
    p(-0.25, lower + teeth),
    p(-0.6, lower * 0.5 + teeth * 0.72),
  ];
  const dark = mix(skin.lip, skin.deep, 0.55);
  return group([
    f.blob(
      [
        p(-0.42, lower + teeth + 7),
        p(0, lower + teeth + 5),
        p(0.42, lower + teeth + 7),
        p(0.2, lower + teeth + 14),
        p(-0.2, lower + teeth + 14),
      ],
      skin.dark,
      'opacity="0.6"',
    ),
    f.blob([corners[0], ...top, corners[1], ...bow], mix(skin.lip, skin.deep, 0.2)),
    f.blob([corners[0], ...low, corners[1], ...under], skin.lip),
    teeth > 0
      ? group([
          f.blob([corners[0], ...top, corners[1], ...low.toReversed()], "#5a2a26"),
          f.blob(
            [
              p(-0.84, -smile * 0.62),
              ...top,
              p(0.84, -smile * 0.62),
              ...low.map(([px, py]): Point => [x + (px - x) * 0.9, py - teeth * 0.2]).toReversed(),
            ],
            "#f4ece0",
          ),
        ])
      : "",
    f.blob(
      [
        p(-0.3, lower * 0.5 + teeth),
        p(0, lower * 0.6 + teeth),
        p(0.26, lower * 0.5 + teeth),
        p(0, lower * 0.82 + teeth),
      ],
      mix(skin.lip, skin.light, 0.45),
      'opacity="0.7"',
    ),
    f.blob(
      brush(
        [
          p(-1.07, -smile - 2),
          p(-0.94, -smile * 0.86),
          ...top,
          p(0.94, -smile * 0.86),
          p(1.07, -smile - 2),
        ],
        teeth ? 2.4 : 4,
      ),
      dark,
    ),
    f.blob(
      brush([p(-1.1, -smile - 7), p(-1.17, -smile), p(-1.1, -smile + 8)], 3),
      skin.dark,
      'opacity="0.65"',
    ),
    f.blob(
      brush([p(1.1, -smile - 7), p(1.17, -smile), p(1.1, -smile + 8)], 3),
      skin.dark,
      'opacity="0.65"',
    ),
  ]);
}
