import { fill, group, type Point, polygon, smooth } from "../drawing/path.ts";
import { brush, type Side } from "./brush.ts";

/** A common loon afloat in summer dress, at the waterline; `length` design pixels. */
export function loon(at: Point, length: number, facing: Side = "right"): string {
  const b = brush(at, length, facing);
  const checks: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 9 - row; i++) {
      const x = 20 - i * 5.6 - row * 2.2;
      const y = -19 + row * 4.1 + (x - 2) ** 2 * 0.006;
      const w = 2.9 - i * 0.16;
      const corners: Point[] = [
        [x, y],
        [x + w, y + 0.3],
        [x + w - 0.4, y + 2.3],
        [x - 0.4, y + 2],
      ];
      checks.push(polygon(corners.map(b.p)));
    }
  }
  const throat = [0, 1, 2, 3, 4, 5].map((i) =>
    b.line(
      `${25.4 + i * 2.3} ${-29.6 + i * 0.2}, ${24.8 + i * 2.5} ${-23.4 + i * 0.2}`,
      "#eef2ee",
      0.75,
    ),
  );
  return group([
    b.blob(
      "-52 -8, -44 -14, -24 -22, 2 -25, 24 -21, 38 -12, 42 -3, 38 4, 0 6, -34 4, -46 -2",
      "#1d2a33",
    ),
    b.blob("-46 -2, -20 -3, 14 -4, 34 -6, 42 -3, 38 4, 0 6, -34 4", "#0f1a22"),
    fill(checks.join(""), "#e9eeea"),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      b.dot(`${-40 + i * 9} ${-1 - (i % 2) * 1.6}`, 0.7, "#c9d3d2"),
    ),
    b.blob("40 -18, 45 -11, 46 -3, 41 4, 28 6, 20 3, 19 -4, 24 -11, 32 -17", "#f3f4ec"),
    b.blob(
      "21 -46, 25 -53, 33 -56.6, 42 -54.4, 48 -49, 45.6 -43.6, 41 -40, 39 -34, 39.6 -27, 42 -19, 42 -14, 37 -11, 33 -15, 27 -12, 19 -17, 15 -24, 19 -31, 21 -39",
      "#17242b",
    ),
    b.blob("24 -50, 30 -55.4, 39 -55, 43 -51, 36 -47, 27 -45", "#24433f"),
    ...throat,
    b.blob("45.5 -51.5, 53 -49.4, 63 -45, 54 -44, 45 -44", "#141b20"),
    b.line("46 -47.4, 54 -46.6, 61 -45.2", "#3b4a52", 0.5),
    b.dot("39.6 -49.6", 1.9, "#b3322b"),
    b.dot("39.9 -49.6", 0.95, "#120c0c"),
    b.dot("40.3 -50.3", 0.4, "#fdf6e6"),
  ]);
}

/** A loon chick, downy and dark, sitting; `size` design pixels long. */
export function loonChick(at: Point, size: number, facing: Side = "right"): string {
  const b = brush(at, size, facing);
  const fluff = smooth;
  return group([
    b.blob("-48 -22, -30 -44, 0 -50, 24 -42, 34 -20, 26 0, -30 2, -46 -8", "#4d4038"),
    b.blob("-20 -10, 8 -16, 32 -22, 26 0, -12 2", "#8d7b69"),
    b.blob("6 -48, 8 -70, 24 -84, 44 -80, 52 -66, 44 -54, 34 -46, 26 -36, 10 -38", "#4d4038"),
    b.blob("30 -58, 46 -64, 44 -54, 34 -46", "#8d7b69"),
    b.blob("50 -71, 68 -65, 50 -61", "#20252a"),
    b.dot("39 -70", 3.4, "#12100f"),
    b.dot("40.4 -71.6", 1.2, "#fdf6e6"),
    fill(fluff([b.p([-46, -14]), b.p([-58, -20]), b.p([-44, -24])]), "#4d4038"),
  ]);
}
