import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, polygon, rect, stroke } from "../drawing/path.ts";

interface Bridge {
  readonly from: number;
  readonly to: number;
  /** Heights of the ridge, the eaves, the floor and the floor's underside. */
  readonly ridge: number;
  readonly eaves: number;
  readonly floor: number;
  readonly under: number;
  readonly wall: string;
  readonly roof: string;
  readonly windows: number;
}

/** A covered timber bridge in side view: shingled roof, boarded wall with a row of openings, deck beam. */
export function coveredBridge({
  from,
  to,
  ridge,
  eaves,
  floor,
  under,
  wall,
  roof,
  windows,
}: Bridge): string {
  const span = to - from;
  const boards = Array.from({ length: Math.floor(span / 26) }, (_, i) =>
    stroke(`M${from + i * 26} ${eaves}V${floor}`, shade(wall, 0.28), 2, 'opacity="0.55"'),
  );
  const top = eaves + (floor - eaves) * 0.24;
  const tall = (floor - eaves) * 0.34;
  const holes = Array.from({ length: windows }, (_, i) => {
    const x = from + (span * (i + 0.5)) / windows;
    const w = (span / windows) * 0.34;
    return group([
      rect(x - w - 8, top - 8, w * 2 + 16, tall + 16, mix(wall, "#f3e6cb", 0.75)),
      rect(x - w, top, w * 2, tall, "#33211f"),
      fill(
        polygon([
          [x - w, top + tall],
          [x - w + 8, top + tall],
          [x + w * 0.2, top],
          [x + w * 0.2 - 10, top],
        ]),
        "#6d4234",
      ),
      fill(
        polygon([
          [x + w, top + tall],
          [x + w - 8, top + tall],
          [x - w * 0.2, top],
          [x - w * 0.2 + 10, top],
        ]),
        "#6d4234",
      ),
    ]);
  });
  const courses = [0.25, 0.5, 0.75].map((t) => {
    const y = ridge + (eaves - ridge) * t;
    return stroke(`M${from - 40} ${y}H${to + 40}`, shade(roof, 0.3), 3, 'opacity="0.45"');
  });
  const slope: Point[] = [
    [from - 10, ridge],
    [to + 10, ridge],
    [to + 40, eaves + 8],
    [from - 40, eaves + 8],
  ];
  return group([
    rect(from, eaves, span, floor - eaves, wall),
    ...boards,
    ...holes,
    rect(from, eaves, span, (floor - eaves) * 0.1, shade(wall, 0.5), 'opacity="0.6"'),
    rect(from - 6, floor - 12, span + 12, 14, mix(wall, "#f3e6cb", 0.6)),
    rect(from - 6, floor, span + 12, under - floor, shade(wall, 0.62)),
    fill(polygon(slope), roof),
    ...courses,
    rect(from - 40, eaves + 4, span + 80, 8, shade(roof, 0.45)),
  ]);
}

/** A stone pier of coursed blocks between two widths. */
export function stonePier(
  [x, y]: Point,
  h: number,
  top: number,
  foot: number,
  tone: string,
): string {
  const rows = Math.round(h / 46);
  const half = (t: number) => (top + (foot - top) * t) / 2;
  const lines = Array.from({ length: rows }, (_, i) => {
    const t = (i + 1) / rows;
    const [w, yy] = [half(t), y + h * t];
    const joints = [-0.5, 0, 0.5].map((k) => {
      const jx = x + (k + (i % 2 ? 0.24 : 0)) * w;
      return stroke(`M${jx} ${yy}V${yy - h / rows}`, shade(tone, 0.4), 3, 'opacity="0.5"');
    });
    return group([
      stroke(`M${x - w} ${yy}H${x + w}`, shade(tone, 0.4), 3, 'opacity="0.5"'),
      ...joints,
    ]);
  });
  return group([
    fill(
      polygon([
        [x - half(0), y],
        [x + half(0), y],
        [x + half(1), y + h],
        [x - half(1), y + h],
      ]),
      tone,
    ),
    fill(
      polygon([
        [x + half(0) * 0.3, y],
        [x + half(0), y],
        [x + half(1), y + h],
        [x + half(1) * 0.3, y + h],
      ]),
      shade(tone, 0.22),
    ),
    ...lines,
  ]);
}
