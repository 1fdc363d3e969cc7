import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

/** A finger as a soft bar through its joints, root first, with a shaded edge and a nail at its tip. */
export function finger(joints: readonly Point[], width: number, skin: string, nail = true): string {
  const tip = joints.at(-1) ?? [0, 0];
  const before = joints.at(-2) ?? tip;
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  const data = smooth(joints, false);
  const back: Point = [
    tip[0] + (tip[0] - before[0]) * 0.02,
    tip[1] + (tip[1] - before[1]) * 0.02 - width * 0.05,
  ];
  return group([
    stroke(data, shade(skin, 0.32), width),
    stroke(data, skin, width * 0.88, `transform="translate(${-width * 0.04} ${-width * 0.04})"`),
    nail ? ellipse(back, width * 0.26, width * 0.2, mix(skin, "#fff1e2", 0.45), turn) : "",
  ]);
}

/** A bare forearm from elbow to wrist with a rolled sleeve down to `cuff` of its length. */
export function forearm(
  elbow: Point,
  wrist: Point,
  width: number,
  skin: string,
  sleeve: string,
  cuff = 0.45,
): string {
  const at = (t: number): Point => [
    elbow[0] + (wrist[0] - elbow[0]) * t,
    elbow[1] + (wrist[1] - elbow[1]) * t,
  ];
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const across = (t: number, half: number): [Point, Point] => {
    const [x, y] = at(t);
    const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
    return [
      [x + dx, y + dy],
      [x - dx, y - dy],
    ];
  };
  /** A straight-cut piece of cloth between two shares of the arm. */
  const cloth = (from: number, to: number, half: number, color: string): string => {
    const [a, b] = across(from, half * 1.06);
    const [c, d] = across(to, half);
    return fill(polygon([a, c, d, b]), color);
  };
  const [a, b] = across(cuff, width * 0.62);
  return group([
    taper(elbow, wrist, width * 0.56, width * 0.38, shade(skin, 0.25)),
    taper(
      [elbow[0] - width * 0.08, elbow[1]],
      [wrist[0] - width * 0.07, wrist[1]],
      width * 0.47,
      width * 0.3,
      skin,
    ),
    cloth(0, cuff - 0.05, width * 0.6, sleeve),
    cloth(cuff - 0.07, cuff, width * 0.64, shade(sleeve, 0.16)),
    stroke(smooth([a, b], false), shade(sleeve, 0.35), width * 0.04),
  ]);
}

/** The flat of a hand as a soft blob through points. */
export const palm = (points: readonly Point[], skin: string): string =>
  group([
    fill(smooth(points.map(([x, y]): Point => [x + 3, y + 4])), shade(skin, 0.32)),
    fill(smooth(points), skin),
  ]);
