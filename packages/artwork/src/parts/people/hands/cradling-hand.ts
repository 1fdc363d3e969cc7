import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../drawing/path.ts";

const put = ([x, y]: Point, scale: number) =>
  `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`;

/** A finger narrowing over its two last joints, with a shaded edge on its right. */
function finger(root: Point, joint: Point, tip: Point, skin: string): string {
  const bar = (dx: number, grow: number, tone: string) => {
    const at = ([x, y]: Point): Point => [x + dx, y];
    return (
      taper(at(root), at(joint), 14 + grow, 13.5 + grow, tone) +
      taper(at(joint), at(tip), 13.5 + grow, 10.5 + grow, tone)
    );
  };
  return bar(1.5, 1.2, shade(skin, 0.34)) + bar(0, 0, skin);
}

/**
 * A hand lying palm up beneath something, fingers to the left and the thumb up before it; the point
 * is the wrist, `turn` in degrees. About 190 design pixels long at `scale` 1.
 */
export function support(at: Point, scale: number, skin: string, turn = 0): string {
  const dark = shade(skin, 0.32);
  const palm = pts(
    "30 -40, 8 -34, -30 -22, -66 -14, -96 -13, -108 0, -100 14, -64 25, -22 27, 14 18, 36 -6",
  );
  return group(
    [
      group(
        [
          ...pts("-150 26, -164 20").map(([x, y], i) =>
            finger([-84, 14 - i * 3], [-124, 24 - i * 4], [x, y - 6], shade(skin, 0.26 - i * 0.1)),
          ),
          fill(smooth(palm.map(([x, y]): Point => [x + 2, y + 5])), dark),
          finger([-88, 2], [-134, 8], [-172, -2], skin),
          fill(smooth(palm), skin),
          fill(
            smooth(pts("36 -6, 14 18, -22 27, -64 25, -100 14, -60 14, -20 14, 10 4")),
            dark,
            'opacity="0.35"',
          ),
          stroke("M-108 -9q5 9 2 18M-138 -3q4 7 2 13", dark, 2, 'opacity="0.5"'),
          ellipse([-176, -5], 6, 4, mix(skin, "#fff1dc", 0.4), 14),
          fill(
            smooth(pts("-20 -34, -58 -62, -104 -84, -112 -66, -80 -40, -40 -14")),
            "#0c3644",
            'opacity="0.25"',
          ),
          taper([-20, -14], [-58, -46], 20, 14.5, dark),
          taper([-58, -46], [-90, -67], 14.5, 10.5, dark),
          taper([-19, -16], [-58, -48], 19, 13.5, skin),
          taper([-58, -48], [-89, -68], 13.5, 9.5, skin),
          stroke("M-60 -60q6 6 6 14", dark, 2, 'opacity="0.4"'),
          ellipse([-90, -72], 8, 4.4, mix(skin, "#fff1dc", 0.4), 32),
        ],
        `transform="rotate(${turn})"`,
      ),
    ],
    put(at, scale),
  );
}

/**
 * The back of a hand reaching down over something thin and closing round it; the point is the wrist.
 * About 130 by 130 design pixels at `scale` 1, the thumb on the left.
 */
export function grasp(at: Point, scale: number, skin: string): string {
  const dark = shade(skin, 0.32);
  const roots = pts("-88 58, -64 72, -37 80, -10 80");
  const tips = pts("-104 106, -80 124, -50 130, -20 122");
  const back = pts(
    "-13 -58, -28 -16, -46 12, -84 32, -104 52, -94 74, -66 88, -36 96, -8 94, 8 78, 18 46, 28 16, 31 -4, 26 -34, 10 -60",
  );
  return group(
    [
      fill(
        smooth(pts("-118 108, -84 136, -44 142, -4 126, 14 84, -40 60, -100 70")),
        "#0c3644",
        'opacity="0.26"',
      ),
      // The thumb lies along the top.
      finger([-66, 34], [-108, 36], [-136, 50], skin),
      ...tips.map((tip, i) => {
        const root = roots[i] ?? tip;
        return finger(root, [(root[0] + tip[0]) / 2 + 1, (root[1] + tip[1]) / 2 - 2], tip, skin);
      }),
      fill(smooth(back), skin),
      fill(
        smooth(pts("36 -36, 31 -4, 28 16, 18 46, 8 78, -8 94, -2 70, 8 40, 16 8, 24 -24")),
        dark,
        'opacity="0.45"',
      ),
      ...pts("-76 66, -50 79, -23 86").map(([x, y]) =>
        stroke(`M${x} ${y + 4}q-2 10 -6 20`, dark, 2.2, 'opacity="0.8"'),
      ),
      ...pts("-88 52, -62 64, -36 71, -11 70").map(([x, y]) =>
        stroke(`M${x - 7} ${y + 3}q7 -8 14 -1`, dark, 1.8, 'opacity="0.4"'),
      ),
    ],
    put(at, scale),
  );
}
