import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  polygon,
  smooth,
  taper,
} from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** Which side the light falls on: -1 left, 1 right. */
type Side = 1 | -1;

function tuft(sheet: Sheet, [x, y]: Point, rx: number, ry: number): string {
  const points = Array.from({ length: 15 }, (_, i): Point => {
    const angle = (i / 15) * Math.PI * 2;
    const reach = sheet.random.between(0.8, 1.12);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return smooth(points);
}

/** A rounded leafy crown or bush in three tones, lit from the upper `side`; sizes in design pixels. */
export function crown(
  sheet: Sheet,
  at: Point,
  w: number,
  h: number,
  color: string,
  lit: string,
  side: Side = -1,
) {
  const { random } = sheet;
  const layer = (count: number, spread: number, size: number, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      // A golden-angle spiral fills the crown evenly where plain chance leaves holes.
      const angle = i * 2.39996 + random.around(0.8);
      const reach = Math.sqrt((i + 0.5) / count) * spread * random.between(0.82, 1.1);
      const r = size * random.between(0.65, 1.3);
      const x = at[0] + side * w * shift + (Math.cos(angle) * reach * w) / 2;
      const y = at[1] - h * shift * 1.1 + (Math.sin(angle) * reach * h) / 2;
      return tuft(sheet, [x, y], r * w, r * h * 0.8);
    }).join("");
  return group([
    fill(layer(24, 0.82, 0.15, 0), color),
    fill(layer(22, 0.7, 0.075, 0.07), mix(color, lit, 0.42)),
    fill(layer(17, 0.5, 0.05, 0.15), lit),
  ]);
}

/** A trunk with a flared foot, from the ground to `top`; `w` is half its width at the foot. */
function trunk([x, y]: Point, [tx, ty]: Point, w: number, bark: string): string {
  const [mx, my] = [x + (tx - x) * 0.3, y + (ty - y) * 0.25];
  const shape = (half: number, right: number) =>
    smooth([
      [x - half * 1.7, y],
      [mx - half, my],
      [tx - half * 0.5, ty],
      [tx + half * 0.5, ty],
      [mx + right, my],
      [x + right * 1.7, y],
    ]);
  const dark = smooth([
    [x + w * 0.4, y],
    [mx + w * 0.2, my],
    [tx + w * 0.1, ty],
    [tx + w * 0.5, ty],
    [mx + w, my],
    [x + w * 1.7, y],
  ]);
  return fill(shape(w, w), bark) + fill(dark, shade(bark, 0.3));
}

/** A broad-leaved tree: trunk, two boughs and a crown; `h` in design pixels. */
export function broadleaf(
  sheet: Sheet,
  [x, y]: Point,
  h: number,
  color: string,
  lit: string,
  bark = "#4d3c2c",
  side: Side = -1,
) {
  return group([
    trunk([x, y], [x, y - h * 0.55], h * 0.022, bark),
    taper([x, y - h * 0.3], [x - h * 0.15, y - h * 0.55], h * 0.012, h * 0.007, bark),
    taper([x, y - h * 0.28], [x + h * 0.14, y - h * 0.53], h * 0.012, h * 0.007, bark),
    crown(sheet, [x, y - h * 0.65], h * 0.74, h * 0.66, color, lit, side),
  ]);
}

/** A birch: pale slim trunk with dark marks and an open crown of small hanging leaves. */
export function birch(
  sheet: Sheet,
  [x, y]: Point,
  h: number,
  color: string,
  lit: string,
  bark = "#efe9dc",
) {
  const { random } = sheet;
  const lean = random.around(h * 0.05);
  const w = h * 0.018;
  const spine = (t: number): Point => [x + lean * t, y - h * t];
  const top = spine(0.93);
  const marks = Array.from({ length: 13 }, (_, i) => {
    const t = (i + random.between(0.1, 0.8)) / 14;
    const [mx, my] = spine(t * 0.9);
    const half = w * random.between(0.3, 0.75) * (1 - t * 0.6);
    return ellipse(
      [mx + random.around(w * 0.5), my],
      half,
      h * 0.0022 + w * 0.06,
      "#3a3733",
      random.around(12),
    );
  });
  const boughs = Array.from({ length: 7 }, (_, i) => {
    const side = i % 2 === 0 ? -1 : 1;
    const from = spine(0.4 + i * 0.075);
    const reach = h * (0.2 - i * 0.016);
    return { from, to: [from[0] + side * reach, from[1] - reach * 0.72] as Point };
  });
  const spray = (count: number, size: number, tone: string) => {
    const data = Array.from({ length: count }, (_, i) => {
      const { from, to } = boughs[i % boughs.length] ?? { from: top, to: top };
      const t = random.between(0.35, 1.15);
      const at: Point = [
        from[0] + (to[0] - from[0]) * t + random.around(h * 0.045),
        from[1] + (to[1] - from[1]) * t + random.around(h * 0.05),
      ];
      const r = h * size * random.between(0.7, 1.25);
      return tuft(sheet, at, r, r * 0.8);
    });
    const peak = Array.from({ length: Math.round(count / 6) }, () =>
      tuft(
        sheet,
        [top[0] + random.around(h * 0.05), top[1] + random.between(-0.04, 0.09) * h],
        h * size,
        h * size * 0.85,
      ),
    );
    return fill([...data, ...peak].join(""), tone);
  };
  return group([
    spray(34, 0.042, shade(color, 0.14)),
    taper([x, y], top, w, w * 0.3, bark),
    fill(
      polygon([[x + w * 0.25, y], [x + w, y], [top[0] + w * 0.3, top[1]], top]),
      shade(bark, 0.22),
    ),
    ...marks,
    ...boughs.map(({ from, to }) => taper(from, to, w * 0.3, w * 0.1, shade(bark, 0.4))),
    spray(46, 0.026, color),
    spray(40, 0.019, lit),
  ]);
}

/** A willow: a leaning trunk under curtains of long hanging shoots. */
export function willow(
  sheet: Sheet,
  [x, y]: Point,
  h: number,
  color: string,
  lit: string,
  bark = "#4a3d2e",
) {
  const { random } = sheet;
  const shoots = (count: number, tone: string, w: number, low: number, high: number) =>
    fill(
      Array.from({ length: count }, (_, i) => {
        const side = ((i + random.between(0, 1)) / count - 0.5) * 2;
        const fx = x + side * h * 0.42;
        const fy = y - h * (0.97 - Math.abs(side) ** 1.7 * 0.3) + random.between(0, h * 0.2);
        const drop = h * random.between(low, high);
        const sway = side * h * 0.08 + random.around(h * 0.025);
        const half = h * w * random.between(0.7, 1.3);
        return `M${num(fx - half)} ${num(fy)}Q${num(fx - half + sway)} ${num(fy + drop * 0.35)} ${num(fx + sway)} ${num(fy + drop)}Q${num(fx + half * 2 + sway)} ${num(fy + drop * 0.4)} ${num(fx + half)} ${num(fy)}Z`;
      }).join(""),
      tone,
    );
  return group([
    shoots(26, shade(color, 0.25), 0.026, 0.4, 0.62),
    trunk([x, y], [x - h * 0.03, y - h * 0.6], h * 0.03, bark),
    taper([x - h * 0.02, y - h * 0.4], [x - h * 0.2, y - h * 0.7], h * 0.018, h * 0.008, bark),
    taper([x - h * 0.02, y - h * 0.4], [x + h * 0.18, y - h * 0.72], h * 0.016, h * 0.008, bark),
    crown(sheet, [x, y - h * 0.82], h * 0.82, h * 0.36, color, mix(color, lit, 0.7)),
    shoots(40, color, 0.022, 0.3, 0.5),
    shoots(30, mix(color, lit, 0.5), 0.015, 0.26, 0.46),
    shoots(26, lit, 0.009, 0.2, 0.42),
  ]);
}
