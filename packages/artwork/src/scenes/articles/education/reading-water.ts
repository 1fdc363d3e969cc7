import {
  ellipse,
  fill,
  group,
  type Point,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { troutAbove } from "../../../parts/fish/trout-above.ts";
import { boulder, lie, treetop } from "../../../parts/plants/trees/trees-above.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";
import { band, course, spot } from "./stream-course.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const turn = (t: number, off = 0) => (course(t).angle * 180) / Math.PI + 180 + off;
  const fleck = (t: number, across: number, w: number, opacity: number) => {
    const { angle } = course(t);
    const at = spot(t, across);
    return ellipse(
      at,
      w,
      w * 0.16,
      "#f6fbef",
      (angle * 180) / Math.PI,
      `opacity="${opacity.toFixed(2)}"`,
    );
  };
  const flow = (across: number, from: number, to: number, w: number, opacity: number) =>
    stroke(
      smooth(
        Array.from({ length: 9 }, (_, i) =>
          spot(from + ((to - from) * i) / 8, across + Math.sin(i * 1.7 + across * 9) * 0.025),
        ),
        false,
      ),
      "#e4f4ec",
      w,
      `opacity="${opacity}"`,
    );
  // The pool's depth as nested rounds along the outer, lower bend.
  const pool = [0.62, 0.46, 0.3].map((reach, i) => {
    const ring = Array.from({ length: 20 }, (_, k): Point => {
      const a = (k / 20) * Math.PI * 2;
      return spot(0.765 + Math.cos(a) * reach * 0.27, 0.14 + Math.sin(a) * reach * 1.05);
    });
    return fill(
      smooth(ring),
      ["#237488", "#175a74", "#0f435f"][i] ?? "#175a74",
      `opacity="0.75" filter="${sheet.blur(10)}"`,
    );
  });
  const rocks: readonly (readonly [t: number, across: number, r: number])[] = [
    [0.1, -0.4, 22],
    [0.16, 0.3, 26],
    [0.21, -0.1, 18],
    [0.26, 0.62, 24],
    [0.3, -0.55, 20],
    [0.13, 0.72, 18],
    [0.43, 0.16, 40],
    [0.53, -0.52, 26],
  ];
  const lies: readonly (readonly [t: number, across: number, l: number])[] = [
    [0.475, 0.18, 120],
    [0.6, -0.2, 128],
    [0.735, 0.36, 170],
    [0.815, -0.28, 134],
    [0.875, 0.8, 128],
    [0.335, -0.72, 96],
  ];
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, "#9dbb66"],
          [1, "#6d9a50"],
        ],
        [0, 0],
        [0.6, 1],
      ),
    ),
    ...Array.from({ length: 60 }, () =>
      ellipse(
        [random.between(0, width), random.between(0, height)],
        random.between(20, 80),
        random.between(10, 34),
        random.pick(["#b3cb74", "#86ad5a", "#75a152"]),
        random.around(30),
        'opacity="0.5"',
      ),
    ),
    fill(band(-1.34, 1.3), "#7c9a52"),
    fill(band(-1.16, 1.12), "#d3c294"),
    // A gravel bar on the inside of the bend.
    fill(
      smooth([
        spot(0.56, -0.9),
        spot(0.66, -0.62),
        spot(0.78, -0.58),
        spot(0.9, -0.86),
        spot(0.94, -1.2),
        spot(0.74, -1.5),
        spot(0.58, -1.2),
      ]),
      "#e0cfa0",
    ),
    fill(
      band(-1, 1),
      sheet.linear(
        [
          [0, "#8fcfc2"],
          [0.35, "#5fb0b0"],
          [0.6, "#3a8f9d"],
          [1, "#4fa0a6"],
        ],
        [0, 0],
        [1, 0.4],
      ),
    ),
    fill(
      smooth([
        spot(0.56, -1),
        spot(0.64, -0.72),
        spot(0.76, -0.6),
        spot(0.88, -0.74),
        spot(0.95, -1),
        spot(0.8, -1.1),
        spot(0.66, -1.1),
      ]),
      "#cfc69a",
      'opacity="0.75"',
    ),
    group(pool, `clip-path="${sheet.clip(band(-1, 1))}"`),
    ...[-0.7, -0.42, -0.18, 0.05, 0.34, 0.58, 0.82].map((across, i) =>
      flow(across, 0.36, 0.62 + (i % 3) * 0.03, 2.4, 0.5),
    ),
    ...[-0.3, 0.1, 0.5, 0.74].map((across) => flow(across, 0.66, 0.98, 2, 0.28)),
    // The riffle: broken, bright water over cobbles.
    ...Array.from({ length: 130 }, () => {
      const t = random.between(0.04, 0.36);
      const fade = t > 0.3 ? (0.36 - t) / 0.06 : 1;
      return fleck(t, random.around(0.92), random.between(7, 22), 0.75 * fade);
    }),
    ...rocks.map(([t, across, r]) => boulder(sheet, spot(t, across), r)),
    ...rocks.map(([t, across, r]) =>
      group(
        [-0.5, 0.5].map((d) => fleck(t + 0.024 + r * 0.0004, across + d * r * 0.008, r * 1.1, 0.9)),
      ),
    ),
    ...lies.map(([t, across, l]) => lie(spot(t, across), l * 0.6)),
    ...lies.map(([t, across, l], i) =>
      troutAbove(sheet, {
        at: spot(t, across),
        length: l,
        turn: turn(t, ((i * 5) % 3) * 4 - 4),
        bend: i % 2 ? 0.8 : -0.7,
        back: "#4d5a3c",
        flank: "#b0ae72",
        shadow: 12,
      }),
    ),
    // A fallen trunk over the outer bank gives cover.
    group(
      [
        taper(
          [spot(0.84, 1.5)[0] + 8, spot(0.84, 1.5)[1] + 10],
          [spot(0.9, 0.46)[0] + 10, spot(0.9, 0.46)[1] + 12],
          15,
          8,
          "#0d3c49",
        ),
      ],
      'opacity="0.4"',
    ),
    taper(spot(0.84, 1.5), spot(0.9, 0.46), 16, 8, "#7a5f42"),
    taper(spot(0.885, 0.72), spot(0.93, 0.6), 6, 3, "#7a5f42"),
    taper(spot(0.87, 0.98), spot(0.85, 0.7), 6, 3, "#7a5f42"),
    ...(
      [
        [60, 640, 84],
        [20, 520, 60],
        [190, 560, 84],
        [390, 560, 50],
        [300, 660, 90],
        [470, 680, 74],
        [560, 590, 50],
        [660, 690, 70],
        [340, 36, 74],
        [480, 10, 60],
        [600, 72, 54],
        [900, 60, 92],
        [1040, 130, 66],
        [1130, 30, 88],
        [1230, 170, 72],
        [780, 10, 58],
        [130, 720, 60],
      ] as const
    ).map(([x, y, r], i) =>
      treetop(
        sheet,
        [x, y],
        r,
        i % 4 === 3 ? "#a98a3c" : i % 2 ? "#3f7d4b" : "#2f6b47",
        i % 4 === 3 ? "#dcc05c" : "#86b35a",
      ),
    ),
    treetop(sheet, spot(0.44, -1.3), 40, "#4f8f4f", "#a3c865"),
    treetop(sheet, spot(0.33, -1.44), 56, "#3f7d4b", "#86b35a"),
  );
}

export const educationReadingWater: Picture = {
  ...shapes.article,
  name: "education-reading-water",
  draw,
};
