import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank } from "../../../../parts/land/land.ts";
import { cloth, skin, vest } from "../../../../parts/people/cast.ts";
import { kayakAbove, padsAbove, spruceAbove } from "../../../../parts/plants/from-above.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** The two arms of a wake trailing from a stern, in the kayak's own direction. */
function wake([x, y]: Point, turn: number, length: number): string {
  const arm = (s: number) =>
    stroke(
      `M${x} ${y}q${-length * 0.5} ${s * length * 0.06} ${-length} ${s * length * 0.26}`,
      "#d9ebe4",
      3,
      'opacity="0.5"',
    );
  return group([arm(1), arm(-1)], `transform="rotate(${turn} ${x} ${y})"`);
}

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const soft = `filter="${sheet.blur(38)}"`;
  const shoal = pts("-60 -60, 520 -60, 470 60, 330 130, 300 260, 160 330, 110 470, -60 540");
  const grow = (points: readonly Point[], d: number): Point[] =>
    points.map(([x, y]) => [x + d, y + d]);
  const trees = pts(
    "40 60, 150 20, 270 40, 90 180, 210 120, 20 290, 150 250, 380 10, 50 400, 300 -20",
  );
  const east = pts("1230 930, 1230 640, 1150 670, 1090 760, 960 800, 900 930");
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(stops("0 #8fc0b8, 0.45 #4b8f97, 1 #1c5a72"), [0, 0], [0.9, 1]),
    ),
    ...[70, 40].map((d, i) => bank(grow(shoal, d), i === 0 ? "#7fb8ac" : "#a4cbb0")),
    bank(shoal, "#cdbf8d"),
    bank(grow(shoal, -40), "#6f8f55"),
    group(
      trees.map((p) => ellipse([p[0] + 22, p[1] + 30], 70, 66, "#28503f")),
      'opacity="0.45"',
    ),
    ...trees.map((p, i) => spruceAbove(sheet, p, 66 + ((i * 17) % 30), "#24563f", "#7fae6a")),
    bank(grow(east, -34), "#3d8083"),
    bank(east, "#b9ab7c"),
    ...pts("1160 800, 1070 870, 1180 700, 1190 890").map((p, i) =>
      spruceAbove(sheet, p, 70 + i * 6, "#1f4d3c", "#6fa062"),
    ),
    padsAbove(
      sheet,
      Array.from({ length: 34 }, (_, i) => {
        const t = i / 34;
        return [
          900 + t * 330 + random.around(90),
          60 + t * 330 + random.around(120),
          random.between(15, 34),
        ] as const;
      }),
      "#3f8a62",
      "#9cc37a",
    ),
    ...pts("960 100, 1130 210, 1110 480").map((p) =>
      group(
        [0, 60, 120]
          .map((t) => ellipse(p, 19, 7, "#fbe3e2", t))
          .concat(ellipse(p, 5, 5, "#efc95a")),
      ),
    ),
    wake([228, 782], -30, 260),
    wake([672, 526], -30, 200),
    kayakAbove({
      at: [440, 660],
      length: 500,
      turn: -30,
      color: "#e2a63b",
      vest: vest.red,
      sleeve: cloth.navy,
      skin: skin.brown,
      hat: "#efe3c4",
      stroke: 16,
    }),
    kayakAbove({
      at: [886, 402],
      length: 500,
      turn: -30,
      color: "#cf5a43",
      vest: vest.yellow,
      sleeve: cloth.forest,
      skin: skin.fair,
      hat: cloth.sky,
      stroke: -18,
    }),
    ...[
      [560, 860, 380, 60],
      [640, 180, 330, 70],
      [880, 740, 300, 70],
      [420, 360, 260, 60],
      [100, 580, 200, 50],
      [1120, 80, 260, 60],
    ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      ellipse([x, y], rx, ry, "#f2f6ee", -24, `opacity="0.62" ${soft}`),
    ),
    fill(smooth(pts("-60 840, 60 880, 200 960, -60 960")), "#eef5ee", `opacity="0.5" ${soft}`),
  );
}

export const anglersMistyKayaks: Picture = {
  ...shapes.gallery,
  name: "gallery-misty-kayaks",
  draw,
};
