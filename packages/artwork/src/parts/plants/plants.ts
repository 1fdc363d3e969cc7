import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

interface Stand {
  /** Left and right ends. */
  readonly from: number;
  readonly to: number;
  /** Ground line and how far it varies. */
  readonly y: number;
  readonly height: number;
  readonly count: number;
  readonly color: string;
  readonly lit?: string;
  /** Average sideways lean as a share of the height. */
  readonly lean?: number;
}

/** A stand of reeds or tall grass: tapering blades bent by the wind. */
export function reeds(
  sheet: Sheet,
  { from, to, y, height, count, color, lit = color, lean = 0.06 }: Stand,
): string {
  const { random } = sheet;
  const blades = Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const h = height * random.between(0.45, 1.08);
    const w = height * random.between(0.008, 0.018);
    const dx = h * (lean + random.around(0.15));
    const base = y + random.around(height * 0.03);
    const blade = `M${num(x - w)} ${num(base)}Q${num(x - w * 0.4 + dx * 0.2)} ${num(base - h * 0.6)} ${num(x + dx)} ${num(base - h)}Q${num(x + w + dx * 0.3)} ${num(base - h * 0.5)} ${num(x + w)} ${num(base)}Z`;
    return fill(blade, mix(color, lit, random.between(0, 1) ** 2));
  });
  return group(blades);
}

/** Cattails: reeds with brown heads standing above them. */
export function cattails(sheet: Sheet, stand: Stand, heads: number, brown = "#5c3b22"): string {
  const { random } = sheet;
  const stems = Array.from({ length: heads }, (_, i) => {
    const x = stand.from + ((stand.to - stand.from) * (i + random.between(0.2, 0.8))) / heads;
    const h = stand.height * random.between(0.8, 1.15);
    const dx = h * ((stand.lean ?? 0.06) * 0.6 + random.around(0.05));
    const top: Point = [x + dx, stand.y - h];
    const tilt = (Math.atan2(dx, h) * 180) / Math.PI;
    return group([
      stroke(
        `M${num(x)} ${num(stand.y)}Q${num(x)} ${num(stand.y - h * 0.5)} ${num(top[0])} ${num(top[1])}`,
        stand.color,
        stand.height * 0.011,
      ),
      stroke(
        `M${num(top[0])} ${num(top[1])}l${num(dx * 0.08)} ${num(-stand.height * 0.07)}`,
        stand.color,
        stand.height * 0.007,
      ),
      ellipse(
        [top[0] - dx * 0.05, top[1] + stand.height * 0.06],
        stand.height * 0.02,
        stand.height * 0.075,
        brown,
        tilt,
      ),
    ]);
  });
  return group([reeds(sheet, stand), ...stems]);
}

/** Lily pads floating about a point, with a few blossoms; `size` of one pad in design pixels. */
export function lilies(
  sheet: Sheet,
  at: Point,
  {
    spread,
    size,
    count,
    color,
    lit,
    blossom,
  }: { spread: number; size: number; count: number; color: string; lit: string; blossom?: string },
): string {
  const { random } = sheet;
  const pads = Array.from({ length: count }, (_, i) => {
    const [x, y] = [at[0] + random.around(spread), at[1] + random.around(spread * 0.2)];
    const rx = size * random.between(0.6, 1.1);
    const ry = rx * 0.28;
    const notch = random.between(0.2, 2.8);
    const [a, b] = [notch - 0.2, notch + 0.2];
    const edge = (angle: number): string =>
      `${num(x + Math.cos(angle) * rx)} ${num(y + Math.sin(angle) * ry)}`;
    const pad = `M${num(x)} ${num(y)}L${edge(b)}A${num(rx)} ${num(ry)} 0 1 1 ${edge(a)}Z`;
    const flower =
      blossom && i % 4 === 1
        ? [-50, -22, 0, 22, 50].map((turn) =>
            ellipse(
              [x + turn * size * 0.005, y - size * 0.16],
              size * 0.08,
              size * 0.2,
              mix(blossom, "#ffffff", Math.abs(turn) / 90),
              turn,
            ),
          )
        : [];
    return {
      y,
      art: group([
        fill(
          pad,
          mix(color, lit, random.between(0, 1)),
          `stroke="${shade(color, 0.3)}" stroke-width="${num(size * 0.02)}"`,
        ),
        ...flower,
      ]),
    };
  });
  return group(pads.sort((p, q) => p.y - q.y).map((pad) => pad.art));
}

/** Ribbon weed or eelgrass swaying up from the bottom. */
export function ribbons(
  sheet: Sheet,
  { from, to, y, height, count, color, lit = color, lean = 0 }: Stand,
): string {
  const { random } = sheet;
  const blades = Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const h = height * random.between(0.4, 1.05);
    const w = height * random.between(0.014, 0.028);
    const s = h * random.between(0.05, 0.12);
    const dx = h * (lean + random.around(0.06));
    const spine: Point[] = [0, 0.25, 0.5, 0.75, 1].map((t) => [
      x + dx * t + Math.sin(t * 5 + x * 0.05) * s * t,
      y - h * t,
    ]);
    const left = spine.map(([px, py], i): Point => [px - w * (1 - i / 4.2), py]);
    const right = spine.map(([px, py], i): Point => [px + w * (1 - i / 4.2), py]);
    return fill(smooth([...left, ...right.toReversed()]), mix(color, lit, random.between(0, 1)));
  });
  return group(blades);
}
