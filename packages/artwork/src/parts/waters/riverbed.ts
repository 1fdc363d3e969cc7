import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, num, type Point, polygon, smooth, stroke } from "../drawing/path.ts";
import type { Sheet, Stops } from "../drawing/sheet.ts";

/** The whole sheet filled with water, from the surface's light to the depths. */
export const depths = (
  sheet: Sheet,
  stops: Stops,
  from: Point = [0, 0],
  to: Point = [0, 1],
): string =>
  fill(
    polygon([
      [0, 0],
      [sheet.width, 0],
      [sheet.width, sheet.height],
      [0, sheet.height],
    ]),
    sheet.linear(stops, from, to),
  );

/** One rounded stone about its middle, lit from above; `w` by `h` design pixels. */
export function stone(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  h: number,
  color: string,
  lit = mix(color, "#ffffff", 0.3),
  turn = 0,
): string {
  const { random } = sheet;
  const phase = random.between(0, 6);
  const [a, b] = [random.between(0.03, 0.1), random.between(0.02, 0.06)];
  const ring = (k: number, dx: number, dy: number) =>
    smooth(
      Array.from({ length: 12 }, (_, i): Point => {
        const t = (i / 12) * Math.PI * 2;
        const r = (1 + a * Math.sin(t * 2 + phase) + b * Math.sin(t * 3 + phase * 2)) * k;
        return [x + dx + (Math.cos(t) * w * r) / 2, y + dy + (Math.sin(t) * h * r) / 2];
      }),
    );
  const skin = sheet.linear([
    [0, mix(color, lit, 0.55)],
    [0.5, color],
    [1, shade(color, 0.45)],
  ]);
  return group(
    [fill(ring(1, 0, 0), skin), fill(ring(0.62, -w * 0.05, -h * 0.13), lit, 'opacity="0.2"')],
    turn ? `transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : "",
  );
}

interface Bed {
  /** Far and near edge of the bed. */
  readonly from: number;
  readonly to: number;
  /** Width of the farthest and of the nearest stones. */
  readonly small: number;
  readonly large: number;
  /** Height of a stone as a share of its width. */
  readonly flat?: number;
  readonly tones: readonly string[];
  readonly lit?: string;
  /** Color the far stones fade into, and how much. */
  readonly haze?: { readonly color: string; readonly amount: number };
  /** The ground line's height at x, added to each row. */
  readonly rise?: (x: number) => number;
}

/** A bed of rounded stones in rows, small far off and large near by. */
export function pebbles(sheet: Sheet, bed: Bed): string {
  const { random, width } = sheet;
  const { from, to, small, large, flat = 0.5, tones, lit, haze, rise = () => 0 } = bed;
  const rows: string[] = [];
  for (let y = from; y < to + large * 0.5; ) {
    const t = Math.min(1, (y - from) / Math.max(1, to - from));
    const size = small + (large - small) * t;
    for (let x = -size * random.between(0, 1); x < width + size; ) {
      const w = size * random.between(0.6, 1.3);
      const tone = random.pick(tones);
      const base = haze ? mix(tone, haze.color, haze.amount * (1 - t)) : tone;
      const light = lit ?? mix(base, "#ffffff", 0.3);
      const at: Point = [x + w / 2, y + rise(x) + random.around(size * 0.12)];
      rows.push(
        stone(
          sheet,
          at,
          w * 1.06,
          w * flat * random.between(0.85, 1.2),
          base,
          mix(base, light, 0.6),
          random.around(9),
        ),
      );
      x += w * 0.9;
    }
    y += size * flat * 0.72;
  }
  return group(rows);
}

/** The wavering net of sunlight on a shallow bed, squashed by `flat` with the distance. */
export function caustics(
  sheet: Sheet,
  {
    from,
    to,
    size,
    color,
    opacity = 0.3,
    flat = 0.5,
    line = 5,
  }: {
    from: number;
    to: number;
    size: number;
    color: string;
    opacity?: number;
    flat?: number;
    line?: number;
  },
): string {
  const { random, width } = sheet;
  let data = "";
  const cells: Point[][] = [];
  const step = size * flat;
  for (let row = 0; from + row * step < to + step; row++) {
    const line: Point[] = [];
    for (let i = -1; i * size < width + size * 2; i++) {
      const shift = row % 2 === 0 ? 0 : size / 2;
      line.push([
        i * size + shift + random.around(size * 0.26),
        from + row * step + random.around(step * 0.28),
      ]);
    }
    cells.push(line);
  }
  const join = (a: Point | undefined, b: Point | undefined) => {
    if (!a || !b) return;
    const mid: Point = [
      (a[0] + b[0]) / 2 + random.around(size * 0.24),
      (a[1] + b[1]) / 2 + random.around(step * 0.3),
    ];
    data += `M${num(a[0])} ${num(a[1])}Q${num(mid[0])} ${num(mid[1])} ${num(b[0])} ${num(b[1])}`;
  };
  cells.forEach((row, j) => {
    row.forEach((at, i) => {
      const next = cells[j + 1];
      const odd = j % 2;
      if ((i + j) % 3 !== 0) join(at, row[i + 1]);
      join(at, next?.[i + odd]);
      if ((i * 2 + j) % 3 === 0) join(at, next?.[i + odd - 1]);
    });
  });
  return stroke(data, color, line, `opacity="${opacity}" filter="${sheet.blur(line * 0.35)}"`);
}

/** Specks drifting in the water, `size` design pixels at most. */
export function motes(
  sheet: Sheet,
  count: number,
  size: number,
  color: string,
  opacity = 0.4,
): string {
  const { random, width, height } = sheet;
  return group(
    Array.from({ length: count }, () => {
      const r = size * random.between(0.3, 1);
      const at: Point = [random.between(0, width), random.between(0, height)];
      return ellipse(
        at,
        r,
        r * 0.8,
        color,
        0,
        `opacity="${(opacity * random.between(0.3, 1)).toFixed(2)}"`,
      );
    }),
  );
}

/** A chain of bubbles climbing from a point, swaying. */
export function bubbles(
  sheet: Sheet,
  [x, y]: Point,
  rise: number,
  count: number,
  size: number,
  color = "#f4fbf6",
): string {
  const { random } = sheet;
  return group(
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.3) / count;
      const r = size * (0.35 + 0.65 * t) * random.between(0.6, 1.1);
      const at: Point = [x + Math.sin(t * 7) * size * 1.6 + random.around(size), y - rise * t];
      return (
        ellipse(
          at,
          r,
          r,
          color,
          0,
          `fill-opacity="0.16" stroke="${color}" stroke-width="${num(r * 0.16)}" stroke-opacity="0.75"`,
        ) +
        ellipse(
          [at[0] - r * 0.35, at[1] - r * 0.35],
          r * 0.22,
          r * 0.18,
          color,
          -30,
          'opacity="0.9"',
        )
      );
    }),
  );
}

/** The water's surface seen from below: long lenses of light between two heights, `length` at most. */
export function ceiling(
  sheet: Sheet,
  {
    from,
    to,
    count,
    length,
    color,
    opacity = 0.5,
  }: { from: number; to: number; count: number; length: number; color: string; opacity?: number },
): string {
  const { random, width } = sheet;
  return group(
    Array.from({ length: count }, () => {
      const t = random.between(0, 1);
      const w = length * (1 - t * 0.75) * random.between(0.4, 1.1);
      const h = w * random.between(0.05, 0.09) * (1 - t * 0.3);
      const [x, y] = [random.between(-0.05, 1.05) * width, from + (to - from) * t];
      const lens = smooth([
        [x - w / 2, y],
        [x - w * 0.2, y - h * random.between(0.5, 1)],
        [x + w * 0.2, y - h * 0.4],
        [x + w / 2, y + h * 0.1],
        [x + w * 0.15, y + h * random.between(0.5, 1)],
        [x - w * 0.25, y + h * 0.5],
      ]);
      return fill(
        lens,
        color,
        `opacity="${(opacity * (1 - t * 0.7) * random.between(0.5, 1)).toFixed(2)}"`,
      );
    }),
  );
}

/** Broad-leaved pondweed: a swaying stem of `h` design pixels with wavy leaves either side. */
export function pondweed(
  sheet: Sheet,
  [x, y]: Point,
  h: number,
  color: string,
  lit: string,
  lean = 0,
): string {
  const { random } = sheet;
  const sway = random.between(0.03, 0.07) * h;
  const phase = random.between(0, 6);
  const spine = (t: number): Point => [
    x + lean * h * t * t + Math.sin(t * 5 + phase) * sway * t,
    y - h * t,
  ];
  const stem = smooth(
    Array.from({ length: 8 }, (_, i) => spine(i / 7)),
    false,
  );
  const count = Math.max(7, Math.round(h / 42));
  const leaves = Array.from({ length: count }, (_, i) => {
    const t = 0.14 + (0.84 * i) / (count - 1);
    const root = spine(t);
    const side = i % 2 === 0 ? 1 : -1;
    const reach = h * 0.17 * (1.15 - t * 0.55) * random.between(0.85, 1.15);
    const up = reach * random.between(0.35, 0.7);
    const at = (k: number, w: number): Point => [
      root[0] + side * reach * k - side * w * 0.35,
      root[1] - up * k * (1.25 - k * 0.25) - w,
    ];
    const wide = reach * 0.17;
    const leaf = smooth([
      root,
      at(0.3, wide),
      at(0.65, wide * 0.9),
      at(1, 0),
      at(0.65, -wide * 0.8),
      at(0.3, -wide),
    ]);
    return (
      fill(leaf, mix(color, lit, random.between(0, 1))) +
      stroke(
        smooth([root, at(0.5, 0), at(0.92, 0)], false),
        shade(color, 0.25),
        h * 0.003,
        'opacity="0.5"',
      )
    );
  });
  return group([stroke(stem, shade(color, 0.15), h * 0.01), ...leaves]);
}
