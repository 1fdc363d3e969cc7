import { ellipse, fill, group, type Point, polygon, smooth, stroke } from "../drawing/path.ts";

/** A fish and three waves as a stencil leaves them, lying along the pavement. */
export function stencil([x, y]: Point, s: number, color: string): string {
  const p = (u: number, v: number): Point => [x + (u + v * 0.25) * s, y + (v * 0.62 + u * 0.2) * s];
  const body = [
    p(-0.9, 0),
    p(-0.5, -0.36),
    p(0, -0.44),
    p(0.5, -0.16),
    p(0.72, 0),
    p(0.5, 0.2),
    p(0, 0.42),
    p(-0.5, 0.32),
  ];
  const wave = (v: number) =>
    stroke(
      smooth(
        [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u, i) => p(u, v + (i % 2 ? -0.1 : 0.1))),
        false,
      ),
      color,
      s * 0.085,
    );
  return group([
    fill(smooth(body), color),
    fill(polygon([p(0.66, 0), p(1.12, -0.36), p(0.98, 0), p(1.12, 0.36)]), color),
    fill(smooth([p(-0.2, -0.4), p(0.1, -0.66), p(0.34, -0.5), p(0.26, -0.28)]), color),
    stroke(smooth([p(-0.52, -0.3), p(-0.44, 0), p(-0.52, 0.28)], false), "#c9c2ae", s * 0.05),
    ellipse(p(-0.68, -0.08), s * 0.06, s * 0.045, "#c9c2ae"),
    wave(0.76),
    wave(1.06),
  ]);
}
