import { ellipse, fill, type Point, polygon, pts, smooth, stroke, taper } from "../drawing/path.ts";

export type Side = "left" | "right";

/**
 * Tools to draw an animal in its own coordinates: hundredths of `size` from the point `at`, y down,
 * facing right; `turn` in degrees clockwise. Outlines are written as text (see `pts`).
 */
export function brush([x, y]: Point, size: number, facing: Side = "right", turn = 0) {
  const f = facing === "left" ? -1 : 1;
  const a = (turn * Math.PI) / 180;
  const s = size / 100;
  const p = ([u, v]: Point): Point => [
    x + f * (u * Math.cos(a) - v * Math.sin(a)) * s,
    y + (u * Math.sin(a) + v * Math.cos(a)) * s,
  ];
  const all = (text: string) => pts(text).map(p);
  const one = (text: string): Point => all(text)[0] ?? [x, y];
  return {
    p,
    s,
    outline: (text: string) => smooth(all(text)),
    blob: (text: string, color: string, more = "") => fill(smooth(all(text)), color, more),
    flat: (text: string, color: string, more = "") => fill(polygon(all(text)), color, more),
    line: (text: string, color: string, width: number, more = "") =>
      stroke(smooth(all(text), false), color, width * s, more),
    dot: (at: string, r: number, color: string, flat = 1, lean = 0) =>
      ellipse(one(at), r * s, r * s * flat, color, f * (lean + turn)),
    limb: (from: string, to: string, r1: number, r2: number, color: string) =>
      taper(one(from), one(to), r1 * s, r2 * s, color),
  };
}

/** A drawing in one flat color, as it looks against the light. */
export const silhouette = (art: string, color: string): string =>
  art.replaceAll(/#[0-9a-f]{6}/g, color);
