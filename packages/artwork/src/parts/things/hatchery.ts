import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  polygon,
  pts,
  rect,
  stroke,
} from "../drawing/path.ts";

/** A paper cup lying in the hand, its mouth towards the water: the point is the mouth's middle, `turn` its axis in degrees. */
export function paperCup([x, y]: Point, h: number, turn: number) {
  const put = `transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${h / 100})"`;
  return group(
    [
      fill(polygon(pts("-100 -29, 0 -40, 0 40, -100 29")), "#fbf7ec"),
      fill(polygon(pts("-100 8, 0 12, 0 40, -100 29")), "#d8d8cf"),
      fill(polygon(pts("-78 -31.5, -46 -35, -46 35, -78 31.5")), "#5c9bbd"),
      fill(polygon(pts("-78 8, -46 10, -46 35, -78 31.5")), "#45799a"),
      ellipse([0, 0], 13, 41, "#e9eee8"),
      ellipse([1, 3], 9, 34, "#8cc4c4"),
    ],
    put,
  );
}

/** A cooler with its lid up, `w` design pixels wide, standing on the line. */
export function cooler([x, y]: Point, w: number): string {
  const h = w * 0.56;
  return group([
    ellipse([x, y + 2], w * 0.62, w * 0.07, "#8b7a56", 0, 'opacity="0.6"'),
    fill(
      polygon([
        [x - w * 0.5, y - h],
        [x - w * 0.42, y - h * 1.86],
        [x + w * 0.58, y - h * 1.86],
        [x + w * 0.5, y - h],
      ]),
      "#e8ebe4",
    ),
    rect(x - w * 0.5, y - h, w, h, "#2f6f9f"),
    rect(x + w * 0.18, y - h, w * 0.32, h, "#24587f"),
    rect(x - w * 0.54, y - h * 1.08, w * 1.08, h * 0.18, "#f6f3e8"),
    stroke(
      `M${x - w * 0.24} ${y - h * 0.62}v${h * 0.2}h${w * 0.4}v${-h * 0.2}`,
      "#f6f3e8",
      w * 0.045,
    ),
  ]);
}
