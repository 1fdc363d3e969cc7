import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  polygon,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A caddisfly on the wing, heading right unless turned; `size` design pixels from head to wing tip. */
export function caddis([x, y]: Point, size: number, color: string, turn = 0): string {
  const wing = (angle: number, length: number, tone: string) =>
    ellipse(
      [Math.cos(angle) * size * length * 0.5, Math.sin(angle) * size * length * 0.5],
      size * length * 0.5,
      size * 0.2,
      tone,
      (angle * 180) / Math.PI,
      'opacity="0.94"',
    );
  return group(
    [
      wing(-2.5, 1.2, mix(color, "#f0cf94", 0.35)),
      wing(-1.75, 0.95, mix(color, "#f0cf94", 0.6)),
      ...[-0.5, -0.28].map((d) =>
        stroke(
          `M${num(size * 0.28)} ${num(-size * 0.04)}Q${num(size * 0.6)} ${num(size * d)} ${num(size * 0.95)} ${num(size * (d + 0.06))}`,
          shade(color, 0.4),
          size * 0.018,
        ),
      ),
      ...[0.02, 0.12, 0.2].map((d) =>
        stroke(
          `M${num(size * d)} ${num(size * 0.05)}l${num(-size * 0.08)} ${num(size * 0.2)}`,
          shade(color, 0.4),
          size * 0.02,
        ),
      ),
      taper([size * 0.2, 0], [-size * 0.32, size * 0.06], size * 0.1, size * 0.06, color),
      ellipse([size * 0.26, -size * 0.02], size * 0.075, size * 0.07, shade(color, 0.35)),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
  );
}

/** A caddis larva in its case of grains or bits of stalk, head at the right; `length` design pixels. */
export function larva(
  sheet: Sheet,
  [x, y]: Point,
  length: number,
  turn: number,
  tones: readonly string[],
  stalks = false,
): string {
  const { random } = sheet;
  const half = (t: number) => length * (0.075 + 0.075 * t);
  const core = smooth([
    [0, -half(0) * 0.9],
    [length * 0.45, -half(0.6)],
    [length * 0.82, -half(1)],
    [length * 0.84, half(1)],
    [length * 0.45, half(0.6)],
    [0, half(0) * 0.9],
  ]);
  const grains: string[] = [];
  for (let i = 0; i < (stalks ? 26 : 13); i++) {
    const t = (i + 0.5) / (stalks ? 26 : 13);
    if (stalks) {
      const [sx, sy] = [t * length * 0.62, random.around(half(t) * 0.95)];
      const reach = length * random.between(0.2, 0.36);
      const tilt = random.around(length * 0.03);
      const w = length * 0.03;
      grains.push(
        fill(
          polygon([
            [sx, sy - w],
            [sx + reach, sy - w + tilt],
            [sx + reach, sy + w + tilt],
            [sx, sy + w],
          ]),
          random.pick(tones),
        ),
      );
      continue;
    }
    for (const row of [-0.7, 0, 0.72]) {
      const r = half(t) * random.between(0.4, 0.56);
      const tone = random.pick(tones);
      const at: Point = [
        t * length * 0.82 + random.around(length * 0.012),
        row * half(t) + random.around(r * 0.2),
      ];
      grains.push(
        ellipse(at, r * 1.15, r, shade(tone, 0.18), random.around(40)) +
          ellipse([at[0] - r * 0.1, at[1] - r * 0.2], r * 0.85, r * 0.68, tone, random.around(40)),
      );
    }
  }
  const legs = [0.86, 0.91, 0.95].flatMap((t, i) =>
    [-1, 1].map((side) =>
      stroke(
        `M${num(length * t)} ${num(side * length * 0.03)}q${num(length * 0.05)} ${num(side * length * 0.13)} ${num(length * (0.13 - i * 0.01))} ${num(side * length * 0.14)}`,
        "#5a3d22",
        length * 0.016,
      ),
    ),
  );
  return group(
    [
      ...legs,
      taper([length * 0.78, 0], [length * 0.96, 0], length * 0.07, length * 0.055, "#c99b58"),
      ellipse([length * 1.0, 0], length * 0.055, length * 0.05, "#5a3d22"),
      ellipse([length * 1.02, -length * 0.02], length * 0.01, length * 0.01, "#f3e2b8"),
      fill(core, shade(tones[0] ?? "#000000", stalks ? 0.1 : 0.4)),
      ...grains,
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${turn})"`,
  );
}
