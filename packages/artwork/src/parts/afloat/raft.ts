import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, smooth, stroke, taper } from "../drawing/path.ts";

/** An inflatable raft in side view with upturned ends; its middle at the waterline. */
export function raft([x, y]: Point, length: number, color: string): string {
  const p = (u: number, v: number): Point => [x + u * length, y + v * length];
  const line = [
    p(-0.48, -0.12),
    p(-0.36, -0.058),
    p(-0.2, -0.045),
    p(0, -0.042),
    p(0.2, -0.045),
    p(0.36, -0.058),
    p(0.48, -0.12),
  ];
  const data = smooth(line, false);
  const lift = (dy: number) => `transform="translate(0 ${(dy * length).toFixed(1)})"`;
  return group([
    stroke(data, shade(color, 0.32), length * 0.1),
    stroke(data, color, length * 0.078, lift(-0.01)),
    stroke(data, mix(color, "#fff4de", 0.4), length * 0.014, lift(-0.03)),
    stroke(data, shade(color, 0.5), length * 0.007, lift(0.012)),
    ...[-0.24, 0, 0.24].map((u) =>
      stroke(
        `M${p(u, -0.085).join(" ")}L${p(u, 0.002).join(" ")}`,
        shade(color, 0.3),
        length * 0.008,
      ),
    ),
  ]);
}

/** A drift boat in side view: flat bottom, both ends rising high; bow to the left. */
export function driftBoat([x, y]: Point, length: number, color: string): string {
  const p = (u: number, v: number): Point => [x + u * length, y + v * length];
  const sheer = [
    p(-0.52, -0.21),
    p(-0.36, -0.14),
    p(-0.12, -0.105),
    p(0.14, -0.105),
    p(0.36, -0.13),
    p(0.47, -0.17),
  ];
  const hull = `${smooth(sheer, false)}L${p(0.42, -0.02).join(" ")}${smooth([p(0.42, -0.02), p(0.2, 0.016), p(-0.16, 0.016), p(-0.4, -0.04), p(-0.52, -0.21)], false).replace(/^M/, "L")}Z`;
  return group([
    fill(hull, color),
    fill(
      smooth([
        p(-0.43, -0.07),
        p(-0.1, -0.03),
        p(0.2, -0.03),
        p(0.43, -0.05),
        p(0.4, -0.01),
        p(0.2, 0.016),
        p(-0.16, 0.016),
        p(-0.36, -0.02),
      ]),
      shade(color, 0.25),
    ),
    stroke(smooth(sheer, false), mix(color, "#f3e6cb", 0.8), length * 0.018),
    taper(p(0.44, -0.04), p(0.47, -0.17), length * 0.008, length * 0.008, shade(color, 0.2)),
  ]);
}
