import { group, type Point, smooth, stroke } from "../drawing/path.ts";

/** A fly rod bent into the forward cast; answers its art and its tip. */
export function flyRod(grip: Point, tip: Point, sag: number, color: string, width = 4) {
  const [dx, dy] = [tip[0] - grip[0], tip[1] - grip[1]];
  const at = (t: number, off: number): Point => [
    grip[0] + dx * t - dy * off * sag,
    grip[1] + dy * t + dx * off * sag,
  ];
  const art = group([
    stroke(smooth([at(-0.05, 0), at(0.12, 0)], false), color, width * 2.2),
    stroke(smooth([at(0, 0), at(0.4, 0.7), at(0.7, 0.8)], false), color, width),
    stroke(smooth([at(0.4, 0.7), at(0.7, 0.8), tip], false), color, width * 0.6),
  ]);
  return { art, tip };
}

/** A line unrolling in a long narrow loop: out from the tip, round the nose and back to the fly. */
export function loop(tip: Point, nose: Point, fly: Point, color: string, width: number): string {
  const bow = (nose[1] - fly[1]) * 0.5;
  return stroke(
    smooth(
      [
        tip,
        [tip[0] + (nose[0] - tip[0]) * 0.5, tip[1] + (nose[1] + bow - tip[1]) * 0.72],
        [nose[0] - bow * 0.9, nose[1] + bow * 0.92],
        nose,
        [nose[0] - bow * 1.1, nose[1] - bow * 0.96],
        [fly[0] + (nose[0] - fly[0]) * 0.45, fly[1] - bow * 0.15],
        fly,
      ],
      false,
    ),
    color,
    width,
  );
}
