import { coveredBridge } from "../../../parts/afloat/covered-bridge.ts";
import { mix } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { mist } from "../../../parts/land/land.ts";
import { bare, pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { glow, sky, snowfall } from "../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const level = 640;
  const deck = 560;
  const left = 330;
  const right = 900;
  const stones = (x: number, side: 1 | -1): string => {
    const foot: Point[] = [
      [x - side * 60, deck + 22],
      [x + side * 56, deck + 22],
      [x + side * 72, level + 16],
      [x - side * 60, level + 30],
    ];
    const rows = [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((k) =>
        ellipse(
          [x + side * (k * 32 - 40 + (row % 2) * 14), deck + 36 + row * 20],
          14,
          8,
          k % 2 === row % 2 ? "#7f8292" : "#747787",
        ),
      ),
    );
    return group([
      fill(polygon(foot), "#565a6b"),
      group(rows, `clip-path="${sheet.clip(polygon(foot))}"`),
    ]);
  };
  // Rails lead from the snowy path onto the bridge.
  const rails = (x: number, side: 1 | -1, rise: number): string => {
    const at = (i: number): Point => [x + side * i * 58, deck + rise * i];
    return group([
      ...[1, 2, 3].map((i) => {
        const [px, py] = at(i);
        return (
          taper([px, py + 30], [px, py - 46], 6, 5, "#4a2b33") +
          ellipse([px, py - 50], 9, 5, "#f4f4f6")
        );
      }),
      taper([x, deck - 36], [at(3)[0], at(3)[1] - 32], 4.5, 4, "#5a3238"),
      taper([x, deck - 8], [at(3)[0], at(3)[1] - 4], 4.5, 4, "#5a3238"),
      taper([x, deck - 41], [at(3)[0], at(3)[1] - 37], 2.4, 2.4, "#f4f4f6"),
    ]);
  };
  const span = coveredBridge(sheet, left, right, deck);
  const banks = group([
    fill(
      smooth(pts("-60 500, 120 520, 250 546, 340 566, 372 584, 392 620, 420 668, -60 690")),
      "#e6ebf4",
    ),
    fill(
      smooth(pts("1260 480, 1080 510, 980 540, 892 566, 862 584, 842 624, 810 668, 1260 700")),
      "#dde4f0",
    ),
  ]);
  const wood = group([
    treeline(sheet, {
      ground: () => 520,
      from: -120,
      to: 1320,
      height: 330,
      color: "#8d9dbb",
      base: 600,
    }),
    mist(sheet, 470, 150, "#c9cfe2", 0.7),
    treeline(sheet, {
      ground: () => 560,
      from: -120,
      to: 420,
      height: 260,
      color: "#5f7396",
      base: 610,
    }),
    treeline(sheet, {
      ground: () => 560,
      from: 780,
      to: 1320,
      height: 280,
      color: "#5f7396",
      base: 610,
    }),
    mist(sheet, 590, 90, "#c9cfe2", 0.75),
  ]);
  const snowy = (at: Point, h: number) => pine(sheet, at, h, "#2f4668", "#dfe6f2", -1);
  const piers = stones(left + 20, 1) + stones(right - 20, -1);
  const approach = rails(left - 10, -1, -12) + rails(right + 10, 1, -16);
  const shade = fill(
    polygon([
      [left + 40, deck + 20],
      [right - 40, deck + 20],
      [right - 40, level - 22],
      [left + 40, level - 22],
    ]),
    "#41547a",
    'opacity="0.75"',
  );
  const set = [wood, shade, banks, piers, span];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7283a8"],
        [0.6, "#a9b3cf"],
        [1, "#d6d3e2"],
      ],
      level,
    ),
    wood,
    water(sheet, level - 30, [
      [0, "#8795b3"],
      [0.3, "#4a6288"],
      [1, "#1d3558"],
    ]),
    reflection(sheet, set, level, { opacity: 0.7, ripple: 15, squeeze: 0.9 }),
    ripples(sheet, { from: level + 6, to: height, count: 46, color: "#dfe5f2", opacity: 0.42 }),
    glow(sheet, [615, 470], 430, "#ffcf8d", 0.4),
    shade,
    banks,
    piers,
    approach,
    span,
    snowy([210, 590], 330),
    snowy([80, 640], 450),
    snowy([1010, 580], 290),
    // Near banks frame the creek.
    fill(smooth(pts("-60 700, 90 690, 220 730, 300 800, 340 860, 420 940, -60 940")), "#f1f3f8"),
    fill(smooth(pts("-60 780, 120 770, 230 830, 290 940, -60 940")), "#cdd7e8"),
    fill(smooth(pts("1260 690, 1090 706, 980 760, 900 830, 780 940, 1260 940")), "#eaeef6"),
    fill(smooth(pts("1260 800, 1110 800, 1000 860, 930 940, 1260 940")), "#c6d1e4"),
    ...pts("480 760, 700 830, 560 880").map((at, i) =>
      group([
        ellipse([at[0], at[1] + 10], 58 - i * 8, 20, "#2b3d5c"),
        ellipse([at[0], at[1] - 2], 56 - i * 8, 20, "#f4f6fa"),
      ]),
    ),
    bare(sheet, [1120, 800], 560, mix("#3b3a4c", "#2b3550", 0.5)),
    snowfall(sheet, 120, 5.5),
  );
}

export const gallerySnowBridge: Picture = {
  ...shapes.gallery,
  name: "gallery-snow-bridge",
  draw,
};
