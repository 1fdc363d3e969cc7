import { type Point, smooth } from "../../../parts/drawing/path.ts";

/** The stream's middle and half width at t 0…1, from the upper left to the lower right. */
export function course(t: number): { at: Point; half: number; angle: number } {
  const mid = (s: number): Point => [-120 + s * 1560, 150 + s * 330 + Math.sin(s * 6.6 - 0.4) * 92];
  const [a, b] = [mid(t - 0.005), mid(t + 0.005)];
  const half = 126 + Math.max(0, Math.sin((t - 0.42) * 4.4)) * 92;
  return { at: mid(t), half, angle: Math.atan2(b[1] - a[1], b[0] - a[0]) };
}

/** A place in the stream: along t, and across from -1 (upper bank) to 1 (lower bank). */
export function spot(t: number, across: number): Point {
  const { at, half, angle } = course(t);
  return [at[0] - Math.sin(angle) * half * across, at[1] + Math.cos(angle) * half * across];
}

const steps = Array.from({ length: 31 }, (_, i) => i / 30);
/** The water, or a strip of it, between two lines along the stream. */
export const band = (from: number, to: number): string =>
  smooth([...steps.map((t) => spot(t, from)), ...steps.map((t) => spot(t, to)).toReversed()]);
