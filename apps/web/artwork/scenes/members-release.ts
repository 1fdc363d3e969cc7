import { cloth, hair, skin, vest } from "../parts/cast.ts";
import { person } from "../parts/figure.ts";
import { fish } from "../parts/fish.ts";
import { bucket } from "../parts/gear.ts";
import { ellipse, group, type Point } from "../parts/path.ts";
import { kneeling, showing, squatting } from "../parts/poses.ts";
import type { Sheet } from "../parts/sheet.ts";
import { reflection, rings } from "../parts/water.ts";

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
  /** Where the volunteer kneels, and the height of a grown person. */
  readonly at: Point;
  readonly adult: number;
}

/** A volunteer in the shallows lets a trout go while two children watch from the bar. */
export function release(sheet: Sheet, { at, adult }: Layout): string[] {
  const [x, y] = at;
  const rim = { colour: "#ffe6b0", side: -1 } as const;
  const volunteer = person({
    at,
    height: adult,
    build: "adult",
    facing: "left",
    pose: { ...kneeling, lean: 38, upper: [22, 32], fore: [30, 42] },
    skin: skin.sand,
    hair: hair.grey,
    style: "bun",
    hat: { kind: "cap", colour: cloth.forest },
    top: cloth.rust,
    legs: "#4d5a4c",
    waders: true,
    rim,
  });
  const girl = person({
    at: [x + adult * 0.78, y - adult * 0.04],
    height: adult * 0.74,
    build: "child",
    facing: "left",
    pose: { ...showing, nod: 16 },
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: cloth.ochre,
    legs: cloth.navy,
    vest: vest.orange,
    rim,
  });
  const boy = person({
    at: [x + adult * 0.5, y + adult * 0.2],
    height: adult * 0.62,
    build: "small",
    facing: "left",
    pose: { ...squatting, upper: [30, 70], fore: [60, 96] },
    skin: skin.fair,
    hair: hair.brown,
    hat: { kind: "bucket", colour: cloth.sky },
    top: cloth.sky,
    legs: cloth.khaki,
    vest: vest.yellow,
    rim,
  });
  const [hx, hy] = volunteer.hands[0];
  const trout: Point = [hx - adult * 0.05, hy + adult * 0.02];
  const surface = hy + adult * 0.07;
  const shade = (sx: number, sy: number, w: number) =>
    ellipse([sx, sy], w, w * 0.16, "#3f3a30", 0, 'opacity="0.35"');
  return [
    reflection(sheet, [volunteer.art], y, { opacity: 0.4, ripple: adult * 0.05 }),
    rings([x, y - adult * 0.01], adult * 0.46, "#fff0cc", 0.4),
    rings([trout[0], surface - adult * 0.01], adult * 0.3, "#fff0cc", 0.7),
    volunteer.art,
    fish(sheet, {
      species: "rainbow trout",
      at: trout,
      length: adult * 0.36,
      facing: "left",
      pitch: -6,
      bend: 0.5,
    }),
    // Water in front of knees, boots and the trout's belly sets all three into the shallows.
    group([
      ellipse(
        [x + adult * 0.02, y - adult * 0.012],
        adult * 0.42,
        adult * 0.05,
        "#2c6a6a",
        0,
        'opacity="0.8"',
      ),
      ellipse([trout[0], surface], adult * 0.22, adult * 0.02, "#3b7672", 0, 'opacity="0.6"'),
    ]),
    shade(x + adult * 0.82, y - adult * 0.04, adult * 0.16),
    shade(x + adult * 0.52, y + adult * 0.2, adult * 0.16),
    bucket([x + adult * 1.08, y + adult * 0.04], adult * 0.16, cloth.coral),
    girl.art,
    boy.art,
  ];
}
