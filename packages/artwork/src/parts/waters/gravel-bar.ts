import { ellipse, fill, pts, rect, smooth } from "../drawing/path.ts";
import type { Sheet } from "../drawing/sheet.ts";
import { stops } from "../drawing/stops.ts";
import { bank } from "../land/land.ts";

/** Meadow, a river bending away to the horizon and the gravel bar inside its bend, from the middle left to the bottom right. */
export function gravelBar(sheet: Sheet, horizon: number): string[] {
  const { width, height, random } = sheet;
  const stones = Array.from({ length: 90 }, () => {
    const t = random.between(0, 1);
    const y = 470 + t * 420;
    return ellipse(
      [random.between(-10, 700 + t * 420), y],
      4 + t * 14,
      2 + t * 6,
      random.pick(["#b9a88a", "#8f8678", "#d6c6a4", "#a59c90"]),
      random.around(20),
      'opacity="0.75"',
    );
  });
  return [
    rect(0, horizon, width, height, "#8db36b"),
    fill(
      smooth(
        pts(
          "620 268, 720 264, 860 300, 1260 350, 1260 960, 1120 960, 1040 760, 900 560, 760 470, 640 400, 700 330",
        ),
      ),
      sheet.linear(stops("0 #bfe0da, 0.3 #5fb0b4, 1 #1f6d86")),
    ),
    fill(
      smooth(
        pts(
          "620 264, 480 300, 240 350, -60 400, -60 960, 1140 960, 1050 760, 910 562, 770 474, 650 404, 700 330",
        ),
      ),
      sheet.linear(stops("0 #e6d8b4, 0.5 #d9c69c, 1 #bfa67c")),
    ),
    fill(
      smooth(pts("-60 520, 200 500, 420 470, 560 430, 500 520, 240 580, -60 640")),
      "#c9b68b",
      'opacity="0.7"',
    ),
    fill(
      smooth(pts("-60 360, 240 320, 470 286, 560 276, 420 330, 260 400, 100 460, -60 500")),
      "#86ad62",
    ),
    fill(
      smooth(
        pts(
          "1110 960, 1020 760, 884 566, 750 482, 630 410, 690 332, 650 404, 770 474, 910 562, 1050 760, 1140 960",
        ),
      ),
      "#b59f78",
      'opacity="0.8"',
    ),
    bank(pts("860 270, 1000 274, 1260 272, 1260 372, 1060 336, 880 304"), "#79a45f"),
    ...stones,
  ];
}
