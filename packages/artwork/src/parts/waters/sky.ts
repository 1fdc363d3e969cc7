import { ellipse, fill, group, type Point, polygon, rect, smooth } from "../drawing/path.ts";
import type { Sheet, Stops } from "../drawing/sheet.ts";

/** The sky from the top edge down to `to` design pixels. */
export const sky = (sheet: Sheet, stops: Stops, to: number = sheet.height): string =>
  rect(0, 0, sheet.width, to, sheet.linear(stops));

/** A soft round light, such as the glow about a low sun; radius in design pixels. */
export function glow(sheet: Sheet, at: Point, radius: number, color: string, opacity = 0.8) {
  const light = sheet.radial([
    [0, color, opacity],
    [0.35, color, opacity * 0.45],
    [1, color, 0],
  ]);
  return ellipse(at, radius, radius, light);
}

/** The sun: a flat disc in a wide glow. */
export const sun = (sheet: Sheet, at: Point, radius: number, color: string, halo = color) =>
  group([glow(sheet, at, radius * 9, halo, 0.75), ellipse(at, radius, radius, color)]);

/** A waxing moon with its faint disc; radius in design pixels. */
export function moon(sheet: Sheet, [x, y]: Point, radius: number, color: string): string {
  return group([
    glow(sheet, [x, y], radius * 7, color, 0.4),
    ellipse([x, y], radius, radius, color),
    ellipse(
      [x - radius * 0.3, y - radius * 0.2],
      radius * 0.2,
      radius * 0.14,
      "#8fa6b4",
      0,
      'opacity="0.3"',
    ),
    ellipse(
      [x + radius * 0.25, y + radius * 0.3],
      radius * 0.26,
      radius * 0.2,
      "#8fa6b4",
      0,
      'opacity="0.25"',
    ),
  ]);
}

/** Scattered stars from the top down to `to`, thinning towards the horizon. */
export function stars(sheet: Sheet, count: number, to: number, color: string): string {
  const { random, width } = sheet;
  const dots = Array.from({ length: count }, () => {
    const y = to * random.between(0, 1) ** 1.6;
    const r = random.between(0.8, 2.4) * (width / 1200);
    return ellipse(
      [random.between(0, width), y],
      r,
      r,
      color,
      0,
      `opacity="${(1 - y / to).toFixed(2)}"`,
    );
  });
  return group(dots);
}

/** A long flat cloud, round on top and level below: `w` by `h` design pixels about its middle. */
export function cloud(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  h: number,
  color: string,
  opacity = 1,
) {
  const { random } = sheet;
  const lumps = 7;
  const top: Point[] = [];
  for (let i = 0; i <= lumps; i++) {
    const t = i / lumps;
    const rise = Math.sin(Math.PI * t) ** 0.7 * h * random.between(0.45, 1);
    top.push([x - w / 2 + t * w, y - rise]);
  }
  const bottom: Point[] = [
    [x + w * 0.36, y + h * 0.12],
    [x + w * 0.05, y + h * 0.07],
    [x - w * 0.3, y + h * 0.14],
  ];
  return fill(smooth([...top, ...bottom]), color, `opacity="${opacity}"`);
}

/** A bank of long thin streak clouds between two heights, more drawn out the lower they lie. */
export function streaks(
  sheet: Sheet,
  {
    from,
    to,
    count,
    color,
    opacity = 0.5,
  }: { from: number; to: number; count: number; color: string; opacity?: number },
): string {
  const { random, width } = sheet;
  const pieces = Array.from({ length: count }, (_, i) => {
    const y = from + ((to - from) * (i + random.between(0.1, 0.9))) / count;
    const w = width * random.between(0.14, 0.42);
    const h = width * random.between(0.005, 0.012);
    const x = random.between(-0.1, 1) * width;
    return fill(
      smooth([
        [x, y],
        [x + w * 0.2, y - h * random.between(0.3, 1)],
        [x + w * 0.45, y - h * random.between(0.1, 0.5)],
        [x + w * 0.7, y - h * random.between(0.5, 1.1)],
        [x + w, y - h * 0.1],
        [x + w * 0.75, y + h * 0.5],
        [x + w * 0.3, y + h * 0.4],
      ]),
      color,
      `opacity="${(opacity * random.between(0.5, 1)).toFixed(2)}"`,
    );
  });
  return group(pieces);
}

/** A soft darkening from the left or top edge that keeps words laid there readable; `reach` 0–1. */
export const veil = (
  sheet: Sheet,
  edge: "left" | "top",
  reach: number,
  opacity: number,
  color = "#062c44",
): string => {
  const fade = [
    [0, color, opacity],
    [0.5, color, opacity * 0.7],
    [1, color, 0],
  ] as const;
  const [w, h] = edge === "left" ? [reach, 1] : [1, reach];
  const end: Point = edge === "left" ? [1, 0] : [0, 1];
  return rect(0, 0, sheet.width * w, sheet.height * h, sheet.linear(fade, [0, 0], end));
};

/** Slanting shafts of light fanning from a point, reaching `length` design pixels. */
export function rays(
  sheet: Sheet,
  {
    at,
    length,
    count,
    spread,
    aim = 90,
    color,
    opacity = 0.2,
  }: {
    at: Point;
    length: number;
    count: number;
    spread: number;
    aim?: number;
    color: string;
    opacity?: number;
  },
): string {
  const { random } = sheet;
  const light = sheet.linear([
    [0, color, opacity],
    [1, color, 0],
  ]);
  const pieces = Array.from({ length: count }, (_, i) => {
    const angle =
      ((aim - spread / 2 + (spread * (i + random.between(0.2, 0.8))) / count) * Math.PI) / 180;
    const half = ((spread / count) * random.between(0.15, 0.38) * Math.PI) / 180;
    const end = (a: number): Point => [at[0] + Math.cos(a) * length, at[1] + Math.sin(a) * length];
    return fill(polygon([at, end(angle - half), end(angle + half)]), light);
  });
  return group(pieces);
}

/** Falling snow over the whole sheet, flakes `size` design pixels. */
export function snowfall(sheet: Sheet, count: number, size: number): string {
  const { random, width, height } = sheet;
  const flakes = Array.from({ length: count }, () => {
    const r = size * random.between(0.3, 1);
    const at: Point = [random.between(0, width), random.between(0, height)];
    return ellipse(at, r, r, "#ffffff", 0, `opacity="${random.between(0.35, 0.9).toFixed(2)}"`);
  });
  return group(flakes);
}
