import { fill, group, num, type Point, pts, smooth, stroke } from "../drawing/path.ts";

/** Five tones of one skin, as a gouache painter would lay them out, and the color of the lips. */
export interface Skin {
  readonly base: string;
  readonly light: string;
  /** The shaded side of the face. */
  readonly dark: string;
  /** Lid lines, nostrils, the line of the mouth. */
  readonly deep: string;
  readonly lip: string;
  readonly blush: string;
}

/** Where a head stands and how it is held. */
export interface Held {
  /** Middle of the head, on the line of the eyes. */
  readonly at: Point;
  /** At 1 a head is 370 design pixels high. */
  readonly scale: number;
  readonly facing: 1 | -1;
  /** Degrees, clockwise. */
  readonly tilt?: number;
}

/** Shapes in a head's own measure: eyes at y 0, chin at 184, crown at −188, facing right. */
export interface Frame {
  readonly place: (point: Point) => Point;
  readonly path: (points: string | readonly Point[], closed?: boolean) => string;
  readonly blob: (points: string | readonly Point[], color: string, more?: string) => string;
  readonly line: (
    points: string | readonly Point[],
    color: string,
    width: number,
    more?: string,
  ) => string;
  readonly disc: (at: Point, r: number, color: string, more?: string) => string;
}

/** The frame in which a head, its hair and its hat are drawn. */
export function frame({ at, scale, facing, tilt = 0 }: Held): Frame {
  const turn = (tilt * Math.PI) / 180;
  const place = ([x, y]: Point): Point => {
    const [px, py] = [x * scale * facing, y * scale];
    return [
      at[0] + px * Math.cos(turn) - py * Math.sin(turn),
      at[1] + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const path = (points: string | readonly Point[], closed = true) =>
    smooth((typeof points === "string" ? pts(points) : points).map(place), closed);
  return {
    place,
    path,
    blob: (points, color, more) => fill(path(points), color, more),
    line: (points, color, width, more) => stroke(path(points, false), color, width * scale, more),
    disc: (center, r, color, more = "") => {
      const [x, y] = place(center);
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * scale)}" fill="${color}" ${more}/>`;
    },
  };
}

/** Points as text, turned over to the left where `side` is -1. */
export const mirrored = (points: string, side: 1 | -1): Point[] =>
  pts(points).map(([x, y]): Point => [x * side, y]);

/** A brush stroke that swells in the middle and thins to its ends. */
export function brush(line: string | readonly Point[], width: number): Point[] {
  const points = typeof line === "string" ? pts(line) : line;
  const last = points.length - 1;
  const edge = (sign: number) =>
    points.map(([x, y], i): Point => {
      const before = points[Math.max(0, i - 1)] ?? [x, y];
      const after = points[Math.min(last, i + 1)] ?? [x, y];
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
      const half = (sign * width * Math.sin((Math.PI * (i + 0.35)) / (last + 0.7))) / 2;
      return [
        x - ((after[1] - before[1]) / length) * half,
        y + ((after[0] - before[0]) / length) * half,
      ];
    });
  return [...edge(1), ...edge(-1).toReversed()];
}

/** Pieces that may only show inside a shape. */
export const within = (clip: string, pieces: readonly string[]): string =>
  group(pieces, `clip-path="${clip}"`);
