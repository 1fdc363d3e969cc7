import { mix, shade } from "../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

interface Kayak {
  readonly at: Point;
  readonly length: number;
  /** Degrees clockwise; 0 has the bow to the right. */
  readonly turn: number;
  readonly color: string;
  readonly vest: string;
  readonly sleeve: string;
  readonly skin: string;
  readonly hat: string;
  /** Degrees the paddle is swung from straight across. */
  readonly stroke?: number;
}

/** A kayak with its paddler seen from straight above. */
export function kayakAbove({
  at,
  length,
  turn,
  color,
  vest,
  sleeve,
  skin,
  hat,
  stroke: swing = 0,
}: Kayak) {
  const u = length / 100;
  const p = (text: string): Point[] => pts(text).map(([x, y]): Point => [x * u, y * u]);
  const q = (x: number, y: number): Point => [x * u, y * u];
  const hull = p("50 0, 36 6, 12 10.4, -12 11, -36 7, -49 0, -36 -7, -12 -11, 12 -10.4, 36 -6");
  const deck = p(
    "46 0, 30 4.6, 12 8.2, -12 8.8, -34 5.2, -45 0, -34 -5.2, -12 -8.8, 12 -8.2, 30 -4.6",
  );
  const well = p("14 0, 8 6, -6 7, -14 5, -16 0, -14 -5, -6 -7, 8 -6");
  const a = (swing * Math.PI) / 180;
  const pad = (s: number): Point => q(7 - Math.sin(a) * s, Math.cos(a) * s);
  const blade = (s: 1 | -1) => taper(pad(s * 24), pad(s * 31), u * 1.3, u * 2.2, "#efe2c2");
  const arm = (s: 1 | -1) =>
    group([
      taper(q(-6, s * 5.4), q(-1, s * 10), u * 2.1, u * 1.8, sleeve),
      taper(q(-1, s * 10), pad(s * 11), u * 1.7, u * 1.2, skin),
      ellipse(pad(s * 11), u * 1.6, u * 1.6, skin),
    ]);
  return group(
    [
      group(
        [fill(smooth(hull), "#0a2f40")],
        `transform="translate(${num(u)} ${num(u * 3.4)})" opacity="0.35"`,
      ),
      fill(smooth(hull), shade(color, 0.25)),
      fill(smooth(deck), color),
      stroke(smooth(p("46 0, 30 0, 16 0"), false), mix(color, "#ffffff", 0.35), u * 0.7),
      fill(smooth(well), shade(color, 0.7)),
      taper(q(8, -2.6), q(-4, -2.6), u * 2, u * 2.2, "#31475a"),
      taper(q(8, 2.6), q(-4, 2.6), u * 2, u * 2.2, "#2a3f51"),
      stroke(`M${num(-15 * u)} ${num(3.4 * u)}L${num(-68 * u)} ${num(8 * u)}`, "#2b2119", u * 0.7),
      ellipse(q(-6.5, 0), u * 5.6, u * 7.2, vest),
      stroke(
        `M${num(-9 * u)} ${num(-6 * u)}L${num(-2 * u)} ${num(-5.4 * u)}M${num(-9 * u)} ${num(6 * u)}L${num(-2 * u)} ${num(5.4 * u)}`,
        shade(vest, 0.35),
        u * 0.9,
      ),
      arm(-1),
      arm(1),
      taper(pad(-25), pad(25), u * 0.75, u * 0.75, "#c9a86a"),
      blade(1),
      blade(-1),
      ellipse(pad(11), u * 1.3, u * 1.1, skin),
      ellipse(pad(-11), u * 1.3, u * 1.1, skin),
      ellipse(q(-5.6, 0), u * 3.9, u * 3.9, shade(hat, 0.2)),
      ellipse(q(-6, -0.3), u * 2.9, u * 2.9, hat),
    ],
    `transform="translate(${num(at[0])} ${num(at[1])}) rotate(${num(turn)})"`,
  );
}

/** A spruce seen from above: a few ragged stars, the smallest lightest; `r` is its reach. */
export function spruceAbove(sheet: Sheet, at: Point, r: number, dark: string, lit: string): string {
  const star = (reach: number, tips: number, tone: string, dx: number) => {
    const start = sheet.random.between(0, 1);
    const points = Array.from({ length: tips * 2 }, (_, i): Point => {
      const angle = start + (i / tips) * Math.PI;
      const d = reach * (i % 2 === 0 ? sheet.random.between(0.85, 1.1) : 0.62);
      return [at[0] + dx + Math.cos(angle) * d, at[1] + dx + Math.sin(angle) * d];
    });
    return fill(polygon(points), tone);
  };
  return group([
    star(r, 13, dark, 0),
    star(r * 0.72, 11, mix(dark, lit, 0.4), -r * 0.06),
    star(r * 0.44, 9, mix(dark, lit, 0.75), -r * 0.1),
    star(r * 0.18, 7, lit, -r * 0.13),
  ]);
}

/** Round lily pads seen from above, each with its notch. */
export function padsAbove(
  sheet: Sheet,
  spots: readonly (readonly [x: number, y: number, r: number])[],
  color: string,
  lit: string,
) {
  return group(
    spots.map(([x, y, r]) => {
      const a = sheet.random.between(0, 6);
      const edge = (t: number) => `${num(x + Math.cos(t) * r)} ${num(y + Math.sin(t) * r)}`;
      const pad = `M${num(x)} ${num(y)}L${edge(a + 0.22)}A${num(r)} ${num(r)} 0 1 1 ${edge(a - 0.22)}Z`;
      return group([
        ellipse([x + r * 0.12, y + r * 0.2], r, r, "#0a2f40", 0, 'opacity="0.25"'),
        fill(pad, mix(color, lit, sheet.random.between(0, 1))),
      ]);
    }),
  );
}
