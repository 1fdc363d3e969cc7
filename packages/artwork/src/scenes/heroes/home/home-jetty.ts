import { dock } from "../../../parts/afloat/docks.ts";
import { fill, group, type Point, polygon, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { dangling, fishing, pointing } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { pine } from "../../../parts/plants/trees/trees.ts";
import { rod, tackle } from "../../../parts/things/gear.ts";
import { reflection, rings, ripples } from "../../../parts/waters/water.ts";

/** Where things stand, so that the same morning can be composed wide or tall. */
export interface Layout {
  /** The edge along which the headline lies. */
  readonly words: "left" | "top";
  readonly horizon: number;
  readonly sun: Point;
  readonly far: readonly Point[];
  readonly mid: readonly Point[];
  /** Wooded shoulders either side of the lake: [from, to, height at from, height at to]. */
  readonly woods: readonly (readonly [number, number, number, number])[];
  readonly point: readonly Point[];
  readonly pines: readonly (readonly [x: number, y: number, h: number])[];
  readonly dock: { readonly from: number; readonly y: number; readonly depth: number };
  /** Standing height of the adult, and where the three stand. */
  readonly adult: number;
  readonly places: readonly [number, number, number];
  readonly floats: { readonly girl: Point; readonly boy: Point };
  /** Size of a far tree. */
  readonly tree: number;
}

/** The dock with its three anglers, what it mirrors, and the near shore at the left. */
export function jetty(sheet: Sheet, place: Layout): string[] {
  const { from, y, depth } = place.dock;
  const waterline = y + depth * 2.1;
  const stand = y - depth * 0.45;
  const rim = { color: "#ffd9ae", side: -1 } as const;
  const [a, b, c] = place.places;
  const tall = place.adult;
  const grown = person({
    at: [a, stand],
    height: tall,
    build: "adult",
    facing: "left",
    pose: pointing,
    skin: skin.brown,
    hair: hair.black,
    hat: { kind: "bucket", color: cloth.sand },
    top: cloth.forest,
    legs: cloth.navy,
    rim,
  });
  const girl = person({
    at: [b, stand],
    height: tall * 0.76,
    build: "child",
    facing: "left",
    pose: fishing,
    skin: skin.brown,
    hair: hair.black,
    style: "ponytail",
    top: cloth.sky,
    legs: "#31485c",
    vest: vest.orange,
    rim,
  });
  const boy = person({
    at: [c, y - depth * 0.62],
    seat: true,
    height: tall * 0.62,
    build: "small",
    facing: "left",
    pose: dangling,
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "cap", color: cloth.coral },
    top: cloth.ochre,
    legs: cloth.khaki,
    vest: vest.yellow,
    rim,
  });
  const rods = [
    rod({
      grip: girl.hands[0],
      angle: 46,
      length: tall * 1.05,
      facing: "left",
      to: place.floats.girl,
      bobber: "#e2583e",
    }),
    rod({
      grip: boy.hands[0],
      angle: 30,
      length: tall * 0.8,
      facing: "left",
      to: place.floats.boy,
      bobber: "#e2583e",
    }),
  ];
  const deck = dock({
    from,
    to: sheet.width + 100,
    y,
    water: waterline,
    depth,
    wood: "#4a3b31",
    light: "#b08f6c",
    posts: 6,
  });
  const box = tackle([a + tall * 0.36, stand], tall * 0.2, cloth.coral);
  const all = [deck, box, grown.art, girl.art, boy.art];
  const shadow = fill(
    polygon([
      [from, waterline],
      [sheet.width, waterline],
      [sheet.width, waterline + depth * 2.4],
      [from + depth, waterline + depth * 2.4],
    ]),
    sheet.linear([
      [0, "#062c44", 0.6],
      [1, "#062c44", 0],
    ]),
  );
  const foot = Math.max(...place.point.map((edge) => edge[1])) - tall * 0.07;
  const wooded = group([
    fill(
      smooth(place.point),
      sheet.linear([
        [0, "#123c3a"],
        [1, "#0a2c33"],
      ]),
    ),
    ...place.pines.map(([px, py, h]) => pine(sheet, [px, py], h, "#0b2b2a", "#1d4a42", 1)),
  ]);
  return [
    reflection(sheet, [wooded], foot, { opacity: 0.55, ripple: tall * 0.06, squeeze: 0.9 }),
    reflection(sheet, all, waterline, { opacity: 0.5, ripple: tall * 0.05 }),
    shadow,
    ripples(sheet, {
      from: waterline - 10,
      to: sheet.height,
      count: 24,
      color: "#8fb4bd",
      opacity: 0.3,
      across: [from / sheet.width - 0.05, 1],
      length: tall * 0.7,
    }),
    rings(place.floats.girl, tall * 0.2, "#fbe3c8", 0.7),
    rings(place.floats.boy, tall * 0.15, "#fbe3c8", 0.7),
    ...all,
    ...rods,
    wooded,
    reeds(sheet, {
      from: -20,
      to: sheet.width * 0.16,
      y: sheet.height + 10,
      height: tall * 0.66,
      count: 60,
      color: "#072a33",
      lit: "#1c4a4a",
    }),
  ];
}
