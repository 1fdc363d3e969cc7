import { shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, smooth, taper } from "../drawing/path.ts";
import { type Hair, type Hat, head, type Look } from "./heads.ts";

/** Body shares of the full height: head, leg, torso, half shoulder and half hip widths, limb girth. */
const builds = {
  adult: { head: 0.138, leg: 0.48, torso: 0.3, shoulder: 0.105, hip: 0.07, girth: 1 },
  teen: { head: 0.148, leg: 0.47, torso: 0.295, shoulder: 0.096, hip: 0.064, girth: 0.95 },
  child: { head: 0.172, leg: 0.44, torso: 0.295, shoulder: 0.096, hip: 0.066, girth: 1 },
  small: { head: 0.2, leg: 0.405, torso: 0.295, shoulder: 0.098, hip: 0.07, girth: 1.06 },
} as const;

/** Angles in degrees from straight down, forward positive; [near, far] where there are two. */
export interface Pose {
  readonly lean?: number;
  readonly nod?: number;
  readonly thigh: readonly [number, number];
  readonly shin: readonly [number, number];
  readonly upper: readonly [number, number];
  readonly fore: readonly [number, number];
}

export interface Person {
  /** Where the hips' midpoint is if `seat`, else where the feet stand. */
  readonly at: Point;
  readonly seat?: boolean;
  /** Standing height in design pixels. */
  readonly height: number;
  readonly build: keyof typeof builds;
  readonly facing?: "left" | "right";
  readonly view?: "side" | "back";
  readonly pose: Pose;
  readonly skin: string;
  readonly hair: string;
  readonly style?: Hair;
  readonly hat?: { readonly kind: Hat; readonly color: string };
  readonly top: string;
  readonly legs: string;
  readonly shoes?: string;
  /** Bare forearms, bare shins. */
  readonly short?: { readonly sleeves?: boolean; readonly legs?: boolean };
  readonly vest?: string;
  /** Chest-high waders over the top, in the color of `legs`. */
  readonly waders?: boolean;
  readonly pack?: string;
  /** A thin edge of light, and which side it falls on. */
  readonly rim?: { readonly color: string; readonly side: 1 | -1 };
}

interface Drawn {
  readonly art: string;
  /** Near and far hand. */
  readonly hands: readonly [Point, Point];
  readonly hip: Point;
  /** The head as close-up features (close-face.ts) want it. */
  readonly head: {
    readonly at: Point;
    readonly size: number;
    readonly tilt: number;
    readonly facing: "left" | "right";
  };
}

/** A person as a few planes of color on a posed skeleton. */
export function person(who: Person): Drawn {
  const body = builds[who.build];
  const h = who.height;
  const f = who.facing === "left" ? -1 : 1;
  const back = who.view === "back";
  const { lean = 0, nod = 0, thigh, shin, upper, fore } = who.pose;
  const go = (from: Point, angle: number, length: number): Point => {
    const a = (angle * Math.PI) / 180;
    return [from[0] + f * Math.sin(a) * length * h, from[1] + Math.cos(a) * length * h];
  };
  const thighLength = body.leg * 0.5;
  const shinLength = body.leg * 0.47;
  const drop = Math.max(
    ...[0, 1].map((i) => {
      const knee = go([0, 0], thigh[i as 0 | 1], thighLength);
      return go(knee, shin[i as 0 | 1], shinLength)[1];
    }),
  );
  const hip: Point = who.seat ? who.at : [who.at[0], who.at[1] - drop - h * 0.018];
  // Torso frame: u runs up the spine, v forwards.
  const a = (lean * Math.PI) / 180;
  const frame = (u: number, v: number): Point => [
    hip[0] + f * (Math.sin(a) * u + Math.cos(a) * v) * h,
    hip[1] + (-Math.cos(a) * u + Math.sin(a) * v) * h,
  ];
  const wide = back ? 1 : 0.2;
  const joint = (near: boolean, u: number, half: number): Point =>
    frame(u, (near ? -1 : 1) * half * wide * (back ? 1 : 0.8));
  const arm = (i: 0 | 1) => {
    const shoulder = joint(i === 0, body.torso * 0.93, body.shoulder * 0.84);
    const elbow = go(shoulder, upper[i], 0.158);
    return { shoulder, elbow, hand: go(elbow, fore[i], 0.145) };
  };
  const leg = (i: 0 | 1) => {
    const top = joint(i === 0, 0, body.hip * 0.6);
    const knee = go(top, thigh[i], thighLength);
    return { top, knee, ankle: go(knee, shin[i], shinLength) };
  };
  const g = body.girth * h;
  const tilt = f * (lean * 0.5 + nod);
  const headAt = frame(
    body.torso + body.head * 0.56,
    back ? 0 : 0.022 + Math.sin((nod * Math.PI) / 180) * 0.03,
  );
  const draw = (paint: (color: string) => string): string => {
    const limbArm = (i: 0 | 1): string => {
      const { shoulder, elbow, hand } = arm(i);
      const tone = i === 1 && !back ? shade(who.top, 0.28) : who.top;
      const skin = i === 1 && !back ? shade(who.skin, 0.2) : who.skin;
      const sleeve = who.short?.sleeves ? skin : tone;
      return group([
        taper(elbow, hand, g * 0.027, g * 0.018, paint(sleeve)),
        taper(shoulder, elbow, g * 0.036, g * 0.03, paint(tone)),
        ellipse(hand, g * 0.022, g * 0.022, paint(skin)),
      ]);
    };
    const limbLeg = (i: 0 | 1): string => {
      const { top, knee, ankle } = leg(i);
      const dark = i === 1 ? 0.25 : 0;
      const cloth = shade(who.legs, dark);
      const calf = who.short?.legs ? shade(who.skin, dark) : cloth;
      const shoe = shade(who.shoes ?? "#3b332c", dark);
      const toe = back
        ? go(ankle, 0, 0.012)
        : go(go(ankle, shin[i], 0.008), shin[i] + 82, 0.062 * Math.min(1, body.girth));
      return group([
        taper(knee, ankle, g * 0.038, g * 0.024, paint(calf)),
        taper(ankle, toe, g * 0.026, g * 0.02, paint(shoe)),
        taper(top, knee, g * (back ? 0.056 : 0.062), g * 0.042, paint(cloth)),
      ]);
    };
    const neck = frame(body.torso + 0.005, back ? 0 : 0.012);
    const look: Look = {
      ...who,
      size: body.head * h,
      tilt,
      facing: f,
      back,
    };
    const torso = torsoShape(body, back, frame);
    return group([
      back ? "" : limbArm(1),
      limbLeg(1),
      limbLeg(0),
      taper(neck, headAt, g * 0.03, g * 0.03, paint(shade(who.skin, 0.15))),
      fill(torso.outline, paint(who.top)),
      fill(torso.dark, paint(shade(who.top, 0.3)), 'opacity="0.55"'),
      ...garments(who, body, frame, back).map(([data, color]) => fill(data, paint(color))),
      back ? limbArm(1) : "",
      head(headAt, look, paint),
      limbArm(0),
    ]);
  };
  const own = draw((color) => color);
  const rim = who.rim;
  const light = rim
    ? group(
        [draw(() => rim.color)],
        `transform="translate(${(rim.side * h * 0.009).toFixed(1)} ${(-h * 0.005).toFixed(1)})"`,
      )
    : "";
  return {
    art: group([light, own]),
    hands: [arm(0).hand, arm(1).hand],
    hip,
    head: { at: headAt, size: body.head * h, tilt, facing: f === 1 ? "right" : "left" },
  };
}

type Build = (typeof builds)[keyof typeof builds];
type Frame = (u: number, v: number) => Point;

function torsoShape(body: Build, back: boolean, frame: Frame) {
  const t = body.torso;
  const s = body.shoulder;
  const widths: readonly (readonly [number, number, number])[] = back
    ? [
        [-0.05, s * 0.8, s * 0.8],
        [t * 0.3, s * 0.74, s * 0.74],
        [t * 0.72, s * 0.9, s * 0.9],
        [t * 0.9, s * 0.96, s * 0.96],
        [t * 0.99, s * 0.66, s * 0.66],
        [t * 1.05, s * 0.3, s * 0.3],
      ]
    : [
        [-0.05, s * 0.72, s * 0.66],
        [t * 0.3, s * 0.6, s * 0.62],
        [t * 0.68, s * 0.72, s * 0.7],
        [t * 0.93, s * 0.56, s * 0.48],
        [t * 1.05, s * 0.22, s * 0.32],
      ];
  const rear = widths.map(([u, b]) => frame(u, -b));
  const front = widths.map(([u, , v]) => frame(u, v));
  const spine = widths.map(([u, b]) => frame(u, -b * 0.25));
  return {
    outline: smooth([...rear, ...front.toReversed()]),
    dark: smooth([...rear, ...spine.toReversed()]),
  };
}

/** What is worn over the torso, as path data and color, lowest first. */
function garments(who: Person, body: Build, frame: Frame, back: boolean): [string, string][] {
  const t = body.torso;
  const s = body.shoulder;
  const [rear, front] = back ? [s * 0.98, s * 0.98] : [s * 0.76, s * 0.78];
  const panel = (low: number, high: number, grow = 1): string =>
    smooth([
      frame(low, -rear * 0.86 * grow),
      frame((low + high) / 2, -rear * 0.97 * grow),
      frame(high, -rear * 0.66),
      frame(high, front * 0.62),
      frame((low + high) / 2, front * 0.97 * grow),
      frame(low, front * 0.86 * grow),
    ]);
  const out: [string, string][] = [];
  if (who.waders)
    out.push([panel(-0.06, t * 0.7), who.legs], [panel(t * 0.2, t * 0.28), shade(who.legs, 0.35)]);
  if (who.vest) {
    out.push([panel(t * 0.1, t * 1.0, 1.12), who.vest]);
    for (const u of [0.32, 0.6])
      out.push([panel(t * u, t * (u + 0.07), 1.13), shade(who.vest, 0.4)]);
  }
  if (who.pack) {
    const depth = back ? 0 : -s * 1.1;
    const half = back ? s * 0.66 : s * 0.62;
    out.push([
      smooth([
        frame(t * 0.15, depth - half),
        frame(t * 0.85, depth - half * 0.95),
        frame(t * 0.98, depth),
        frame(t * 0.85, depth + half * 0.95),
        frame(t * 0.15, depth + half),
        frame(t * 0.08, depth),
      ]),
      who.pack,
    ]);
  }
  return out;
}
