import { ellipse, fill, group, type Point, polygon, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** Water thrown up where a fish broke the surface: a ragged crown `w` wide and `h` high, with drops. */
export function splash(
  sheet: Sheet,
  [x, y]: Point,
  w: number,
  h: number,
  tones: readonly [back: string, front: string],
  drops = 26,
): string {
  const { random } = sheet;
  const crown = (count: number, reach: number, color: string, opacity: number) => {
    const points: Point[] = [[x - w / 2, y]];
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      const out = (t - 0.5) * 2;
      const tall = h * reach * (0.45 + 0.55 * Math.cos(out * 1.25)) * random.between(0.6, 1.15);
      const foot = x + out * w * 0.42;
      points.push([foot - w * 0.02, y - tall * 0.28]);
      points.push([foot + out * w * 0.1, y - tall]);
      points.push([foot + w * 0.035, y - tall * 0.36]);
    }
    points.push([x + w / 2, y], [x + w * 0.2, y + h * 0.09], [x - w * 0.2, y + h * 0.09]);
    return fill(smooth(points), color, `opacity="${opacity}"`);
  };
  const beads = Array.from({ length: drops }, () => {
    const out = random.around(1);
    const up = random.between(0.2, 1.5) * (1.2 - Math.abs(out) * 0.5);
    const r = h * random.between(0.012, 0.045);
    return ellipse(
      [x + out * w * 0.62, y - up * h],
      r * 0.85,
      r,
      tones[1],
      out * 24,
      `opacity="${random.between(0.6, 0.95).toFixed(2)}"`,
    );
  });
  return group([crown(7, 1, tones[0], 0.75), crown(6, 0.62, tones[1], 0.9), ...beads]);
}

/** One long tongue of falling or rushing water from a point to a point. */
export function tongue(
  sheet: Sheet,
  from: Point,
  to: Point,
  w1: number,
  w2: number,
  color: string,
  opacity = 0.8,
): string {
  const { random } = sheet;
  const mid = (t: number, side: number): Point => {
    const half = (w1 + (w2 - w1) * t) / 2;
    return [
      from[0] + (to[0] - from[0]) * t ** 0.8 + side * half + random.around(half * 0.25),
      from[1] + (to[1] - from[1]) * t,
    ];
  };
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return fill(
    smooth([...steps.map((t) => mid(t, -1)), ...steps.toReversed().map((t) => mid(t, 1))]),
    color,
    `opacity="${opacity}"`,
  );
}

/** A sheet of falling water in four tones between two lips. */
export function fall(
  sheet: Sheet,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  count: number,
): string {
  const { random } = sheet;
  const at = ([a, b]: readonly [Point, Point], t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  const tones = ["#9fc6cb", "#c7dedd", "#eef6f2", "#7fb0ba", "#ffffff"] as const;
  return group([
    fill(polygon([from[0], from[1], to[1], to[0]]), "#8bb8c0"),
    ...Array.from({ length: count }, () => {
      const t = random.between(0.02, 0.98);
      const start = at(from, t);
      const end = at(to, Math.min(0.99, Math.max(0.01, t + random.around(0.05))));
      const cut = random.between(0, 0.35);
      const top: Point = [
        start[0] + (end[0] - start[0]) * cut,
        start[1] + (end[1] - start[1]) * cut,
      ];
      return tongue(
        sheet,
        top,
        end,
        random.between(5, 20),
        random.between(10, 34),
        random.pick(tones),
        random.between(0.45, 0.9),
      );
    }),
  ]);
}

/** White water heaped up `h` high over a width of `w`, its foot at the point. */
export function foam(sheet: Sheet, [x, y]: Point, w: number, h: number): string {
  const { random } = sheet;
  const lump = (k: number, color: string, lift: number) =>
    fill(
      smooth([
        ...Array.from({ length: 12 }, (_, i): Point => {
          const t = i / 11;
          return [
            x - w / 2 + t * w,
            y - lift - Math.sin(t * Math.PI) ** 0.5 * h * k * random.between(0.45, 1),
          ];
        }),
        [x + w * 0.4, y + h * 0.3],
        [x - w * 0.4, y + h * 0.3],
      ]),
      color,
      'opacity="0.9"',
    );
  return group([lump(1, "#cfe2e2", 6), lump(0.7, "#eef5f3", 0), lump(0.4, "#ffffff", -h * 0.1)]);
}
