import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, polyline, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { bass } from "./fish-bass.ts";
import type { Kind } from "./fish-kind.ts";
import { trout } from "./fish-trout.ts";

const kinds = { ...trout, ...bass };

interface Fish {
  readonly species: keyof typeof kinds;
  /** Middle of the body. */
  readonly at: Point;
  /** Snout to tail fork in design pixels. */
  readonly length: number;
  readonly facing?: "left" | "right";
  /** Degrees, nose up positive. */
  readonly pitch?: number;
  /** Curve of the swimming body, -1…1. */
  readonly bend?: number;
  /** Color of the surrounding water and how much of it lies over the fish. */
  readonly haze?: { readonly color: string; readonly amount: number };
}

/** A fish in side view with its species' outline, fins and markings. */
export function fish(
  sheet: Sheet,
  { species, at, length, facing = "right", pitch = 0, bend = 0, haze }: Fish,
): string {
  const kind: Kind = kinds[species];
  const f = facing === "left" ? -1 : 1;
  const turn = (-pitch * f * Math.PI) / 180;
  // Fish space: nose at x 1, tail root at 0, y up to ±depth, in body lengths.
  const place = ([x, y]: Point): Point => {
    const back = 1 - x;
    const py = y + bend * 0.16 * back * back * Math.sin(back * 2.2);
    const [px, qy] = [(x - 0.45) * length * 0.86 * f, py * length * 0.86];
    return [
      at[0] + px * Math.cos(turn) - qy * Math.sin(turn),
      at[1] + px * Math.sin(turn) + qy * Math.cos(turn),
    ];
  };
  const tone = (color: string) => (haze ? mix(color, haze.color, haze.amount) : color);
  const blob = (points: readonly Point[], color: string, more = "") =>
    fill(smooth(points.map(place)), tone(color), more);
  const d = kind.depth;
  const upper = kind.back.map(([x, y]): Point => [x, -y * d]);
  const lower = kind.belly.map(([x, y]): Point => [x, y * d]);
  const outline = [[1, 0.02] as Point, ...upper, ...lower.toReversed()];
  const data = smooth(outline.map(place));
  const up: Point = [Math.sin(turn) * 0.5 + 0.5, 0.5 - Math.cos(turn) * 0.5];
  const down: Point = [1 - up[0], 1 - up[1]];
  const skin = sheet.linear(
    [
      [0, tone(kind.top)],
      [0.42, tone(kind.side)],
      [0.72, tone(mix(kind.side, kind.under, 0.7))],
      [1, tone(kind.under)],
    ],
    up,
    down,
  );
  const marks = kind.marks(sheet.random, d).map((mark) => {
    if (mark.type === "dot")
      return ellipse(
        place(mark.at),
        mark.size * length,
        mark.size * length * (mark.flat ?? 0.85),
        tone(mark.color),
        0,
        `opacity="${mark.opacity ?? 1}"`,
      );
    if (mark.type === "line")
      return stroke(
        smooth(mark.points.map(place), false),
        tone(mark.color),
        mark.size * length,
        `opacity="${mark.opacity ?? 1}"`,
      );
    return blob(mark.points, mark.color, `opacity="${mark.opacity ?? 1}"`);
  });
  const fins = kind.fins.map((fin) => {
    const outline = fin.points.map(([x, y]): Point => [x, y * d]);
    const placed = outline.map(place);
    return (
      blob(outline, fin.color) +
      finRays(placed, tone(shade(fin.color, 0.3)), length) +
      (fin.edge ? stroke(polyline(placed.slice(0, 2)), tone(fin.edge), length * 0.011) : "")
    );
  });
  const eye = place([0.895, -kind.eye * d]);
  const r = length * kind.eyeSize;
  const gill: readonly Point[] = [
    [0.79, -0.62 * d],
    [0.745, -0.1 * d],
    [0.765, 0.42 * d],
    [0.8, 0.66 * d],
  ];
  return group([
    ...fins,
    fill(data, skin),
    group(marks, `clip-path="${sheet.clip(data)}"`),
    stroke(
      smooth(gill.map(place), false),
      tone(shade(kind.side, 0.45)),
      length * 0.007,
      'opacity="0.7"',
    ),
    stroke(
      smooth(
        [place([1, 0.03]), place([0.96, kind.mouth * d * 0.5]), place([kind.jaw, kind.mouth * d])],
        false,
      ),
      tone(shade(kind.top, 0.45)),
      length * 0.007,
    ),
    blob(
      kind.pectoral.map(([x, y]): Point => [x, y * d]),
      kind.pectoralColor,
      'opacity="0.92"',
    ),
    ellipse(eye, r, r, tone(kind.iris)),
    ellipse(eye, r * 0.6, r * 0.6, tone("#10191c")),
    ellipse([eye[0] + r * 0.2, eye[1] - r * 0.25], r * 0.2, r * 0.2, tone("#ffffff")),
  ]);
}

/** A few rays across a fin from its first (front root) to last point. */
function finRays(points: readonly Point[], color: string, length: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const tips = points.slice(1, -1);
  return group(
    tips.map((tip, i) => {
      const t = (i + 0.5) / tips.length;
      const root: Point = [
        first[0] + (last[0] - first[0]) * t,
        first[1] + (last[1] - first[1]) * t,
      ];
      return stroke(smooth([root, tip], false), color, length * 0.004);
    }),
    'opacity="0.5"',
  );
}
