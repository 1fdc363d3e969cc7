import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { basaltWall } from "../../../parts/land/basalt.ts";
import { rocks } from "../../../parts/land/land.ts";
import { ferns, frond } from "../../../parts/plants/fern.ts";
import { glow } from "../../../parts/waters/sky.ts";
import { ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const pool = 690;
  const fall = (x: number, w: number, color: string, opacity: number) =>
    fill(
      smooth([
        [x - w * 0.4, 120],
        [x - w * 0.5, 300],
        [x - w * 0.62, 520],
        [x - w * 0.8, pool + 10],
        [x + w * 0.8, pool + 10],
        [x + w * 0.6, 520],
        [x + w * 0.48, 300],
        [x + w * 0.4, 120],
      ]),
      color,
      `opacity="${opacity}"`,
    );
  const ledges = [
    [30, 150, 150],
    [330, 90, 90],
    [210, 330, 120],
    [30, 470, 140],
    [360, 520, 100],
    [1180, 110, 150],
    [880, 150, 90],
    [850, 400, 80],
    [1170, 480, 150],
    [930, 560, 110],
  ];
  const ledge = ([x, y]: Point, size: number, bright: boolean) => {
    const [dark, lit] = bright ? ["#2f5c3a", "#94bd5f"] : ["#2a5236", "#76a04c"];
    const fronds = [-168, -142, -118, -92, -64, -38, -12].map((aim) =>
      frond([x + aim * 0.06 + 5, y], size * random.between(0.6, 1.25), aim, 84, dark, lit),
    );
    return group([
      fill(
        smooth([
          [x - size * 0.3, y],
          [x, y - size * 0.12],
          [x + size * 0.32, y + size * 0.02],
          [x + size * 0.12, y + size * 0.3],
          [x - size * 0.02, y + size * 0.16],
          [x - size * 0.14, y + size * 0.4],
        ]),
        dark,
      ),
      ...fronds,
    ]);
  };
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear([
        [0, "#e6f0d6"],
        [0.3, "#a9cbb0"],
        [0.8, "#3f7468"],
        [1, "#1a4a4c"],
      ]),
    ),
    glow(sheet, [620, 40], 560, "#fbfbe3", 0.9),
    ...[380, 460, 540, 700, 780, 860].map((x, i) =>
      ellipse(
        [x, 90 + (i % 2) * 26],
        90,
        80,
        i % 2 ? "#86b07c" : "#6f9f72",
        0,
        `opacity="0.8" filter="${sheet.blur(6)}"`,
      ),
    ),
    basaltWall(sheet, 330, 960, () => 940, pool - 6, ["#5d7a72", "#6f8c80", "#3f5d5a"], 132),
    fill(
      smooth(
        pts(
          "470 96, 560 112, 600 128, 660 128, 720 108, 800 92, 800 170, 700 150, 640 146, 570 150, 470 170",
        ),
      ),
      "#57803f",
    ),
    fall(632, 96, "#dff0ee", 0.85),
    fall(622, 40, "#ffffff", 0.9),
    fall(664, 16, "#a9d0d0", 0.6),
    fall(594, 10, "#a9d0d0", 0.6),
    ...Array.from({ length: 16 }, () => {
      const x = 632 + random.around(50);
      const y = random.between(160, 600);
      return stroke(
        `M${x} ${y}l${(x - 632) * 0.16} ${random.between(40, 110)}`,
        "#ffffff",
        random.between(2, 5),
        'opacity="0.75"',
      );
    }),
    basaltWall(sheet, -10, 480, (y) => 470 - y * 0.1 + Math.sin(y / 60) * 24, pool + 10, [
      "#2f4a4a",
      "#40605a",
      "#1d3438",
    ]),
    basaltWall(sheet, 1210, 760, (y) => 790 + y * 0.09 + Math.sin(y / 75) * 22, pool + 20, [
      "#2a4448",
      "#3a5856",
      "#182e34",
    ]),
    ...ledges.map(([x = 0, y = 0, size = 0], i) => ledge([x, y], size, i % 2 === 0)),
    fill(
      smooth(
        pts("-60 720, 200 706, 480 694, 640 688, 820 696, 1010 708, 1260 722, 1260 940, -60 940"),
      ),
      sheet.linear([
        [0, "#bfe0d6"],
        [0.3, "#4f9a94"],
        [1, "#14505a"],
      ]),
    ),
    ripples(sheet, { from: 706, to: height, count: 46, color: "#e9f7ee", opacity: 0.6 }),
    group(
      Array.from({ length: 20 }, () =>
        ellipse(
          [632 + random.around(150), pool + random.around(16)],
          random.between(30, 70),
          random.between(14, 34),
          "#f6fdf9",
          0,
          'opacity="0.5"',
        ),
      ),
      `filter="${sheet.blur(9)}"`,
    ),
    rocks(sheet, {
      at: [330, 742],
      count: 4,
      spread: 420,
      size: 120,
      lit: "#5a7a5c",
      dark: "#1f3d40",
    }),
    rocks(sheet, {
      at: [960, 748],
      count: 4,
      spread: 420,
      size: 130,
      lit: "#527056",
      dark: "#1b363b",
    }),
    rocks(sheet, {
      at: [560, 850],
      count: 2,
      spread: 340,
      size: 110,
      lit: "#5f8060",
      dark: "#204448",
    }),
    ferns(sheet, [70, 940], 400, "#173f30", "#6f9f48", 10),
    ferns(sheet, [1140, 950], 430, "#15392d", "#84b04f", 10),
    ferns(sheet, [860, 940], 200, "#17402f", "#6a9a46", 9),
  );
}

export const galleryFernGorge: Picture = {
  ...shapes.gallery,
  name: "gallery-fern-gorge",
  draw,
};
