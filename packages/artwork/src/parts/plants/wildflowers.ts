import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, num, type Point, smooth, stroke } from "../drawing/path.ts";

/** A lupine: whorls of small blossoms up a stem above fingered leaves; `h` its height. */
export function lupine([x, y]: Point, h: number, lean: number, color: string): string {
  const at = (t: number): Point => [x + lean * h * t * t, y - h * t];
  const top = at(1);
  const whorls = Array.from({ length: 11 }, (_, i) => {
    const t = 0.5 + i * 0.045;
    const [cx, cy] = at(t);
    const w = h * 0.075 * (1 - i / 14);
    const tone = mix(color, "#f6e6f2", i / 22);
    return group([
      ellipse([cx - w * 0.75, cy], w * 0.55, w * 0.42, shade(tone, 0.18), 20),
      ellipse([cx + w * 0.75, cy], w * 0.55, w * 0.42, tone, -20),
      ellipse([cx, cy + w * 0.12], w * 0.5, w * 0.46, mix(tone, "#ffffff", 0.18)),
    ]);
  });
  const leaf = (t: number, side: 1 | -1) => {
    const [lx, ly] = at(t);
    return group(
      [-50, -20, 10, 40].map((turn) =>
        ellipse(
          [lx + side * h * 0.1, ly - h * 0.03],
          h * 0.09,
          h * 0.02,
          "#3f7f4c",
          turn * side,
          "",
        ),
      ),
    );
  };
  return group([
    stroke(
      `M${num(x)} ${num(y)}Q${num(x)} ${num(y - h * 0.5)} ${num(top[0])} ${num(top[1])}`,
      "#3f7f4c",
      h * 0.016,
    ),
    leaf(0.22, -1),
    leaf(0.34, 1),
    ...whorls,
  ]);
}

/** A California poppy in side view, cup open to the light; `h` its height. */
export function poppy([x, y]: Point, h: number, lean: number, color = "#f08a35"): string {
  const [cx, cy]: Point = [x + lean * h, y - h];
  const r = h * 0.17;
  const petal = (u: number, w: number, tone: string) =>
    fill(
      smooth([
        [cx + u * r * 0.2, cy + r * 0.7],
        [cx + (u - w) * r, cy - r * 0.5],
        [cx + u * r, cy - r * 0.85],
        [cx + (u + w) * r, cy - r * 0.5],
      ]),
      tone,
    );
  return group([
    stroke(
      `M${num(x)} ${num(y)}Q${num(x)} ${num(y - h * 0.6)} ${num(cx)} ${num(cy + r * 0.6)}`,
      "#4f8a55",
      h * 0.02,
    ),
    petal(-0.3, 0.7, shade(color, 0.18)),
    petal(0.3, 0.7, shade(color, 0.1)),
    petal(-0.75, 0.55, mix(color, "#ffd98a", 0.2)),
    petal(0.75, 0.55, color),
    petal(0, 0.6, mix(color, "#ffd98a", 0.35)),
  ]);
}
