import { ellipse, group, type Point, taper } from "../drawing/path.ts";

/** A stripped trunk lying in the stream, pale at its sawn end, with a root wad at the other if `roots`. */
export function trunk(from: Point, to: Point, r: number, roots = false): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const wad = roots
    ? [-1.1, -0.6, -0.1, 0.4, 0.9].map((t, i) =>
        taper(
          from,
          [
            from[0] - ux * r * (1.6 + (i % 2)) - uy * r * t * 2.4,
            from[1] - uy * r * (1.6 + (i % 2)) + ux * r * t * 2.4,
          ],
          r * 0.6,
          r * 0.16,
          i % 2 ? "#5a4432" : "#6d533a",
        ),
      )
    : [];
  return group([
    taper([from[0] + 4, from[1] + r], [to[0] + 4, to[1] + r], r * 1.05, r * 0.85, "#1c4652"),
    ...wad,
    taper(from, to, r, r * 0.76, "#7d6044"),
    taper(
      [from[0] - uy * -r * 0.36, from[1] - Math.abs(ux) * r * 0.36],
      [to[0] - uy * -r * 0.3, to[1] - Math.abs(ux) * r * 0.3],
      r * 0.44,
      r * 0.32,
      "#b9946a",
    ),
    ellipse(to, r * 0.5, r * 0.76, "#e3c592", (Math.atan2(uy, ux) * 180) / Math.PI),
    ellipse(to, r * 0.26, r * 0.42, "#c9a26c", (Math.atan2(uy, ux) * 180) / Math.PI),
  ]);
}
