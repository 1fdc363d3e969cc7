import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
} from "../../drawing/path.ts";

/** A checked blanket on the ground; corners run from the far left clockwise. */
export function plaid(corners: readonly Point[], pale: string, dark: string): string {
  const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = corners;
  const mid = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const bands = (count: number, from: readonly [Point, Point], to: readonly [Point, Point]) =>
    Array.from({ length: count }, (_, i) => {
      const [s, e] = [(i + 0.25) / count, (i + 0.75) / count];
      return fill(
        polygon([mid(...from, s), mid(...from, e), mid(...to, e), mid(...to, s)]),
        dark,
        'opacity="0.55"',
      );
    });
  return group([
    fill(polygon([a, b, c, d]), pale),
    ...bands(9, [a, b], [d, c]),
    ...bands(4, [a, d], [b, c]),
  ]);
}

/** A wicker basket with its handle, standing on the point; `w` design pixels wide. */
function basket([x, y]: Point, w: number): string {
  const h = w * 0.5;
  const weave = [0.25, 0.5, 0.75].map((t) =>
    stroke(`M${x - w * 0.46} ${y - h * t}H${x + w * 0.46}`, "#8a5f34", w * 0.02),
  );
  const stakes = [-0.3, -0.1, 0.1, 0.3].map((k) =>
    stroke(`M${x + k * w} ${y - h}V${y}`, "#8a5f34", w * 0.016),
  );
  return group([
    stroke(
      `M${x - w * 0.4} ${y - h}Q${x} ${y - h * 2.5} ${x + w * 0.4} ${y - h}`,
      "#a5743f",
      w * 0.05,
    ),
    fill(
      polygon([
        [x - w * 0.5, y - h],
        [x + w * 0.5, y - h],
        [x + w * 0.42, y],
        [x - w * 0.42, y],
      ]),
      "#c79553",
    ),
    ...weave,
    ...stakes,
    rect(x - w * 0.52, y - h - w * 0.04, w * 1.04, w * 0.08, "#dcb070"),
  ]);
}

/** A slice of watermelon lying on its rind; `w` design pixels wide, `turn` degrees. */
export function slice([x, y]: Point, w: number, turn: number): string {
  const half = (r: number) => `M${-r} 0A${r} ${r} 0 0 0 ${r} 0Z`;
  const seeds = pts("-0.2 0.1, 0 0.2, 0.2 0.1, -0.08 0.06, 0.1 0.05");
  return group(
    [
      fill(half(w * 0.5), "#3f7d4b"),
      fill(half(w * 0.44), "#eaf0cf"),
      fill(half(w * 0.4), "#e0574c"),
      ...seeds.map(([sx, sy]) =>
        fill(
          smooth([
            [sx * w, sy * w],
            [sx * w + 2, sy * w + 4],
            [sx * w - 2, sy * w + 4],
          ]),
          "#3a1f1c",
        ),
      ),
    ],
    `transform="translate(${x} ${y - w * 0.5}) rotate(${turn})"`,
  );
}

/** What lies on the blanket of the gravel bar: basket, melon, apples, a roll on a plate, two bottles. */
export const lunch = (): string[] => [
  basket([700, 742], 110),
  slice([560, 762], 58, -8),
  slice([610, 782], 52, 14),
  ...pts("486 778, 508 788, 476 796").map((p) =>
    group([ellipse(p, 14, 13, "#c9402f"), ellipse([p[0] - 4, p[1] - 5], 4, 3, "#f0a08a")]),
  ),
  ellipse([790, 788], 44, 12, "#eef4f2"),
  ellipse([790, 785], 34, 8, "#d3dfdc"),
  fill(smooth(pts("764 784, 780 766, 806 768, 816 782, 790 790")), "#d9a95c"),
  fill(smooth(pts("766 782, 790 776, 814 780, 790 787")), "#7fae5c"),
  ...[940, 962].map((x, i) =>
    group([
      rect(x, 756 + i * 8, 20, 44, i ? "#e58a3f" : "#3b82ad"),
      rect(x + 3, 746 + i * 8, 14, 12, "#dfe5e3"),
    ]),
  ),
];
