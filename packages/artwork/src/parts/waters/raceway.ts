import { fill, group, type Point, polygon, stroke } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { stops } from "../drawing/table.ts";

/** Where all lines along the raceways meet. */
export const vanish: Point = [560, 196];

/** A place on the yard's floor: `u` sideways at the sheet's foot, `d` from 0 (near) to 1 (vanishing point). */
export const floor = (u: number, d: number): Point => [
  vanish[0] + (u - vanish[0]) * (1 - d),
  vanish[1] + (920 - vanish[1]) * (1 - d),
];

/** A long basin between two sides, with its far wall, water and the light on it. */
export function basin(sheet: Sheet, left: number, right: number): string {
  const far = 0.8;
  const drop = 70;
  const low = (u: number, d: number): Point => {
    const [x, y] = floor(u, d);
    return [x, y + drop * (1 - d)];
  };
  const inner = polygon([
    floor(left, -0.1),
    floor(left, far),
    floor(right, far),
    floor(right, -0.1),
  ]);
  return group([
    fill(inner, "#7f8f8c"),
    group(
      [
        fill(
          polygon([
            low(left + 30, -0.2),
            low(left + 30, far),
            low(right - 30, far),
            low(right - 30, -0.2),
          ]),
          sheet.linear(stops("0 #a6d3c8, 0.35 #4f9ea0, 1 #175a6b")),
        ),
        fill(
          polygon([floor(left, -0.1), floor(left, far), low(left + 30, far), low(left + 30, -0.2)]),
          "#a8b0a4",
        ),
        fill(
          polygon([
            floor(right, -0.1),
            floor(right, far),
            low(right - 30, far),
            low(right - 30, -0.2),
          ]),
          "#5f726f",
        ),
      ],
      `clip-path="${sheet.clip(inner)}"`,
    ),
    stroke(
      `M${floor(left, -0.1).join(" ")}L${floor(left, far).join(" ")}M${floor(right, -0.1).join(" ")}L${floor(right, far).join(" ")}`,
      "#f1ead6",
      7,
    ),
  ]);
}
