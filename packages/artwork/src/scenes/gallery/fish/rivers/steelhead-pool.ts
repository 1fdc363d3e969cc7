import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { fishAbove } from "../../../../parts/fish/steelhead-above.ts";
import { caustics, depths, stone } from "../../../../parts/waters/riverbed.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A bough of alder leaves reaching over the pool from a corner, seen from above. */
function bough(sheet: Sheet, from: Point, to: Point, color: string, lit: string): string {
  const { random } = sheet;
  const leaves = Array.from({ length: 40 }, (_, i) => {
    const t = i / 40;
    const at: Point = [
      from[0] + (to[0] - from[0]) * t + random.around(110 * (1 - t * 0.6)),
      from[1] + (to[1] - from[1]) * t + random.around(80 * (1 - t * 0.5)),
    ];
    const turn = random.between(0, 180);
    return ellipse(
      at,
      random.between(24, 40),
      random.between(15, 22),
      random.pick([color, color, lit]),
      turn,
    );
  });
  const twig = stroke(
    smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 24], to], false),
    "#5a4630",
    9,
  );
  return group([twig, ...leaves]);
}

function draw(sheet: Sheet): void {
  const { random } = sheet;
  const bed = Array.from({ length: 110 }, () => {
    const size = random.between(40, 130);
    return stone(
      sheet,
      [random.between(-20, 1220), random.between(-20, 920)],
      size,
      size * random.between(0.7, 0.95),
      random.pick(["#5f8a72", "#4d7a68", "#6f9478", "#557f6e", "#7f9a78"]),
      "#a9c79a",
      random.between(0, 180),
    );
  });
  const swim = (at: Point, length: number, aim: number, bend: number) => {
    const look = { length, aim, bend, spots: "#22352f" };
    const shade = fishAbove(sheet, {
      ...look,
      at: [at[0] + 46, at[1] + 74],
      back: "#0e3a34",
      flank: "#0e3a34",
      spots: "",
    });
    return [
      group([shade], `opacity="0.6" filter="${sheet.blur(7)}"`),
      fishAbove(sheet, { ...look, at, back: "#3d5a50", flank: "#c3cdb4" }),
    ];
  };
  sheet.add(
    depths(sheet, [
      [0, "#6f9a7c"],
      [1, "#4f8270"],
    ]),
    ...bed,
    // Deep water pools across the middle, from the upper right to the lower left.
    fill(
      smooth(
        pts(
          "420 -80, 1000 -80, 1180 200, 1040 460, 820 700, 560 980, 60 980, 40 760, 260 520, 330 240",
        ),
      ),
      "#0f5a54",
      `opacity="0.72" filter="${sheet.blur(60)}"`,
    ),
    fill(
      smooth(
        pts(
          "640 -60, 920 -40, 980 190, 820 420, 620 640, 380 880, 230 840, 330 600, 520 380, 560 160",
        ),
      ),
      "#06403f",
      `opacity="0.62" filter="${sheet.blur(50)}"`,
    ),
    ...swim([690, 250], 380, -52, 0.7),
    ...swim([400, 590], 430, -48, -0.6),
    ...swim([780, 585], 320, -60, 0.5),
    caustics(sheet, {
      from: -60,
      to: 940,
      size: 190,
      color: "#d9f2c4",
      opacity: 0.1,
      flat: 0.8,
      line: 12,
    }),
    // Boulders that stand out of the water along both sides.
    ...[
      [1110, 640, 330, 270, 20],
      [1180, 860, 260, 220, -10],
      [80, 170, 340, 260, 30],
      [70, 420, 190, 150, 0],
    ].map(([x = 0, y = 0, w = 0, h = 0, turn = 0]) =>
      group([
        ellipse(
          [x + 26, y + 40],
          w * 0.52,
          h * 0.5,
          "#07332f",
          turn,
          `opacity="0.5" filter="${sheet.blur(14)}"`,
        ),
        stone(sheet, [x + 3, y + 5], w * 1.05, h * 1.05, "#3f5a50", "#4a6a5c", turn),
        stone(sheet, [x, y], w, h, "#8f9488", "#d6d5c4", turn),
      ]),
    ),
    bough(sheet, [1240, -30], [930, 190], "#2f6b3c", "#7fae55"),
    bough(sheet, [-30, 930], [190, 770], "#3a7842", "#93bd60"),
    ...pts("560 780, 860 110, 300 330, 930 420").map(([x = 0, y = 0], i) =>
      ellipse([x, y], 17, 9, i % 2 ? "#d9b45a" : "#9dbf62", i * 40),
    ),
  );
}

export const gallerySteelheadPool: Picture = {
  name: "gallery-steelhead-pool",
  ...shapes.gallery,
  draw,
};
