import { shade } from "../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  smooth,
  stroke,
  taper,
} from "../drawing/path.ts";

interface Rod {
  readonly grip: Point;
  /** Degrees above level. */
  readonly angle: number;
  readonly length: number;
  readonly facing: "left" | "right";
  /** Sag of the tip as a share of the length. */
  readonly bend?: number;
  readonly color?: string;
  /** Where the line meets the water. */
  readonly to?: Point;
  readonly line?: string;
  readonly bobber?: string;
}

/** A rod with reel and, if `to` is given, a slack line down to it; sizes in design pixels. */
export function rod({
  grip,
  angle,
  length,
  facing,
  bend = 0.08,
  color = "#2b2119",
  to,
  line = "#fdf6e6",
  bobber,
}: Rod): string {
  const f = facing === "left" ? -1 : 1;
  const a = (angle * Math.PI) / 180;
  const along = (t: number, sag: number): Point => [
    grip[0] + f * Math.cos(a) * length * t,
    grip[1] - Math.sin(a) * length * t + sag * length,
  ];
  const points = [
    along(-0.12, 0),
    along(0.3, bend * 0.06),
    along(0.65, bend * 0.36),
    along(1, bend),
  ];
  const tip = points[3] ?? grip;
  const w = length * 0.0075;
  return group([
    ...(to
      ? [
          stroke(
            smooth(
              [tip, [tip[0] + (to[0] - tip[0]) * 0.45, tip[1] + (to[1] - tip[1]) * 0.62], to],
              false,
            ),
            line,
            Math.max(0.9, length * 0.0035),
            'opacity="0.75"',
          ),
        ]
      : []),
    stroke(smooth(points.slice(0, 3), false), color, w * 1.6),
    stroke(smooth(points.slice(1), false), color, w),
    taper(along(-0.14, 0), along(0.06, 0), w * 1.5, w * 1.3, shade("#a8743a", 0.2)),
    ellipse(along(0.05, 0.026), w * 2.4, w * 2.4, color),
    ...(to && bobber ? [float(to, length * 0.028, bobber)] : []),
  ]);
}

/** A bobber riding half out of the water; radius in design pixels. */
export function float([x, y]: Point, r: number, color: string): string {
  return group([
    stroke(`M${x} ${y - r * 2.2}L${x} ${y - r}`, "#2b2119", r * 0.3),
    ellipse([x, y - r * 0.35], r, r, "#fdf6e6"),
    fill(`M${x - r} ${y - r * 0.35}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.35}Z`, color),
  ]);
}

/** A wheelchair in side view whose seat is at the given hip point; `h` is its user's standing height. */
export function wheelchair([x, y]: Point, h: number, facing: "left" | "right", frame = "#2f4858") {
  const f = facing === "left" ? -1 : 1;
  const p = (dx: number, dy: number): Point => [x + f * dx * h, y + dy * h];
  const hub = p(-0.03, 0.115);
  const r = h * 0.165;
  const bars: readonly (readonly [Point, Point])[] = [
    [p(-0.1, 0.05), p(0.19, 0.05)],
    [p(-0.1, 0.05), p(-0.12, -0.2)],
    [p(-0.12, -0.2), p(-0.17, -0.21)],
    [p(0.19, 0.05), p(0.24, 0.21)],
    [p(0.24, 0.21), p(0.31, 0.225)],
    [p(0.12, 0.05), p(0.15, 0.22)],
  ];
  const wheel = [
    ellipse(hub, r, r, "none", 0, `stroke="#20303a" stroke-width="${h * 0.02}"`),
    ellipse(hub, r * 0.86, r * 0.86, "none", 0, `stroke="#c9d3d6" stroke-width="${h * 0.006}"`),
    ...Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 8;
      const [dx, dy] = [Math.cos(a) * r, Math.sin(a) * r];
      return stroke(
        `M${hub[0] - dx} ${hub[1] - dy}L${hub[0] + dx} ${hub[1] + dy}`,
        "#c9d3d6",
        h * 0.003,
      );
    }),
    ellipse(hub, r * 0.14, r * 0.14, "#20303a"),
  ];
  return {
    behind: group(bars.map(([a, b]) => taper(a, b, h * 0.012, h * 0.012, frame))),
    front: group([
      ...wheel,
      ellipse(
        p(0.15, 0.24),
        h * 0.04,
        h * 0.04,
        "none",
        0,
        `stroke="#20303a" stroke-width="${h * 0.016}"`,
      ),
    ]),
    /** Depth from the seat to the ground. */
    drop: h * 0.28,
  };
}

/** A landing net; the hoop's middle is `reach` from the hand along `angle` degrees above level. */
export function net(hand: Point, reach: number, angle: number, color: string): string {
  const a = (angle * Math.PI) / 180;
  const hoop: Point = [hand[0] + Math.cos(a) * reach, hand[1] - Math.sin(a) * reach];
  const r = reach * 0.34;
  return group([
    fill(
      smooth([
        [hoop[0] - r, hoop[1]],
        [hoop[0] - r * 0.5, hoop[1] + r * 1.1],
        [hoop[0] + r * 0.5, hoop[1] + r * 1.1],
        [hoop[0] + r, hoop[1]],
      ]),
      "#fdf6e6",
      'opacity="0.45"',
    ),
    ellipse(hoop, r, r * 0.34, "none", 0, `stroke="${color}" stroke-width="${reach * 0.045}"`),
    taper(
      hand,
      [hand[0] + Math.cos(a) * reach * 0.7, hand[1] - Math.sin(a) * reach * 0.7],
      reach * 0.03,
      reach * 0.03,
      color,
    ),
  ]);
}

/** A bucket standing on a line; `w` design pixels wide. */
export function bucket([x, y]: Point, w: number, color: string): string {
  return group([
    stroke(
      `M${x - w * 0.48} ${y - w * 0.95}Q${x} ${y - w * 1.75} ${x + w * 0.48} ${y - w * 0.95}`,
      shade(color, 0.5),
      w * 0.05,
    ),
    fill(
      polygon([
        [x - w * 0.5, y - w],
        [x + w * 0.5, y - w],
        [x + w * 0.38, y],
        [x - w * 0.38, y],
      ]),
      color,
    ),
    fill(
      polygon([
        [x + w * 0.12, y - w],
        [x + w * 0.5, y - w],
        [x + w * 0.38, y],
        [x + w * 0.1, y],
      ]),
      shade(color, 0.25),
    ),
    ellipse([x, y - w], w * 0.5, w * 0.12, shade(color, 0.45)),
  ]);
}

/** A tackle box; `w` design pixels wide. */
export function tackle([x, y]: Point, w: number, color: string): string {
  const box = (top: number, low: number, tone: string) =>
    fill(
      polygon([
        [x - w / 2, y - top],
        [x + w / 2, y - top],
        [x + w * 0.47, y - low],
        [x - w * 0.47, y - low],
      ]),
      tone,
    );
  return group([
    stroke(
      `M${x - w * 0.16} ${y - w * 0.5}V${y - w * 0.6}H${x + w * 0.16}V${y - w * 0.5}`,
      shade(color, 0.5),
      w * 0.045,
    ),
    box(w * 0.5, w * 0.3, shade(color, 0.2)),
    box(w * 0.3, 0, color),
    ellipse([x, y - w * 0.3], w * 0.05, w * 0.05, "#e8dcc3"),
  ]);
}
