import { treeFrog } from "../../../../parts/animals/frog.ts";
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
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const tones = ["#e8e7a0", "#bcd57a", "#8fbf6b", "#f3efc4", "#6fa86f"] as const;
  const discs = Array.from({ length: 30 }, (_, i) => {
    const r = random.between(26, 92);
    return ellipse(
      [random.between(0, width), random.between(0, height)],
      r,
      r,
      tones[i % tones.length] ?? tones[0],
      0,
      `opacity="${random.between(0.12, 0.34).toFixed(2)}"`,
    );
  });
  const blade = (points: string, color: string, more = "") =>
    fill(smooth(pts(points)), color, more);
  const drop = ([x, y]: Point, r: number) =>
    group([
      ellipse([x, y], r, r * 1.1, "#e3f3d0", 0, 'opacity="0.85"'),
      ellipse([x + r * 0.2, y + r * 0.35], r * 0.6, r * 0.5, "#a9cf7f", 0, 'opacity="0.8"'),
      ellipse([x - r * 0.3, y - r * 0.4], r * 0.26, r * 0.26, "#ffffff"),
    ]);
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear(
        [
          [0, "#d9e29a"],
          [0.5, "#7db276"],
          [1, "#2f6f5f"],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    glow(sheet, [220, 120], 620, "#fbf3c0", 0.8),
    group(
      [
        blade("820 940, 850 500, 930 120, 980 -60, 1010 -60, 960 200, 900 560, 890 940", "#4a8a5c"),
        blade("1080 940, 1080 600, 1020 260, 960 60, 1050 240, 1130 600, 1150 940", "#5d9a5c"),
        blade("80 940, 120 640, 90 320, 30 60, 130 300, 180 640, 160 940", "#8fbb6b"),
      ],
      `opacity="0.8" filter="${sheet.blur(14)}"`,
    ),
    group(discs, `filter="${sheet.blur(3)}"`),
    // The reed the frog sits on leans across the whole picture.
    blade(
      "-60 800, 240 716, 620 620, 980 528, 1280 424, 1280 470, 980 590, 620 690, 240 790, -60 880",
      "#3f7d42",
    ),
    blade(
      "-60 800, 240 716, 620 620, 980 528, 1280 424, 1280 440, 980 552, 620 648, 240 746, -60 836",
      "#8cc25a",
    ),
    ...[14, 30, 46].map((d) =>
      stroke(
        smooth(
          [
            [-60, 816 + d],
            [240, 732 + d],
            [620, 634 + d],
            [980, 540 + d * 0.9],
            [1280, 432 + d * 0.6],
          ],
          false,
        ),
        "#2f6638",
        2.4,
        'opacity="0.5"',
      ),
    ),
    ellipse([600, 660], 300, 22, "#1d4a30", -14.5, `opacity="0.45" filter="${sheet.blur(8)}"`),
    treeFrog([606, 628], 590, "right", -14.5),
    drop([250, 742], 17),
    drop([312, 734], 9),
    drop([1080, 510], 15),
    drop([1130, 486], 8),
    drop([930, 572], 11),
    group(
      [blade("960 940, 1000 820, 1130 700, 1280 640, 1280 700, 1150 780, 1080 940", "#1f5a44")],
      `opacity="0.85" filter="${sheet.blur(9)}"`,
    ),
  );
}

export const galleryTreeFrog: Picture = {
  ...shapes.gallery,
  name: "gallery-tree-frog",
  draw,
};
