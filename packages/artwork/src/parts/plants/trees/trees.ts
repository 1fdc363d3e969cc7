import { fill, group, type Point, polygon, smooth, stroke } from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A spruce of `h` design pixels standing at a point, in one tone with an optional lit side. */
export function pine(
  sheet: Sheet,
  [x, y]: Point,
  h: number,
  color: string,
  lit?: string,
  side: 1 | -1 = -1,
) {
  const { random } = sheet;
  const tiers = Math.max(5, Math.min(15, Math.round(h / 24)));
  const half = h * random.between(0.16, 0.2);
  const edge = (sign: 1 | -1): Point[] => {
    const points: Point[] = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const w = half * (0.1 + 0.9 * t ** 0.85) * random.between(0.78, 1.12);
      points.push([x + sign * w, y - h * (1 - t) * 0.95 - h * 0.03 + h * random.around(0.008)]);
      points.push([x + sign * w * 0.42, y - h * (1 - t) * 0.95 - h * 0.045]);
    }
    return points;
  };
  const [left, right] = [edge(-1), edge(1)];
  const top: Point = [x, y - h];
  const body = polygon([top, ...right, [x, y - h * 0.02], ...left.toReversed()]);
  const trunk = fill(
    polygon([
      [x - h * 0.012, y - h * 0.1],
      [x + h * 0.012, y - h * 0.1],
      [x + h * 0.016, y],
      [x - h * 0.016, y],
    ]),
    color,
  );
  if (!lit) return trunk + fill(body, color);
  const edgePoints = side < 0 ? left : right;
  // The lit side stays off the trunk line so that the dark half keeps its ragged edge.
  const inner = edgePoints.map(
    ([px, py], i): Point => [x + (px - x) * (i % 2 === 0 ? 0.34 : 0.16), py + h * 0.012],
  );
  return (
    trunk + fill(body, color) + fill(polygon([top, ...edgePoints, ...inner.toReversed()]), lit)
  );
}

interface Treeline {
  /** Height of the ground under the trees at x. */
  readonly ground: (x: number) => number;
  /** Left and right ends. */
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly color: string;
  /** Gap between trunks as a share of the height. */
  readonly gap?: number;
  /** Where the wood ends below. */
  readonly base: number;
}

/** A whole wood of conifers as one silhouette; cheap, for the middle and far distance. */
export function treeline(
  sheet: Sheet,
  { ground, from, to, height, color, gap = 0.16, base }: Treeline,
): string {
  const { random } = sheet;
  const trees: string[] = [];
  const floor: Point[] = [];
  for (let x = from; x <= to; x += height * gap * random.between(0.55, 1.4)) {
    // The wood dwindles to saplings at its ends instead of stopping like a wall.
    const thin = Math.min(1, 0.3 + Math.min(x - from, to - x) / (height * 2.4));
    const h = height * thin * random.between(0.5, 1.05);
    const y = base - (base - ground(x)) * Math.max(0, (thin - 0.3) / 0.7);
    floor.push([x, y - height * thin * 0.18]);
    const w = h * random.between(0.13, 0.18);
    const points: Point[] = [[x, y - h]];
    for (const t of [0.25, 0.45, 0.65, 0.85, 1])
      points.push([x + w * t, y - h * (1 - t)], [x + w * t * 0.55, y - h * (1 - t) - h * 0.03]);
    const mirrored = points.slice(1).map(([px, py]): Point => [2 * x - px, py]);
    trees.push(polygon([...points, ...mirrored.toReversed()]));
  }
  const mass = polygon([...floor, [to, base], [from, base]]);
  return fill(trees.join("") + mass, color);
}

/** A leafless tree, branching by halves; `h` in design pixels. */
export function bare(sheet: Sheet, [x, y]: Point, h: number, color: string): string {
  const { random } = sheet;
  const lines: string[] = [];
  const grow = (from: Point, angle: number, length: number, width: number, depth: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    const mid: Point = [
      (from[0] + to[0]) / 2 + random.around(length * 0.06),
      (from[1] + to[1]) / 2,
    ];
    lines.push(stroke(smooth([from, mid, to], false), color, width));
    if (depth === 0) return;
    for (const turn of [random.between(-0.65, -0.25), random.between(0.2, 0.6)]) {
      grow(to, angle + turn, length * random.between(0.62, 0.8), width * 0.62, depth - 1);
    }
  };
  grow([x, y], -Math.PI / 2 + random.around(0.06), h * 0.3, h * 0.03, 6);
  return group(lines);
}
