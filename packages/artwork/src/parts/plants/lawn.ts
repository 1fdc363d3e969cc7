import { ellipse, fill, group, type Point, polygon, pts, rect, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { stops } from "../drawing/stops.ts";

/** A long evening shadow on the grass, from feet at the point down to the left; `h` is who casts it. */
export const shadow = ([x, y]: Point, h: number) =>
  fill(
    smooth([
      [x + 14, y - 6],
      [x - h * 0.5, y + h * 0.26],
      [x - h * 1.02, y + h * 0.56],
      [x - h * 1.12, y + h * 0.52],
      [x - h * 0.58, y + h * 0.18],
      [x - 14, y - 10],
    ]),
    "#22553f",
    'opacity="0.45"',
  );

/** A hoop lying on the grass; `r` is half its width. */
export const hoop = ([x, y]: Point, r: number, color: string) =>
  group([
    ellipse(
      [x - 6, y + 8],
      r,
      r * 0.5,
      "none",
      0,
      'stroke="#22553f" stroke-width="10" opacity="0.45"',
    ),
    ellipse([x, y], r, r * 0.5, "none", 0, `stroke="${color}" stroke-width="11"`),
    ellipse([x, y - 2], r, r * 0.5, "none", 0, 'stroke="#fff6dc" stroke-width="3" opacity="0.7"'),
  ]);

/** The whole sheet as a mown lawn seen from a height: stripes, evening light, daisies and a path's corner. */
export function mownLawn(sheet: Sheet): string[] {
  const { width, height, random } = sheet;
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const x = -260 + i * 190;
    return fill(
      polygon([
        [x, -20],
        [x + 95, -20],
        [x + 95 + 330, 920],
        [x + 330, 920],
      ]),
      i % 2 ? "#7db266" : "#86bb6c",
    );
  });
  const path = pts("1260 20, 1120 60, 1000 30, 900 -40, 980 -60, 1260 -60");
  return [
    rect(0, 0, width, height, "#6fa75f"),
    ...stripes,
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(stops("0 #fdf3b8 0.35, 0.5 #fdf3b8 0, 1 #14503f 0.3"), [1, 0], [0, 1]),
    ),
    fill(smooth(path), "#dfc998"),
    fill(
      smooth(pts("740 -40, 900 60, 1100 140, 1260 150, 1260 60, 1080 70, 920 -40")),
      "#22553f",
      'opacity="0.25"',
    ),
    ...Array.from({ length: 60 }, () => {
      const at: Point = [random.between(20, 1180), random.between(60, 880)];
      return ellipse(at, 3.4, 2.6, random.pick(["#fdf6e0", "#f6dd78"]), 0, 'opacity="0.85"');
    }),
  ];
}
