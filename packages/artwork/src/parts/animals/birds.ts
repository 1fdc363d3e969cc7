import { mix, shade } from "../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  polyline,
  pts,
  smooth,
  stroke,
  taper,
} from "../drawing/path.ts";

type Side = "left" | "right";
const placer = ([x, y]: Point, size: number, facing: Side, turn = 0) => {
  const f = facing === "left" ? -1 : 1;
  const a = (turn * Math.PI) / 180;
  return ([u, v]: Point): Point => [
    x + f * (u * Math.cos(a) - v * Math.sin(a)) * size,
    y + (u * Math.sin(a) + v * Math.cos(a)) * size,
  ];
};

/** A great blue heron standing, feet at the point; `h` design pixels tall. */
export function heron(
  at: Point,
  h: number,
  facing: Side = "right",
  body = "#5d7c93",
  paleness = 0,
) {
  const p = placer(at, h, facing);
  const tone = (c: string) => (paleness ? mix(c, "#dfe6e2", paleness) : c);
  const blob = (points: readonly Point[], c: string) => fill(smooth(points.map(p)), tone(c));
  const neck: readonly Point[] = pts(
    "0.12 -0.56, 0.2 -0.62, 0.2 -0.68, 0.13 -0.76, 0.1 -0.85, 0.13 -0.92",
  );
  return group([
    taper(p([-0.03, -0.4]), p([-0.02, -0.21]), h * 0.012, h * 0.008, tone("#4a4438")),
    taper(p([-0.02, -0.21]), p([-0.05, 0]), h * 0.008, h * 0.007, tone("#4a4438")),
    taper(p([0.03, -0.4]), p([0.045, -0.2]), h * 0.013, h * 0.009, tone("#5d5646")),
    taper(p([0.045, -0.2]), p([0.02, 0]), h * 0.009, h * 0.008, tone("#5d5646")),
    blob(
      pts(
        "0.17 -0.56, 0.1 -0.6, -0.06 -0.56, -0.2 -0.44, -0.33 -0.31, -0.2 -0.33, -0.04 -0.36, 0.1 -0.42",
      ),
      body,
    ),
    blob(
      pts("0.05 -0.57, -0.08 -0.53, -0.22 -0.4, -0.34 -0.29, -0.16 -0.37, -0.02 -0.42"),
      shade(body, 0.35),
    ),
    stroke(smooth(neck.map(p), false), tone(mix(body, "#dfe3df", 0.45)), h * 0.042),
    blob(pts("0.17 -0.58, 0.2 -0.5, 0.15 -0.38, 0.12 -0.45"), mix(body, "#eef0ea", 0.6)),
    blob(
      pts("0.09 -0.92, 0.13 -0.955, 0.19 -0.95, 0.24 -0.925, 0.19 -0.9, 0.12 -0.895"),
      "#e9ebe4",
    ),
    blob(pts("0.2 -0.947, 0.3 -0.93, 0.42 -0.905, 0.3 -0.908, 0.2 -0.91"), "#d79a3a"),
    blob(
      pts("0.19 -0.955, 0.12 -0.962, 0.02 -0.92, -0.04 -0.86, 0.06 -0.92, 0.14 -0.935"),
      "#22343f",
    ),
    ellipse(p([0.175, -0.93]), h * 0.007, h * 0.007, "#22343f"),
  ]);
}

/** An osprey in flight seen from the side, wings raised; `span` design pixels, banked by `turn` degrees. */
export function osprey(
  at: Point,
  span: number,
  facing: Side = "right",
  turn = 0,
  dark = "#4a3a2c",
  pale = "#f1e7d3",
) {
  const p = placer(at, span, facing, turn);
  const blob = (text: string, c: string) => fill(smooth(pts(text).map(p)), c);
  const flat = (text: string, c: string) => fill(polygon(pts(text).map(p)), c);
  const primaries = (text: string, c: string) =>
    pts(text).map(([x, y]) =>
      stroke(polyline([p([x, y]), p([x * 0.62 + 0.04, y * 0.6])]), c, span * 0.005),
    );
  return group([
    // Far wing, raised behind the body and bent at the wrist.
    flat(
      ".1 -.02, .17 -.13, .15 -.22, .05 -.36, -.04 -.43, -.03 -.39, -.08 -.41, -.065 -.37, -.115 -.38, -.09 -.34, -.13 -.34, -.1 -.24, -.08 -.12, -.04 -.02",
      shade(dark, 0.28),
    ),
    flat("-.12 -.01, -.3 -.035, -.31 .0, -.305 .035, -.28 .055, -.12 .04", dark),
    ...[0, 1, 2].map((i) =>
      stroke(
        polyline([p([-0.2 - i * 0.036, -0.02]), p([-0.195 - i * 0.036, 0.048])]),
        mix(dark, pale, 0.6),
        span * 0.008,
      ),
    ),
    blob(".24 -.012, .16 -.05, .02 -.05, -.12 -.025, -.2 .005, -.1 .04, .04 .06, .16 .042", pale),
    blob(".14 -.045, .02 -.05, -.12 -.025, -.2 .0, -.06 -.004, .08 -.01", dark),
    // Near wing: dark above, a paler band of coverts along its front.
    flat(
      ".13 -.01, .22 -.12, .25 -.23, .2 -.38, .12 -.52, .105 -.46, .065 -.5, .06 -.44, .02 -.465, .025 -.405, -.015 -.42, -.005 -.36, -.03 -.25, -.05 -.12, -.06 .0",
      dark,
    ),
    flat(
      ".13 -.01, .215 -.12, .235 -.22, .17 -.24, .08 -.2, .02 -.11, -.01 .0",
      mix(dark, pale, 0.22),
    ),
    flat(".235 -.22, .25 -.23, .215 -.34, .17 -.24", mix(dark, pale, 0.5)),
    ...primaries(".105 -.46, .06 -.44, .025 -.405, -.003 -.36", shade(dark, 0.4)),
    blob(".315 -.004, .29 -.044, .235 -.052, .18 -.035, .17 .02, .23 .034, .29 .024", pale),
    blob(".3 -.026, .26 -.03, .2 -.022, .13 -.02, .12 .005, .18 .002, .25 -.006, .3 -.01", dark),
    flat(".308 -.02, .348 -.004, .352 .026, .33 .014, .304 .014", "#2b2a28"),
    ellipse(p([0.282, -0.022]), span * 0.0075, span * 0.0075, "#e9b83c"),
    taper(p([0.07, 0.045]), p([0.085, 0.1]), span * 0.016, span * 0.008, pale),
    taper(p([0.01, 0.05]), p([0.02, 0.1]), span * 0.016, span * 0.008, mix(pale, "#8c7a5c", 0.3)),
  ]);
}

/** A mallard afloat at the waterline; `length` design pixels. */
export function duck(at: Point, length: number, facing: Side = "right", drake = true) {
  const p = placer(at, length, facing);
  const blob = (points: readonly Point[], c: string) => fill(smooth(points.map(p)), c);
  const flank = drake ? "#b9b2a2" : "#8a6a45";
  return group([
    blob(
      pts(
        "-0.5 -0.22, -0.36 -0.16, -0.1 -0.27, 0.2 -0.26, 0.36 -0.16, 0.36 0, -0.3 0.02, -0.42 -0.08",
      ),
      flank,
    ),
    blob(
      pts("-0.52 -0.23, -0.3 -0.21, -0.08 -0.28, 0.14 -0.24, 0.0 -0.13, -0.28 -0.12"),
      shade(flank, 0.42),
    ),
    blob(
      pts("0.1 -0.22, 0.26 -0.36, 0.42 -0.24, 0.4 -0.04, 0.2 -0.02"),
      drake ? "#6b3f2a" : shade(flank, 0.15),
    ),
    blob(
      pts("0.25 -0.3, 0.24 -0.46, 0.32 -0.55, 0.44 -0.53, 0.48 -0.43, 0.42 -0.3"),
      drake ? "#1f5a44" : shade(flank, 0.2),
    ),
    ...(drake
      ? [
          stroke(
            smooth(pts("0.24 -0.3, 0.33 -0.26, 0.42 -0.29").map(p), false),
            "#f4f0e4",
            length * 0.03,
          ),
        ]
      : []),
    blob(pts("0.46 -0.47, 0.58 -0.43, 0.63 -0.4, 0.47 -0.39"), "#d9a03c"),
    ellipse(p([0.4, -0.46]), length * 0.016, length * 0.016, "#10191c"),
  ]);
}

/** A belted kingfisher perched, feet at the point; `h` design pixels tall. */
export function kingfisher(at: Point, h: number, facing: Side = "right") {
  const p = placer(at, h, facing);
  const blob = (points: readonly Point[], c: string) => fill(smooth(points.map(p)), c);
  return group([
    blob(pts("-0.16 0.02, -0.1 -0.12, -0.2 0.3, -0.28 0.34"), "#2b5470"),
    blob(
      pts("0.16 -0.52, 0.2 -0.34, 0.14 -0.08, -0.02 0.0, -0.16 -0.06, -0.2 -0.3, -0.1 -0.52"),
      "#f3eee2",
    ),
    blob(
      pts("-0.02 -0.56, 0.02 -0.34, -0.08 -0.06, -0.22 0.06, -0.24 -0.24, -0.16 -0.5"),
      "#3a6d8c",
    ),
    blob(pts("0.2 -0.44, 0.18 -0.36, -0.02 -0.36, -0.04 -0.44"), "#3a6d8c"),
    blob(
      pts(
        "0.24 -0.72, 0.22 -0.58, 0.06 -0.52, -0.14 -0.56, -0.2 -0.7, -0.3 -0.88, -0.16 -0.86, -0.14 -0.96, -0.02 -0.9, 0.12 -0.86",
      ),
      "#3a6d8c",
    ),
    blob(pts("0.18 -0.56, 0.06 -0.5, -0.12 -0.52, -0.06 -0.6, 0.1 -0.62"), "#f3eee2"),
    blob(pts("0.2 -0.76, 0.4 -0.7, 0.62 -0.64, 0.4 -0.62, 0.2 -0.62"), "#27323a"),
    ellipse(p([0.12, -0.72]), h * 0.026, h * 0.026, "#10191c"),
  ]);
}

/** Far birds as thin open wings; `size` of the nearest in design pixels. */
export function flock(points: readonly Point[], size: number, color: string): string {
  return group(
    points.map(([x, y], i) => {
      const s = size * (1 - (i % 4) * 0.14);
      return fill(
        smooth([
          [x - s, y - s * 0.28],
          [x - s * 0.4, y - s * 0.3],
          [x, y],
          [x + s * 0.45, y - s * 0.38],
          [x + s, y - s * 0.2],
          [x + s * 0.42, y - s * 0.22],
          [x, y + s * 0.12],
          [x - s * 0.42, y - s * 0.16],
        ]),
        color,
      );
    }),
  );
}

/** A gull gliding, wings out; `span` design pixels. */
export function gull(at: Point, span: number, facing: Side = "right", turn = 0, body = "#f7f3e8") {
  const p = placer(at, span, facing, turn);
  const blob = (points: readonly Point[], c: string) => fill(smooth(points.map(p)), c);
  return group([
    blob(
      pts("0.05 -0.01, -0.06 -0.16, -0.22 -0.28, -0.42 -0.3, -0.2 -0.2, -0.1 -0.06, -0.08 0.02"),
      shade(body, 0.3),
    ),
    blob(pts("0.17 -0.01, 0.1 -0.035, -0.05 -0.02, -0.2 0.02, -0.05 0.045, 0.1 0.03"), body),
    blob(
      pts("0.08 0, 0.12 -0.16, 0.28 -0.3, 0.48 -0.34, 0.3 -0.22, 0.12 -0.08, -0.02 0.02"),
      shade(body, 0.12),
    ),
    blob(pts("0.48 -0.345, 0.38 -0.32, 0.36 -0.28, 0.42 -0.3"), "#2f4450"),
    blob(pts("0.165 -0.015, 0.205 0.0, 0.165 0.01"), "#d9a03c"),
  ]);
}
