import type { Random } from "../../random.ts";
import type { Point } from "../drawing/path.ts";

export type Mark = { readonly color: string; readonly opacity?: number } & (
  | { readonly type: "dot"; readonly at: Point; readonly size: number; readonly flat?: number }
  | { readonly type: "line"; readonly points: readonly Point[]; readonly size: number }
  | { readonly type: "patch"; readonly points: readonly Point[] }
);

export interface Fin {
  readonly points: readonly Point[];
  readonly color: string;
  readonly edge?: string;
}

/** Outlines run from nose (x 1) to tail root (x 0); y in half depths, so 1 is the deepest line. */
export interface Kind {
  /** Half depth in body lengths. */
  readonly depth: number;
  readonly back: readonly Point[];
  readonly belly: readonly Point[];
  readonly top: string;
  readonly side: string;
  readonly under: string;
  /** `edge` is the pale leading edge some species carry. */
  readonly fins: readonly Fin[];
  readonly pectoral: readonly Point[];
  readonly pectoralColor: string;
  readonly eye: number;
  readonly eyeSize: number;
  readonly iris: string;
  /** Where the mouth line ends: along and down. */
  readonly jaw: number;
  readonly mouth: number;
  readonly marks: (random: Random, depth: number) => readonly Mark[];
}

/** Round spots strewn over a flank between two heights, in half depths; `size` in body lengths. */
export const spots = (
  random: Random,
  depth: number,
  count: number,
  color: string,
  size: number,
  low: number,
  high: number,
): Mark[] =>
  Array.from({ length: count }, () => ({
    type: "dot",
    at: [random.between(0.02, 0.86), random.between(low, high) * depth],
    size: size * random.between(0.6, 1.2),
    color,
  }));
