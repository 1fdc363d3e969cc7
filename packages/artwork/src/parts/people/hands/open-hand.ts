import { mix, shade } from "../../drawing/color.ts";
import { fill, group, num, type Point } from "../../drawing/path.ts";

/**
 * An opened hand in side view at the end of a small figure's arm: the wrist at the point, fingers
 * `size` design pixels long from there, turned `angle` degrees (0 right, 90 down); `thumb` is the
 * side it lies on, 1 clockwise of the fingers.
 */
export function openHand(
  [x, y]: Point,
  size: number,
  angle: number,
  skin: string,
  thumb: 1 | -1 = 1,
): string {
  const put = `transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${num(size)} ${num(size * thumb)})"`;
  const dark = shade(skin, 0.26);
  const bar = (path: string, w: number, tone: string) =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${w}" stroke-linecap="round"/>`;
  const fingers = [
    "M0.4 -0.18C0.6 -0.24 0.78 -0.22 0.9 -0.14",
    "M0.42 -0.06C0.66 -0.08 0.86 -0.06 1 0.02",
    "M0.4 0.06C0.64 0.06 0.82 0.1 0.94 0.18",
  ];
  return group(
    [
      ...fingers.map((path) => bar(path, 0.17, dark)),
      ...fingers.map((path) => bar(path, 0.13, skin)),
      fill(
        "M-0.1 -0.2C0.16 -0.32 0.46 -0.3 0.54 -0.16C0.58 0.02 0.54 0.16 0.4 0.22C0.2 0.28 0 0.24 -0.1 0.18Z",
        skin,
      ),
      bar("M0.14 0.18C0.26 0.34 0.42 0.38 0.56 0.36", 0.17, dark),
      bar("M0.12 0.16C0.26 0.32 0.42 0.37 0.55 0.35", 0.14, mix(skin, "#fff1dc", 0.12)),
    ],
    put,
  );
}
