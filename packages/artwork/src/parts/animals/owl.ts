import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, pts, smooth, stroke } from "../drawing/path.ts";

/** A great horned owl perched facing us, feet at the point; `h` design pixels tall. */
export function owl([x, y]: Point, h: number, brown = "#6b5138", pale = "#d9c3a0"): string {
  const p = ([u, v]: Point): Point => [x + u * h, y + v * h];
  const blob = (text: string, color: string, more = "") =>
    fill(smooth(pts(text).map(p)), color, more);
  const both = (text: string, color: string) =>
    blob(text, color) +
    fill(smooth(pts(text).map(([u, v]): Point => p([-u, v]))), shade(color, 0.16));
  const bars = [-0.5, -0.44, -0.38, -0.32, -0.26, -0.2, -0.14].map((v, i) =>
    stroke(
      smooth(
        [-0.13, -0.065, 0, 0.065, 0.13].map((u, k) =>
          p([u * (1 - Math.abs(v + 0.34) * 0.8), v + (k % 2 ? 0.014 : 0) + (i % 2 ? 0.004 : 0)]),
        ),
        false,
      ),
      shade(brown, 0.1),
      h * 0.013,
    ),
  );
  return group([
    blob(
      "-0.1 -0.06, 0 -0.1, 0.1 -0.06, 0.09 0.1, 0.06 0.2, -0.06 0.2, -0.09 0.1",
      shade(brown, 0.35),
    ),
    blob(
      "0 -0.84, 0.16 -0.78, 0.22 -0.64, 0.27 -0.44, 0.25 -0.2, 0.14 0, 0 0.03, -0.14 0, -0.25 -0.2, -0.27 -0.44, -0.22 -0.64, -0.16 -0.78",
      brown,
    ),
    blob(
      "0 -0.56, 0.14 -0.48, 0.17 -0.3, 0.12 -0.08, 0 -0.02, -0.12 -0.08, -0.17 -0.3, -0.14 -0.48",
      pale,
    ),
    ...bars,
    both("0.2 -0.6, 0.28 -0.42, 0.27 -0.2, 0.18 0.04, 0.15 -0.12, 0.165 -0.36", shade(brown, 0.28)),
    both("0.19 -0.56, 0.25 -0.42, 0.24 -0.26, 0.19 -0.3, 0.18 -0.44", mix(brown, pale, 0.22)),
    both("0.06 -0.81, 0.11 -0.84, 0.185 -0.93, 0.195 -0.82, 0.17 -0.72", shade(brown, 0.3)),
    both(
      "0.02 -0.78, 0.12 -0.8, 0.185 -0.72, 0.18 -0.62, 0.1 -0.56, 0.02 -0.6",
      mix("#b5814f", pale, 0.25),
    ),
    both("0.17 -0.76, 0.2 -0.68, 0.175 -0.58, 0.155 -0.56, 0.17 -0.66", shade(brown, 0.5)),
    blob(
      "0 -0.8, 0.07 -0.76, 0.03 -0.68, 0 -0.62, -0.03 -0.68, -0.07 -0.76",
      mix(pale, "#ffffff", 0.3),
    ),
    ...[-1, 1].map((s) =>
      group([
        ellipse(p([s * 0.085, -0.69]), h * 0.056, h * 0.056, "#2a211a"),
        ellipse(p([s * 0.085, -0.69]), h * 0.047, h * 0.047, "#f0c048"),
        ellipse(p([s * 0.083, -0.69]), h * 0.026, h * 0.026, "#17120d"),
        ellipse(p([s * 0.083 + 0.012, -0.703]), h * 0.009, h * 0.009, "#fff8e4"),
      ]),
    ),
    blob("0 -0.67, 0.028 -0.64, 0.012 -0.59, 0 -0.57, -0.012 -0.59, -0.028 -0.64", "#2a2622"),
    blob("0 -0.55, 0.09 -0.53, 0.05 -0.49, 0 -0.47, -0.05 -0.49, -0.09 -0.53", "#f4ead6"),
    ...[-1, 1].map((s) =>
      group(
        [-0.03, 0, 0.03].map((d) =>
          ellipse(p([s * 0.075 + d, 0.015]), h * 0.017, h * 0.032, mix(pale, "#8a6b45", 0.3)),
        ),
      ),
    ),
  ]);
}
