import { ellipse, fill, group, num, type Point, rect, smooth } from "../drawing/path.ts";
import type { Sheet, Stops } from "../drawing/sheet.ts";

/** Open water from the horizon `y` to the bottom edge, in design pixels. */
export const water = (sheet: Sheet, y: number, stops: Stops): string =>
  rect(0, y, sheet.width, sheet.height - y, sheet.linear(stops));

/** What stands above the waterline `y`, mirrored below it, rippled by `ripple` pixels and squeezed. */
export function reflection(
  sheet: Sheet,
  content: readonly string[],
  y: number,
  {
    opacity = 0.6,
    ripple = 14,
    squeeze = 1,
  }: { opacity?: number; ripple?: number; squeeze?: number } = {},
): string {
  const phase = sheet.random.between(0, 20);
  return group([sheet.mirror({ content, y, ripple, squeeze, phase })], `opacity="${opacity}"`);
}

interface Ripples {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly color: string;
  readonly opacity?: number;
  /** Left and right limits as fractions of the sheet's width. */
  readonly across?: readonly [number, number];
  /** Length of the nearest ripples in design pixels. */
  readonly length?: number;
}

/** Thin lens-shaped ripple streaks, short and close at the far edge, long and loose near by. */
export function ripples(sheet: Sheet, options: Ripples): string {
  const {
    from,
    to,
    count,
    color,
    opacity = 0.5,
    across = [0, 1],
    length = sheet.width * 0.16,
  } = options;
  const { random, width } = sheet;
  const pieces = Array.from({ length: count }, () => {
    const t = random.between(0, 1) ** 1.5;
    const w = length * (0.16 + 0.84 * t) * random.between(0.4, 1.2);
    const h = Math.max(0.8, w * 0.02 + t * sheet.height * 0.0022);
    const x = random.between(across[0], across[1]) * width;
    return fill(
      streak([x, from + (to - from) * t], w, h, random.around(0.3)),
      color,
      `opacity="${(opacity * random.between(0.45, 1)).toFixed(2)}"`,
    );
  });
  return group(pieces);
}

function streak([x, y]: Point, w: number, h: number, skew: number): string {
  return smooth([
    [x - w / 2, y],
    [x - w * 0.2, y - h * (0.6 + skew)],
    [x + w * 0.15, y - h * (0.7 - skew)],
    [x + w / 2, y],
    [x + w * 0.2, y + h * 0.5],
    [x - w * 0.2, y + h * 0.4],
  ]);
}

/** The broken path of light under a low sun or moon: narrow at the horizon, wider towards us. */
export function glitter(
  sheet: Sheet,
  {
    x,
    from,
    to,
    spread,
    count,
    color,
    opacity = 0.8,
  }: {
    x: number;
    from: number;
    to: number;
    spread: number;
    count: number;
    color: string;
    opacity?: number;
  },
): string {
  const { random } = sheet;
  const pieces = Array.from({ length: count }, (_, i) => {
    const t = (i / count) ** 1.4;
    const reach = spread * (0.25 + 0.75 * t);
    const w = reach * random.between(0.25, 1) * (1 - t * 0.35);
    const at: Point = [x + random.around(reach * 0.35), from + (to - from) * t + random.around(2)];
    const data = streak(
      at,
      w,
      Math.max(1.2, spread * 0.012 + t * spread * 0.02),
      random.around(0.3),
    );
    return fill(
      data,
      color,
      `opacity="${(opacity * (1 - t * 0.75) * random.between(0.5, 1)).toFixed(2)}"`,
    );
  });
  return group(pieces);
}

/** Rings spreading from a bobber or a rising fish; `radius` of the widest in design pixels. */
export function rings(at: Point, radius: number, color: string, opacity = 0.6): string {
  const lines = [0.3, 0.62, 1].map((t) => {
    const more = `stroke="${color}" stroke-width="${num(radius * 0.045)}" opacity="${(opacity * (1.15 - t * 0.7)).toFixed(2)}"`;
    return ellipse(at, radius * t, radius * t * 0.26, "none", 0, more);
  });
  return group(lines);
}

/** Light from above seen under water: soft slanting shafts from the surface down. */
export function shafts(
  sheet: Sheet,
  {
    x,
    y,
    depth,
    color,
    opacity = 0.2,
  }: { x: number; y: number; depth: number; color: string; opacity?: number },
) {
  const { random, width } = sheet;
  const light = sheet.linear([
    [0, color, opacity],
    [1, color, 0],
  ]);
  const pieces = [-0.34, -0.2, -0.07, 0.06, 0.2, 0.34].map((offset) => {
    const top = x + offset * width * 0.6;
    const foot = x + offset * width * 1.7;
    const [a, b] = [width * random.between(0.012, 0.035), width * random.between(0.05, 0.1)];
    const reach = y + depth * random.between(0.6, 1);
    return fill(
      `M${num(top - a)} ${num(y)}L${num(top + a)} ${num(y)}L${num(foot + b)} ${num(reach)}L${num(foot - b)} ${num(reach)}Z`,
      light,
    );
  });
  return group(pieces, `filter="${sheet.blur(width * 0.006)}"`);
}
