import { rowboat } from "../../../parts/afloat/boats.ts";
import { mix } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { house } from "../../../parts/land/built/boathouse.ts";
import { peaks } from "../../../parts/land/land.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { dotted } from "../../../parts/things/diagram.ts";
import { cloud, sun } from "../../../parts/waters/sky.ts";
import { ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";
import { cutFace } from "./watershed-cut.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const river = pts(
    "292 236, 316 262, 300 284, 338 306, 420 322, 440 344, 400 366, 470 392, 590 396, 650 414, 640 436, 720 452, 830 452, 900 470, 960 474, 960 492, 880 490, 800 474, 690 474, 606 448, 606 424, 560 412, 440 408, 372 378, 398 346, 380 334, 300 318, 272 288, 292 264, 278 238",
  );
  const dots = (from: Point, over: Point, to: Point, count: number) =>
    dotted(from, over, to, count, "#5f9db5", [4, 4]);
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear([
        [0, "#cfe3e0"],
        [0.6, "#f1ecd6"],
        [1, "#e6dcc0"],
      ]),
    ),
    sun(sheet, [1060, 110], 34, "#fff8dc", "#ffe9a8"),
    ellipse([650, 690], 640, 22, "#a8946c", 0, `opacity="0.45" filter="${sheet.blur(8)}"`),
    // Behind: mountains, then the land's upper face up to its far edge.
    peaks(sheet, {
      crest: pts(
        "70 300, 130 196, 186 238, 282 44, 356 168, 428 92, 500 226, 572 186, 650 300, 720 332",
      ),
      base: 372,
      lit: "#b9a99a",
      dark: "#7d8796",
      light: 1200,
      snow: { depth: 60, lit: "#fdfaf0", dark: "#cbd8df" },
      haze: "#a9bf9a",
    }),
    fill(
      smooth(
        pts(
          "70 372, 70 330, 140 306, 260 290, 420 300, 560 312, 700 330, 860 352, 1000 376, 1040 392, 1010 420, 960 450, 930 480, 900 506, 820 492, 700 478, 560 462, 420 440, 300 414, 190 384",
        ),
        true,
      ),
      sheet.linear(
        [
          [0, "#6f9f6a"],
          [0.5, "#8fb565"],
          [1, "#b5bf72"],
        ],
        [0, 0],
        [1, 0.4],
      ),
      `clip-path="${sheet.clip("M70 0H1300V720H70Z")}"`,
    ),
    // The sea's upper face.
    fill(
      polygon(pts("900 506, 930 478, 966 450, 1012 420, 1040 392, 1250 392, 1250 400, 1214 506")),
      sheet.linear([
        [0, "#8fc9cf"],
        [1, "#3f93ad"],
      ]),
    ),
    fill(
      smooth(
        pts(
          "1040 392, 1010 420, 960 450, 930 480, 900 506, 918 506, 950 482, 984 454, 1034 424, 1062 392",
        ),
      ),
      "#ead9a6",
    ),
    ripples(sheet, {
      from: 400,
      to: 500,
      count: 26,
      color: "#f4fbf4",
      opacity: 0.7,
      across: [0.79, 0.95],
      length: 60,
    }),
    treeline(sheet, {
      ground: () => 318,
      from: 80,
      to: 300,
      height: 56,
      color: "#3c6f5a",
      base: 330,
    }),
    treeline(sheet, {
      ground: () => 322,
      from: 330,
      to: 640,
      height: 48,
      color: "#4a7f5e",
      base: 334,
    }),
    // Fields on the plain.
    ...(
      [
        ["700 362, 800 372, 790 400, 684 390", "#d9c46a"],
        ["806 374, 904 386, 888 414, 796 402", "#a9b858"],
        ["670 396, 782 406, 772 436, 668 424", "#c9a85a"],
      ] as const
    ).map(([text, tone]) =>
      group([fill(polygon(pts(text)), tone), stroke(`M${text.split(",")[0]}`, tone, 1)]),
    ),
    fill(
      smooth(river),
      sheet.linear(
        [
          [0, "#d6eef0"],
          [0.5, "#7fc0cf"],
          [1, "#4f9fb8"],
        ],
        [0, 0],
        [1, 0.6],
      ),
    ),
    ...[
      ...pts("120 366, 160 352, 200 376, 236 350, 96 352, 250 388, 330 372, 350 402, 300 396"),
    ].map(([x, y], i) => pine(sheet, [x, y], 58 + (i % 3) * 14, "#2f6249", "#5f946a", 1)),
    ...pts("480 360, 530 376, 520 430, 560 446, 470 426, 750 452, 700 444, 900 436, 860 440").map(
      ([x, y], i) => crown(sheet, [x, y - 14], 46 + (i % 3) * 8, 34, "#5a9455", "#9fc86c", 1),
    ),
    house([836, 426], 30, "#f1e6cf", "#b5583c"),
    house([876, 440], 26, "#e6d3b0", "#4f6f80"),
    house([806, 434], 24, "#f1e6cf", "#8a5a3c"),
    stroke("M636 418Q650 402 668 420", "#8a6a48", 6),
    stroke("M636 418Q650 402 668 420", "#d9b98a", 2.4),
    rowboat([1120, 448], 62, "#c9543c"),
    cutFace(sheet),
    // Weather: rain on the peaks, and what rises from the sea to feed it.
    ...Array.from({ length: 24 }, (_, i) =>
      stroke(`M${92 + i * 8} ${136 + (i % 4) * 13}l-10 34`, "#7fa9bd", 2.6, 'opacity="0.7"'),
    ),
    cloud(sheet, [236, 112], 300, 76, mix("#8fa9b8", "#ffffff", 0.3), 1),
    cloud(sheet, [170, 124], 230, 58, "#e6eef0", 1),
    cloud(sheet, [760, 150], 240, 44, "#fbf8ec", 0.9),
    dots([1150, 380], [1120, 150], [880, 120], 17),
    dots([640, 116], [560, 56], [420, 52], 10),
  );
}

export const educationWatershed: Picture = {
  ...shapes.article,
  name: "education-watershed",
  draw,
};
