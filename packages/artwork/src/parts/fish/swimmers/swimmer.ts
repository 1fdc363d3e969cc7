import type { Random } from "../../../random.ts";
import { mix, shade } from "../../drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  polygon,
  smooth,
  stroke,
} from "../../drawing/path.ts";
import type { Sheet } from "../../drawing/sheet.ts";

/** A marking on the flank; places run from nose (x 1) to tail root (x 0), y in half depths. */
export type Marking = { readonly color: string; readonly opacity?: number } & (
  | { readonly dot: Point; readonly size: number; readonly wide?: number }
  | { readonly line: readonly Point[]; readonly size: number }
  | { readonly patch: readonly Point[]; readonly soft?: boolean }
);

/** A fin's outline: front root first, round the edge, back root last. */
export interface FinShape {
  readonly points: readonly Point[];
  readonly color: string;
  /** Notched between its spines. */
  readonly spiny?: boolean;
  readonly rays?: number;
  readonly opacity?: number;
  /** Pale or dark leading edge. */
  readonly edge?: string;
}

/** A species in side view. Outlines run from nose (x 1) to tail root (x 0); y in half depths. */
export interface Species {
  /** Half depth in body lengths. */
  readonly half: number;
  readonly back: readonly Point[];
  readonly belly: readonly Point[];
  readonly nose?: Point;
  readonly top: string;
  readonly side: string;
  readonly under: string;
  readonly fins: readonly FinShape[];
  /** Fins lying on the flank. */
  readonly near: readonly FinShape[];
  readonly eye: Point;
  readonly eyeSize: number;
  readonly iris: string;
  readonly gill: readonly Point[];
  readonly mouth: readonly Point[];
  readonly scales?: boolean;
  /** How light the gill cover is against the flank; 0 leaves it out. */
  readonly cheek?: number;
  readonly marks: (random: Random) => readonly Marking[];
  /** Barbels: each a curve on the head, drawn over everything. */
  readonly barbels?: { readonly lines: readonly (readonly Point[])[]; readonly color: string };
}

interface Swimmer {
  /** Middle of the body. */
  readonly at: Point;
  /** Snout to tail root in design pixels. */
  readonly length: number;
  readonly facing?: "left" | "right";
  /** Degrees, nose up positive. */
  readonly pitch?: number;
  /** Bow of the whole body in radians: positive drops nose and tail. */
  readonly arch?: number;
  /** Swing of the tail, -1…1. */
  readonly wave?: number;
  /** Color of the surrounding water and how much of it lies over the fish. */
  readonly haze?: { readonly color: string; readonly amount: number };
  /** Color and strength of the light from above along the back. */
  readonly light?: { readonly color: string; readonly amount: number };
}

/** Body space (y in body lengths) bent along the spine, about the middle of the body. */
function bender(length: number, arch: number, wave: number): (p: Point) => Point {
  const heading = (s: number) =>
    arch * s + wave * 0.42 * Math.sin(s * 4.2 + 0.4) * (s < 0.15 ? 1 : 0.5);
  return ([x, y]) => {
    const s = x - 0.5;
    const steps = 24;
    let [px, py] = [0, 0];
    for (let i = 0; i < steps; i++) {
      const a = heading((s * (i + 0.5)) / steps);
      px += (Math.cos(a) * s) / steps;
      py += (Math.sin(a) * s) / steps;
    }
    const a = heading(s);
    return [(px - Math.sin(a) * y) * length, (py + Math.cos(a) * y) * length];
  };
}

/** Points spread evenly along an open line. */
function along(points: readonly Point[], t: number): Point {
  const at = Math.max(0, Math.min(0.9999, t)) * (points.length - 1);
  const a = points[Math.floor(at)] ?? [0, 0];
  const b = points[Math.floor(at) + 1] ?? [0, 0];
  const part = at - Math.floor(at);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

function finArt(
  fin: FinShape,
  place: (p: Point) => Point,
  tone: (c: string) => string,
  length: number,
): string {
  const placed = fin.points.map(place);
  const first: Point = placed[0] ?? [0, 0];
  const last: Point = placed.at(-1) ?? [0, 0];
  const rim = placed.slice(1, -1);
  const count = fin.rays ?? (fin.spiny ? 9 : 8);
  const rays = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const root = along([first, last], t);
    const tip = along(rim, i / (count - 1));
    return { root, tip };
  });
  const edge: Point[] = [];
  rays.forEach(({ tip }, i) => {
    edge.push(tip);
    const next = rays[i + 1];
    if (!next) return;
    const mid: Point = [(tip[0] + next.tip[0]) / 2, (tip[1] + next.tip[1]) / 2];
    const foot: Point = [rays[i]?.root[0] ?? 0, rays[i]?.root[1] ?? 0];
    edge.push([mid[0] + (foot[0] - mid[0]) * 0.2, mid[1] + (foot[1] - mid[1]) * 0.2]);
  });
  const data = fin.spiny ? polygon([first, ...edge, last]) : smooth(placed);
  const lines = rays
    .map(({ root, tip }) => {
      const end = fin.spiny ? tip : along([root, tip], 0.9);
      return `M${num(root[0])} ${num(root[1])}L${num(end[0])} ${num(end[1])}`;
    })
    .join("");
  const lead = fin.points.slice(0, Math.max(2, Math.ceil(fin.points.length / 3))).map(place);
  return group(
    [
      fill(data, tone(fin.color)),
      stroke(lines, tone(shade(fin.color, 0.4)), length * 0.0042, 'opacity="0.55"'),
      fin.edge ? stroke(smooth(lead, false), tone(fin.edge), length * 0.011) : "",
    ],
    `opacity="${fin.opacity ?? 0.95}"`,
  );
}

/** A fish in side view, bent along its spine, with its species' outline, fins and markings. */
export function swimmer(sheet: Sheet, kind: Species, pose: Swimmer): string {
  const { at, length, facing = "right", pitch = 0, arch = 0, wave = 0, haze, light } = pose;
  const bent = bender(length, arch, wave);
  const place = ([x, y]: Point): Point => bent([x, y * kind.half]);
  const tone = (color: string) => (haze ? mix(color, haze.color, haze.amount) : color);
  const upper = kind.back.map(([x, y]): Point => [x, -y]);
  const nose = kind.nose ?? [1, 0.05];
  // The flesh tapers to a blunt point on the tail fin.
  const heel: Point = [(upper.at(-1)?.[0] ?? 0) - 0.035, 0];
  const outline = [nose, ...upper, heel, ...kind.belly.toReversed()];
  const data = smooth(outline.map(place));
  const big = length > 200;
  const skin = big
    ? tone(kind.side)
    : sheet.linear([
        [0, tone(kind.top)],
        [0.45, tone(kind.side)],
        [0.75, tone(mix(kind.side, kind.under, 0.7))],
        [1, tone(kind.under)],
      ]);
  const band = (edge: readonly Point[], y: number): Point[] => [
    ...edge.map(([x, ey]): Point => [x, ey * 1.25]),
    ...Array.from({ length: 9 }, (_, i): Point => [-0.05 + i * 0.135, y]),
  ];
  const soft = `filter="${big ? sheet.blur(length * kind.half * 0.17) : ""}"`;
  const shading = big
    ? group(
        [
          fill(
            polygon(band([[1.05, -0.2], ...upper, [-0.05, -0.5]], -0.42).map(place)),
            tone(kind.top),
          ),
          fill(
            polygon(band([[1.05, 0.3], ...kind.belly, [-0.05, 0.5]], 0.52).map(place)),
            tone(kind.under),
          ),
        ],
        soft,
      )
    : "";
  const marks = kind.marks(sheet.random).map((mark) => {
    const more = `opacity="${mark.opacity ?? 1}"`;
    if ("dot" in mark) {
      const [cx, cy] = place(mark.dot);
      const r = mark.size * length;
      return ellipse([cx, cy], r * (mark.wide ?? 1), r * 0.9, tone(mark.color), 0, more);
    }
    if ("line" in mark) {
      const path = smooth(mark.line.map(place), false);
      return stroke(path, tone(mark.color), mark.size * length, more);
    }
    const blur = mark.soft && big ? ` filter="${sheet.blur(length * 0.012)}"` : "";
    return fill(smooth(mark.patch.map(place)), tone(mark.color), more + blur);
  });
  const scales = () => {
    let path = "";
    for (let row = 0; row < 9; row++) {
      for (let i = 0; i < 34; i++) {
        const x = 0.03 + (i + (row % 2) * 0.5) * 0.0215;
        const y = -0.72 + row * 0.16;
        const [a, m, b] = [
          place([x + 0.006, y - 0.075]),
          place([x - 0.011, y]),
          place([x + 0.006, y + 0.075]),
        ];
        path += `M${num(a[0])} ${num(a[1])}Q${num(m[0])} ${num(m[1])} ${num(b[0])} ${num(b[1])}`;
      }
    }
    return stroke(path, tone(shade(kind.side, 0.45)), length * 0.0024, 'opacity="0.24"');
  };
  const gillLine = kind.gill.map(place);
  const cheek = kind.cheek ?? 0.16;
  const face = [...gillLine, place([1.05, 1.2]), place([1.05, -1.2])];
  const eye = place(kind.eye);
  const r = length * kind.eyeSize;
  const sheen = light
    ? stroke(
        smooth(
          upper.map(([x, y]): Point => place([x, y * 0.9])),
          false,
        ),
        light.color,
        length * kind.half * 0.16,
        `opacity="${light.amount}" ${soft.replace('filter=""', "")}`,
      )
    : "";
  const f = facing === "left" ? -1 : 1;
  const where = `translate(${num(at[0])} ${num(at[1])}) scale(${f} 1) rotate(${num(-pitch)})`;
  return group(
    [
      ...kind.fins.map((fin) => finArt(fin, place, tone, length)),
      fill(data, skin),
      group(
        [
          shading,
          ...(kind.scales && length > 300 ? [scales()] : []),
          cheek
            ? fill(smooth(face), tone(mix(kind.side, kind.under, 0.6)), `opacity="${cheek}"`)
            : "",
          ...marks,
          stroke(
            smooth(gillLine, false),
            tone(shade(kind.side, 0.5)),
            length * 0.007,
            'opacity="0.7"',
          ),
          sheen,
        ],
        `clip-path="${sheet.clip(data)}"`,
      ),
      stroke(smooth(kind.mouth.map(place), false), tone(shade(kind.top, 0.5)), length * 0.0075),
      ...kind.near.map((fin) => finArt(fin, place, tone, length)),
      ellipse(eye, r * 1.12, r * 1.12, tone(shade(kind.top, 0.35)), 0, 'opacity="0.6"'),
      ellipse(eye, r, r, tone(kind.iris)),
      ellipse([eye[0] + r * 0.06, eye[1]], r * 0.6, r * 0.62, tone("#10191c")),
      ellipse([eye[0] + r * 0.22, eye[1] - r * 0.28], r * 0.2, r * 0.2, tone("#ffffff")),
      ...(kind.barbels?.lines.map((line) =>
        stroke(
          smooth(line.map(place), false),
          tone(kind.barbels?.color ?? "#000000"),
          length * 0.009,
        ),
      ) ?? []),
    ],
    `transform="${where}"`,
  );
}

/** Round spots strewn over a flank between two heights and two lengths. */
export const dots = (
  random: Random,
  count: number,
  color: string,
  size: number,
  [low, high]: Point,
  [from, to]: Point = [0.02, 0.86],
  opacity = 1,
): Marking[] => {
  const kept: Point[] = [];
  for (let tries = 0; kept.length < count && tries < count * 12; tries++) {
    const at: Point = [random.between(from, to), random.between(low, high)];
    // Spots keep off one another; half depths are about an eighth of a body length.
    const near = kept.some(([x, y]) => Math.hypot(x - at[0], (y - at[1]) * 0.12) < size * 2.3);
    if (!near) kept.push(at);
  }
  return kept.map((dot) => ({ dot, size: size * random.between(0.65, 1.2), color, opacity }));
};
