import { fill, group, polygon, pts, rect, smooth, taper } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";

/** A red covered footbridge with a snowy roof and lit windows, seen from the side between two points of its deck. */
export function coveredBridge(sheet: Sheet, left: number, right: number, deck: number): string {
  const wall = "#8f3b33";
  const dark = "#5a2528";
  const eave = deck - 160;
  const posts = 7;
  const step = (right - left) / posts;
  const boards = Array.from({ length: 44 }, (_, i) =>
    rect(left + (i * (right - left)) / 44, deck - 74, 2.4, 70, dark, 'opacity="0.45"'),
  );
  const windows = Array.from({ length: posts }, (_, i) => {
    const x = left + i * step;
    return group([
      rect(x + 14, eave + 18, step - 28, 68, "#3b2430"),
      rect(
        x + 14,
        eave + 18,
        step - 28,
        68,
        sheet.linear([
          [0, "#ffcf7d", 0.95],
          [1, "#f09a4e", 0.75],
        ]),
      ),
      rect(x + 14, eave + 80, step - 28, 8, "#f4f4f6"),
      taper([x + 14, eave + 84], [x + step - 14, eave + 20], 3.4, 3.4, dark),
    ]);
  });
  return group([
    rect(left - 20, deck, right - left + 40, 26, dark),
    rect(left, eave, right - left, deck - eave, wall),
    ...boards,
    ...windows,
    rect(left, eave, right - left, 14, dark),
    fill(
      polygon([
        [left - 44, eave + 8],
        [left + 30, eave - 96],
        [right - 30, eave - 96],
        [right + 44, eave + 8],
      ]),
      "#4a3a44",
    ),
    fill(
      smooth([
        [left - 54, eave + 6],
        [left + 10, eave - 84],
        [left + 36, eave - 120],
        [left + 200, eave - 126],
        [(left + right) / 2, eave - 120],
        [right - 180, eave - 127],
        [right - 36, eave - 119],
        [right - 8, eave - 84],
        [right + 54, eave + 6],
        [right - 90, eave + 2],
        [right - 210, eave + 8],
        [(left + right) / 2, eave + 1],
        [left + 200, eave + 8],
        [left + 80, eave + 1],
      ]),
      "#eef1f7",
    ),
    fill(
      smooth(
        pts(
          `${left - 50} ${eave + 4}, ${left + 180} ${eave - 22}, ${right - 160} ${eave - 18}, ${right + 50} ${eave + 4}, ${right - 210} ${eave + 8}, ${(left + right) / 2} ${eave + 1}, ${left + 200} ${eave + 8}`,
        ),
      ),
      "#c6d0e2",
    ),
    rect(left - 20, deck - 8, right - left + 40, 10, "#f4f4f6"),
  ]);
}
