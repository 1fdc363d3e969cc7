import { mix } from "../drawing/color.ts";
import { fill, group, type Point, polygon, rect, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A wavering value along x, in −1…1, from three seeded waves; `scale` is the longest wave. */
export function waver(sheet: Sheet, scale: number): (x: number) => number {
  const waves = [1, 2.3, 5.1].map((speed, i) => ({
    speed: (speed * Math.PI * 2) / scale,
    phase: sheet.random.between(0, Math.PI * 2),
    size: [0.6, 0.28, 0.12][i] ?? 0,
  }));
  return (x) => waves.reduce((sum, w) => sum + Math.sin(x * w.speed + w.phase) * w.size, 0);
}

interface Ridge {
  /** Mean height of the crest. */
  readonly y: number;
  /** How far the crest strays from it. */
  readonly rise: number;
  /** Length of one swell. */
  readonly scale: number;
  readonly color: string;
  /** Where the land ends below; the bottom edge if left out. */
  readonly base?: number;
}

/** A rolling hill line across the sheet; all measures in design pixels. */
export function ridge(sheet: Sheet, { y, rise, scale, color, base = sheet.height }: Ridge): string {
  const wave = waver(sheet, scale);
  const crest: Point[] = [];
  for (let x = -40; x <= sheet.width + 40; x += sheet.width / 60)
    crest.push([x, y - wave(x) * rise]);
  return fill(polygon([...crest, [sheet.width + 40, base], [-40, base]]), color);
}

interface Peaks {
  /** Summits and saddles in turn, left to right. */
  readonly crest: readonly Point[];
  readonly base: number;
  readonly lit: string;
  readonly dark: string;
  /** Where the light stands along x; the far side of each summit lies in shade. */
  readonly light?: number;
  /** Snow reaching this many design pixels below each summit. */
  readonly snow?: { readonly depth: number; readonly lit: string; readonly dark: string };
  /** Color at the foot, where haze gathers. */
  readonly haze?: string;
}

/** Mountains in two flat planes, lit and shaded, from a hand-placed crest line. */
export function peaks(sheet: Sheet, options: Peaks): string {
  const { crest, base, lit, dark, light = 0, snow, haze } = options;
  const { random } = sheet;
  const line = roughen(sheet, crest);
  const body = polygon([...line, [line.at(-1)?.[0] ?? 0, base], [line[0]?.[0] ?? 0, base]]);
  const shades: string[] = [];
  const snows: string[] = [];
  crest.forEach(([x, y], i) => {
    const [before, after] = [crest[i - 1], crest[i + 1]];
    if ((before && before[1] < y) || (after && after[1] < y)) return;
    const reach = base - y;
    const side = x > light ? 1 : -1;
    const edge = spur(sheet, [x, y], reach, side * 0.12);
    const far = side > 0 ? after : before;
    const width = far ? Math.abs(far[0] - x) * 1.25 : reach;
    shades.push(
      polygon([...edge, [x + side * width * 1.6, base], [x + side * width, y + reach * 0.55]]),
    );
    if (snow) {
      const { depth } = snow;
      const foot: Point[] = [];
      for (let k = -3; k <= 3; k++) {
        const drop = depth * (k % 2 === 0 ? 1 : 0.5) * random.between(0.75, 1.15);
        foot.push([
          x - k * depth * 0.42,
          y + drop * (1 - Math.abs(k) * 0.05) + Math.abs(k) * depth * 0.12,
        ]);
      }
      snows.push(polygon([[x - depth * 2, y - depth], [x + depth * 2, y - depth], ...foot]));
    }
  });
  const shape = sheet.clip(body);
  const planes = [
    fill(body, lit),
    group(shades.map((d) => fill(d, dark))),
    ...(snow
      ? [
          group([
            group(snows.map((d) => fill(d, snow.lit))),
            group(
              shades.map((d) => fill(d, snow.dark)),
              `clip-path="${sheet.clip(snows.join(""))}"`,
            ),
          ]),
        ]
      : []),
    ...(haze
      ? [
          fill(
            body,
            sheet.linear([
              [0.25, haze, 0],
              [0.95, haze, 0.92],
            ]),
          ),
        ]
      : []),
  ];
  return group(planes, `clip-path="${shape}"`);
}

function roughen(sheet: Sheet, crest: readonly Point[]): Point[] {
  const out: Point[] = [];
  crest.forEach((from, i) => {
    const to = crest[i + 1];
    out.push(from);
    if (!to) return;
    const rough = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.045;
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      out.push([
        from[0] + (to[0] - from[0]) * t + sheet.random.around(rough * 0.6),
        from[1] + (to[1] - from[1]) * t + sheet.random.around(rough),
      ]);
    }
  });
  return out;
}

function spur(sheet: Sheet, [x, y]: Point, reach: number, lean: number): Point[] {
  const edge: Point[] = [[x, y]];
  let swing = 1;
  for (let t = 0.12; t < 1; t += 0.16) {
    swing = -swing;
    edge.push([
      x + reach * lean * t + swing * reach * 0.07 * sheet.random.between(0.5, 1.2),
      y + reach * t,
    ]);
  }
  return [...edge, [x + reach * lean, y + reach]];
}

/** A level band of mist, thickest at `y` and fading `height` design pixels up and down. */
export function mist(
  sheet: Sheet,
  y: number,
  height: number,
  color: string,
  opacity = 0.7,
): string {
  const band = sheet.linear([
    [0, color, 0],
    [0.5, color, opacity],
    [1, color, 0],
  ]);
  return rect(0, y - height, sheet.width, height * 2, band);
}

/** Land in the foreground with a soft outline; points run along its edge. */
export const bank = (points: readonly Point[], color: string): string =>
  fill(smooth(points), color);

interface Rocks {
  readonly at: Point;
  readonly count: number;
  /** Width the group is spread over. */
  readonly spread: number;
  readonly size: number;
  readonly lit: string;
  readonly dark: string;
}

/** Boulders with a lit top and a shaded foot, resting on the line y. */
export function rocks(sheet: Sheet, { at, count, spread, size, lit, dark }: Rocks): string {
  const { random } = sheet;
  const pieces = Array.from({ length: count }, (_, i) => {
    const w = size * random.between(0.5, 1.2);
    const h = w * random.between(0.45, 0.7);
    const x = at[0] + ((i + 0.5) / count - 0.5) * spread + random.around(size * 0.3);
    const y = at[1] + random.around(size * 0.12);
    const outline: Point[] = [
      [x - w * 0.55, y],
      [x - w * 0.45, y - h * 0.6],
      [x - w * 0.1, y - h],
      [x + w * 0.3, y - h * 0.8],
      [x + w * 0.55, y - h * 0.25],
      [x + w * 0.58, y],
    ];
    const face: Point[] = [
      [x - w * 0.55, y],
      [x - w * 0.3, y - h * 0.35],
      [x + w * 0.12, y - h * 0.5],
      [x + w * 0.3, y - h * 0.8],
      [x + w * 0.55, y - h * 0.25],
      [x + w * 0.58, y],
    ];
    const tone = mix(lit, dark, random.between(0, 0.25));
    return fill(smooth(outline), tone) + fill(smooth(face), dark);
  });
  return group(pieces);
}
