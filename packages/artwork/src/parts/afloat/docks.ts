import { mix, shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, polygon, rect, stroke } from "../drawing/path.ts";

interface Dock {
  readonly from: number;
  readonly to: number;
  /** Height of the deck's near edge. */
  readonly y: number;
  /** Height of the waterline at the posts. */
  readonly water: number;
  /** Depth of the deck's visible top. */
  readonly depth: number;
  readonly wood: string;
  readonly light: string;
  readonly posts?: number;
  /** Sideways shift of the far edge, for a deck seen at an angle. */
  readonly skew?: number;
}

/** A dock seen from the side: posts, a beam, and a strip of planked deck on top. */
export function dock({
  from,
  to,
  y,
  water,
  depth,
  wood,
  light,
  posts = 5,
  skew = depth * 1.2,
}: Dock): string {
  const far = y - depth;
  const thick = depth * 0.42;
  const plank = depth * 1.05;
  const span = to - from;
  const seams: string[] = [];
  for (let x = from + plank; x < to; x += plank)
    seams.push(
      stroke(`M${x} ${y}L${x + skew} ${far}`, shade(light, 0.35), depth * 0.05, 'opacity="0.7"'),
    );
  const post = (x: number, top: number, w: number, tone: string) =>
    group([
      rect(x - w / 2, top, w, water - top, tone),
      rect(x - w / 2, top, w * 0.34, water - top, mix(tone, light, 0.35)),
    ]);
  const nearPosts = Array.from({ length: posts }, (_, i) =>
    post(from + span * ((i + 0.15) / posts), y, depth * 0.5, wood),
  );
  const farPosts = Array.from({ length: posts }, (_, i) =>
    post(from + skew + span * ((i + 0.3) / posts), far, depth * 0.36, shade(wood, 0.35)),
  );
  return group([
    ...farPosts,
    rect(from + depth * 0.2, y, span, thick * 1.6, shade(wood, 0.5)),
    ...nearPosts,
    fill(
      polygon([
        [from, y],
        [from + skew, far],
        [to + skew, far],
        [to, y],
      ]),
      light,
    ),
    ...seams,
    rect(from, y, span, thick, wood),
    rect(from, y, span, thick * 0.25, mix(wood, light, 0.5)),
  ]);
}

/** A dock running away from us to a vanishing point: half-widths in design pixels at both ends. */
export function pier({
  near,
  far,
  wide,
  narrow,
  wood,
  light,
  planks = 22,
}: {
  near: Point;
  far: Point;
  wide: number;
  narrow: number;
  wood: string;
  light: string;
  planks?: number;
}) {
  const at = (t: number) => {
    // Equal planks shrink with distance: step in 1/depth rather than evenly.
    const k = t / (t + (1 - t) * (wide / narrow));
    const s = 1 - k;
    return {
      x: near[0] + (far[0] - near[0]) * s,
      y: near[1] + (far[1] - near[1]) * s,
      half: wide + (narrow - wide) * s,
    };
  };
  const pieces: string[] = [];
  const [a, b] = [at(0), at(1)];
  const drop = wide * 0.16;
  pieces.push(
    fill(
      polygon([
        [a.x - a.half, a.y],
        [a.x + a.half, a.y],
        [a.x + a.half, a.y + narrow * 0.3],
        [a.x - a.half, a.y + narrow * 0.3],
      ]),
      shade(wood, 0.4),
    ),
  );
  for (const side of [-1, 1]) {
    pieces.push(
      fill(
        polygon([
          [a.x + side * a.half, a.y],
          [b.x + side * b.half, b.y],
          [b.x + side * b.half, b.y + drop],
          [a.x + side * a.half, a.y + narrow * 0.3],
        ]),
        shade(wood, 0.45),
      ),
    );
  }
  for (let i = 0; i < planks; i++) {
    const [p, q] = [at(i / planks), at((i + 0.93) / planks)];
    const tone = mix(light, wood, ((i * 7) % 5) / 7);
    pieces.push(
      fill(
        polygon([
          [p.x - p.half, p.y],
          [p.x + p.half, p.y],
          [q.x + q.half, q.y],
          [q.x - q.half, q.y],
        ]),
        tone,
      ),
    );
  }
  for (const t of [0.02, 0.45, 0.8, 0.96]) {
    const p = at(t);
    for (const side of [-1, 1]) {
      const w = p.half * 0.09;
      const x = p.x + side * (p.half + w * 0.4);
      pieces.push(
        rect(x - w, p.y - p.half * 0.42, w * 2, p.half * 0.42 + p.half * 0.3, wood),
        ellipse([x, p.y - p.half * 0.42], w, w * 0.35, light),
      );
    }
  }
  return group(pieces);
}
