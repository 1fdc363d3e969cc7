import { mix } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** A skimmer dragonfly from above in close-up, `length` design pixels, heading `aim` degrees. */
export function skimmer([x, y]: Point, length: number, aim: number, color: string): string {
  const u = length / 100;
  const at = (text: string) => pts(text).map(([a, b]): Point => [a * u, b * u]);
  const wing = (outline: string, veins: readonly string[], spots: readonly string[]) => [
    fill(smooth(at(outline)), "#f2f8f6", 'opacity="0.62"'),
    ...spots.map((spot) => fill(smooth(at(spot)), "#4a3527", 'opacity="0.72"')),
    ...veins.map((vein) => stroke(smooth(at(vein), false), "#4d6368", 0.35 * u, 'opacity="0.55"')),
    stroke(smooth(at(outline)), "#4d6368", 0.4 * u, 'opacity="0.6"'),
  ];
  const pair = [
    ...wing(
      "16 -4, 22 -22, 24 -44, 22 -62, 17 -64, 12 -46, 8 -20, 11 -5",
      ["17 -5, 21 -30, 20 -62", "15 -5, 16 -30, 17 -60", "13 -6, 12 -24, 15 -46"],
      [
        "21 -26, 23.4 -38, 18 -40, 15 -33, 17 -27",
        "22.6 -53, 22 -62, 18 -63.6, 16 -58, 18 -53",
        "16 -4, 18.6 -13, 14 -16, 11.6 -6",
      ],
    ),
    ...wing(
      "8 -4, 5 -20, 4 -42, 2 -59, -4 -60, -10 -44, -10 -22, 1 -5",
      ["6 -5, 2 -30, 0 -58", "4 -5, -3 -28, -3 -56", "2 -6, -7 -24, -8 -42"],
      [
        "5 -22, 4.6 -36, -2 -38, -6 -31, -2 -24",
        "2.8 -48, 1.6 -58, -3 -59, -6 -53, -3 -48",
        "7.4 -4, 5.4 -12, -3 -15, 1.6 -5.4",
      ],
    ),
  ];
  const body = [
    taper([6 * u, 0], [-48 * u, 0], 3.4 * u, 1.9 * u, color),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      ellipse([(1 - i * 6) * u, 0], 0.5 * u, (2.7 - i * 0.12) * u, mix(color, "#0b2733", 0.5)),
    ),
    ellipse([12 * u, 0], 8.4 * u, 5.4 * u, mix(color, "#2b1d14", 0.55)),
    stroke(`M${6 * u} 0L${19 * u} 0`, mix(color, "#f5e6b8", 0.35), 1.2 * u),
    ellipse([23.5 * u, 0], 3.2 * u, 3 * u, "#5a4632"),
    ellipse([24 * u, -2.7 * u], 3.4 * u, 2.9 * u, "#6d2f25", 20),
    ellipse([24 * u, 2.7 * u], 3.4 * u, 2.9 * u, "#6d2f25", -20),
    ellipse([25 * u, -3.4 * u], 0.9 * u, 0.6 * u, "#f3d9b8"),
    ellipse([25 * u, 2 * u], 0.9 * u, 0.6 * u, "#f3d9b8"),
  ];
  return group(
    [group(pair), group(pair, 'transform="scale(1 -1)"'), ...body],
    `transform="translate(${x} ${y}) rotate(${aim})"`,
  );
}
