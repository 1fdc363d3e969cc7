import { mix, shade } from "../../drawing/color.ts";
import { fill, group, type Point, polygon, pts, rect, smooth, stroke } from "../../drawing/path.ts";

/** Chest waders hung by their braces from a line at the point; `h` from the line to the soles, `turn` their sway in degrees. */
export function waders(at: Point, h: number, color: string, turn = 0, lit = "#ffd7a6"): string {
  const place = (text: string): Point[] => pts(text).map(([x, y]): Point => [x * h, y * h]);
  const dark = shade(color, 0.32);
  const boot = "#4a3a30";
  const half = (side: 1 | -1): string => {
    const flip = (points: Point[]): Point[] => points.map(([x, y]): Point => [x * side, y]);
    const leg = flip(place("0 0.5, 0.145 0.4, 0.15 0.6, 0.132 0.88, 0.03 0.88, 0.02 0.66, 0 0.56"));
    const foot = flip(
      place("0.028 0.86, 0.136 0.86, 0.14 0.93, 0.2 0.97, 0.2 1, 0.03 1, 0.022 0.94"),
    );
    return (
      fill(smooth(leg), side > 0 ? dark : color) +
      fill(smooth(foot), side > 0 ? shade(boot, 0.3) : boot)
    );
  };
  return group(
    [
      ...[-1, 1].map((side) =>
        stroke(`M${side * h * 0.05} ${-h * 0.01}L${side * h * 0.095} ${h * 0.14}`, dark, h * 0.018),
      ),
      half(1),
      half(-1),
      fill(
        smooth(
          place(
            "-0.11 0.12, 0 0.135, 0.11 0.12, 0.14 0.24, 0.148 0.42, 0.1 0.53, 0 0.57, -0.1 0.53, -0.148 0.42, -0.14 0.24",
          ),
        ),
        color,
      ),
      fill(
        smooth(
          place(
            "0.05 0.145, 0.075 0.14, 0.1 0.138, 0.135 0.25, 0.146 0.42, 0.1 0.53, 0.02 0.56, 0.05 0.34",
          ),
        ),
        dark,
      ),
      fill(polygon(place("-0.142 0.33, 0.146 0.33, 0.147 0.36, -0.145 0.36")), shade(color, 0.5)),
      `<rect x="${-h * 0.06}" y="${h * 0.19}" width="${h * 0.1}" height="${h * 0.09}" rx="${h * 0.01}" fill="${mix(color, lit, 0.16)}"/>`,
      stroke(
        smooth(place("-0.108 0.125, -0.14 0.24, -0.148 0.42, -0.149 0.6, -0.134 0.86"), false),
        lit,
        h * 0.012,
      ),
      ...[-0.05, 0.05].map((x) =>
        rect(x * h - h * 0.014, -h * 0.035, h * 0.028, h * 0.05, "#d9b27c"),
      ),
    ],
    `transform="translate(${at[0]} ${at[1]}) rotate(${turn})"`,
  );
}
