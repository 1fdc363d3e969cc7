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
import { fish } from "../../../parts/fish/fish.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { kneeling, squatting } from "../../../parts/people/poses.ts";
import { bucket } from "../../../parts/things/gear.ts";
import { glow } from "../../../parts/waters/sky.ts";
import { reflection, rings, ripples } from "../../../parts/waters/water.ts";

/** Where things stand, so that the same bend can be composed wide or tall. */
export interface Layout {
  /** The edge along which the headline lies. */
  readonly words: "left" | "top";
  readonly horizon: number;
  readonly sun: Point;
  readonly tree: number;
  /** The right-hand gravel bar and the shaded left bank, along their edges. */
  readonly bar: readonly Point[];
  readonly left: readonly Point[];
  readonly bend: readonly Point[];
  readonly pines: readonly (readonly [x: number, y: number, h: number])[];
  /** Where the volunteer kneels in the river, and the height of a grown person. */
  readonly at: Point;
  readonly adult: number;
}

const rim = { color: "#ffe6b0", side: -1 } as const;

/** A volunteer in the shallows lets a trout go; two children bend down to it from the bar. */
export function release(sheet: Sheet, { at, adult }: Layout): string[] {
  const [x, y] = at;
  const volunteer = person({
    at,
    height: adult,
    build: "adult",
    pose: { ...kneeling, lean: 40, nod: 8, upper: [30, 44], fore: [36, 54] },
    skin: skin.sand,
    hair: hair.gray,
    style: "bun",
    hat: { kind: "cap", color: cloth.forest },
    top: cloth.rust,
    legs: "#4d5a4c",
    waders: true,
    rim,
  });
  const girl = person({
    at: [x + adult * 1.04, y - adult * 0.09],
    height: adult * 0.76,
    build: "child",
    facing: "left",
    pose: {
      lean: 34,
      nod: 8,
      thigh: [36, 24],
      shin: [-18, -14],
      upper: [4, 16],
      fore: [26, 40],
    },
    skin: skin.deep,
    hair: hair.black,
    style: "ponytail",
    top: cloth.ochre,
    legs: cloth.navy,
    vest: vest.orange,
    rim,
  });
  const boy = person({
    at: [x + adult * 0.865, y - adult * 0.05],
    height: adult * 0.62,
    build: "small",
    facing: "left",
    pose: { ...squatting, nod: 12, upper: [34, 62], fore: [66, 84] },
    skin: skin.fair,
    hair: hair.brown,
    hat: { kind: "bucket", color: cloth.sky },
    top: cloth.sky,
    legs: cloth.khaki,
    vest: vest.yellow,
    rim,
  });
  const [near, far] = volunteer.hands;
  const trout: Point = [
    (near[0] + far[0]) / 2 + adult * 0.03,
    (near[1] + far[1]) / 2 - adult * 0.01,
  ];
  const surface = trout[1] + adult * 0.04;
  const dry = sheet.clip(
    polygon([
      [0, 0],
      [sheet.width, 0],
      [sheet.width, surface + adult * 0.012],
      [0, surface + adult * 0.012],
    ]),
  );
  const shadow = (sx: number, sy: number, w: number) =>
    ellipse([sx, sy], w, w * 0.16, "#3f3a30", 0, 'opacity="0.35"');
  const finger = (dx: number, tone: string) =>
    taper(
      [near[0] + dx, near[1] + adult * 0.03],
      [near[0] + dx + adult * 0.012, near[1] - adult * 0.004],
      adult * 0.011,
      adult * 0.009,
      tone,
    );
  return [
    // Light lies on the shallows about the fish.
    glow(sheet, [trout[0], surface], adult * 0.62, "#d9d09a", 0.5),
    reflection(sheet, [volunteer.art], surface, { opacity: 0.42, ripple: adult * 0.035 }),
    rings([trout[0], surface], adult * 0.42, "#fff3d2", 0.75),
    rings([trout[0], surface], adult * 0.27, "#fff3d2", 0.8),
    rings([x - adult * 0.06, surface + adult * 0.01], adult * 0.3, "#fff0cc", 0.45),
    group([volunteer.art], `clip-path="${dry}"`),
    fish(sheet, {
      species: "rainbow trout",
      at: trout,
      length: adult * 0.4,
      pitch: -4,
      bend: 0.35,
    }),
    ...[-0.016, 0.008, 0.032].map((dx) => finger(dx * adult, skin.sand)),
    // Water in front of the thighs and the trout's belly sets both into the river.
    lap(x - adult * 0.02, surface + adult * 0.01, adult * 0.24, adult * 0.034, "#37706b", 0.9),
    lap(
      trout[0] - adult * 0.01,
      surface + adult * 0.006,
      adult * 0.27,
      adult * 0.042,
      "#4b8178",
      0.7,
    ),
    drops(near, adult),
    ripples(sheet, {
      from: surface + adult * 0.02,
      to: surface + adult * 0.2,
      count: 9,
      color: "#fbe8bc",
      opacity: 0.6,
      across: [(x - adult * 0.4) / sheet.width, (x + adult * 0.5) / sheet.width],
      length: adult * 0.2,
    }),
    shadow(x + adult * 1.04, y - adult * 0.088, adult * 0.17),
    shadow(x + adult * 0.89, y - adult * 0.05, adult * 0.16),
    girl.art,
    seat(x + adult * 0.88, y - adult * 0.045, adult),
    boy.art,
    bucket([x + adult * 1.13, y + adult * 0.07], adult * 0.13, cloth.coral),
  ];
}

/** Water lapping in front of something: a lens with a light upper edge. */
function lap(x: number, y: number, w: number, h: number, color: string, opacity: number): string {
  const lens = (dy: number) =>
    smooth([
      [x - w, y + dy],
      [x - w * 0.5, y - h * 0.35 + dy],
      [x, y - h * 0.2 + dy],
      [x + w * 0.5, y - h * 0.4 + dy],
      [x + w, y + dy],
      [x + w * 0.45, y + h * 0.6 + dy],
      [x - w * 0.45, y + h * 0.65 + dy],
    ]);
  return group([
    fill(lens(-h * 0.08), "#f6e6ba", 'opacity="0.45"'),
    fill(lens(0), color, `opacity="${opacity}"`),
  ]);
}

/** The flat stone the boy sits on. */
function seat(x: number, y: number, adult: number): string {
  const p = (text: string): Point[] =>
    pts(text).map(([px, py]) => [x + px * adult, y + py * adult]);
  return group([
    fill(
      smooth(p("-0.09 0, -0.08 -0.06, -0.045 -0.104, 0.03 -0.11, 0.075 -0.07, 0.09 0, 0 0.012")),
      "#b39b76",
    ),
    fill(
      smooth(p("-0.09 0, -0.055 -0.035, 0.015 -0.05, 0.05 -0.092, 0.075 -0.07, 0.09 0, 0 0.012")),
      "#7d6d57",
    ),
  ]);
}

/** A few drops falling from a wet hand. */
const drops = ([x, y]: Point, adult: number): string =>
  group(
    [
      [-0.05, 0.02, 1],
      [-0.075, 0.05, 0.7],
      [-0.035, 0.055, 0.8],
    ].map(([dx = 0, dy = 0, s = 1]) =>
      ellipse([x + dx * adult, y + dy * adult], adult * 0.004 * s, adult * 0.008 * s, "#fdf3d8"),
    ),
  );
