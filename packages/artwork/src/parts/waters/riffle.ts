import { fill, group, type Point, smooth, stroke, taper } from "../drawing/path.ts";

/** A long-handled net with a straight lower edge standing in the stream; from hand to foot. */
export function kickNet(hand: Point, foot: Point, w: number): string {
  const [x, y] = foot;
  return group([
    taper(
      [hand[0] + (hand[0] - x) * 0.4, hand[1] + (hand[1] - y) * 0.4],
      [x, y - w * 0.8],
      w * 0.05,
      w * 0.05,
      "#a8743a",
    ),
    fill(
      smooth([
        [x - w * 0.5, y],
        [x - w * 0.46, y - w * 0.6],
        [x, y - w * 0.86],
        [x + w * 0.46, y - w * 0.6],
        [x + w * 0.5, y],
      ]),
      "#f3efdc",
      'opacity="0.55"',
    ),
    stroke(
      `M${x - w * 0.5} ${y}Q${x - w * 0.54} ${y - w * 0.86} ${x} ${y - w * 0.86}Q${x + w * 0.54} ${y - w * 0.86} ${x + w * 0.5} ${y}Z`,
      "#4a3a2c",
      w * 0.06,
    ),
    ...[-0.28, 0, 0.28].map((u) =>
      stroke(`M${x + u * w} ${y}V${y - w * 0.78}`, "#c9c3a6", w * 0.012),
    ),
  ]);
}

/** Broken white water below a stone; `w` half its width. */
export const foam = (x: number, y: number, w: number): string =>
  fill(
    smooth([
      [x - w, y],
      [x - w * 0.5, y - w * 0.16],
      [x, y - w * 0.07],
      [x + w * 0.4, y - w * 0.2],
      [x + w, y - w * 0.02],
      [x + w * 0.5, y + w * 0.1],
      [x - w * 0.3, y + w * 0.09],
    ]),
    "#f8fcf2",
    'opacity="0.85"',
  );
