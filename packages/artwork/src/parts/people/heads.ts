import { shade } from "../drawing/color.ts";
import { ellipse, fill, group, type Point, polygon, pts, smooth } from "../drawing/path.ts";

export type Hair = "short" | "bob" | "long" | "ponytail" | "bun" | "afro" | "braids" | "scarf";
export type Hat = "cap" | "bucket" | "straw" | "beanie";

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly style?: Hair;
  readonly hat?: { readonly kind: Hat; readonly color: string };
  /** Height of the head in design pixels. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly tilt: number;
  readonly facing: 1 | -1;
  readonly back: boolean;
}

/** Shapes on a head one unit tall, centered, facing right. */
const profile: readonly Point[] = pts(
  "-0.02 -0.5, 0.26 -0.42, 0.38 -0.2, 0.385 -0.06, 0.47 0.08, 0.4 0.13, 0.4 0.24, 0.36 0.38, 0.24 0.44, 0.04 0.36, -0.2 0.34, -0.38 0.1, -0.42 -0.14, -0.32 -0.38",
);
const crop: readonly Point[] = pts(
  "0.36 -0.3, 0.3 -0.48, 0.02 -0.58, -0.32 -0.48, -0.48 -0.16, -0.42 0.16, -0.26 0.3, -0.12 0.22, -0.06 0.0, 0.04 -0.1, 0.12 -0.26, 0.26 -0.3",
);
const falls: Record<"bob" | "long", readonly Point[]> = {
  bob: pts(
    "0.34 -0.32, 0.26 -0.5, 0 -0.58, -0.34 -0.48, -0.5 -0.14, -0.5 0.3, -0.36 0.46, -0.04 0.42, 0.06 0.16, 0.1 -0.14, 0.2 -0.28",
  ),
  long: pts(
    "0.34 -0.32, 0.26 -0.5, 0 -0.58, -0.34 -0.48, -0.5 -0.14, -0.56 0.4, -0.6 0.95, -0.3 1.02, -0.1 0.8, 0.02 0.3, 0.08 -0.1, 0.2 -0.28",
  ),
};
const backs: Record<"short" | "bob" | "long", readonly Point[]> = {
  short: pts(
    "0 -0.56, 0.32 -0.44, 0.43 -0.12, 0.38 0.16, 0.2 0.3, 0 0.33, -0.2 0.3, -0.38 0.16, -0.43 -0.12, -0.32 -0.44",
  ),
  bob: pts(
    "0 -0.57, 0.34 -0.46, 0.48 -0.1, 0.52 0.3, 0.34 0.46, 0 0.44, -0.34 0.46, -0.52 0.3, -0.48 -0.1, -0.34 -0.46",
  ),
  long: pts(
    "0 -0.57, 0.34 -0.46, 0.48 -0.1, 0.52 0.5, 0.4 1.0, 0 1.08, -0.4 1.0, -0.52 0.5, -0.48 -0.1, -0.34 -0.46",
  ),
};

/** A head seen from the side or from behind: skin, hair and hat as flat planes. */
export function head(at: Point, look: Look, paint: (color: string) => string): string {
  const { size, facing, back, hair, skin } = look;
  const style = look.style ?? "short";
  const turn = (look.tilt * Math.PI) / 180;
  const place = ([x, y]: Point): Point => {
    const [px, py] = [x * size * facing, y * size];
    return [
      at[0] + px * Math.cos(turn) - py * Math.sin(turn),
      at[1] + px * Math.sin(turn) + py * Math.cos(turn),
    ];
  };
  const blob = (points: readonly Point[], color: string) =>
    fill(smooth(points.map(place)), paint(color));
  const disc = (x: number, y: number, r: number, color: string) =>
    ellipse(place([x, y]), r * size, r * size, paint(color));
  const pieces: string[] = [];
  const behind: string[] = [];
  if (style === "ponytail") {
    const tail: readonly Point[] = back
      ? pts("-0.1 -0.2, 0.1 -0.2, 0.15 0.3, 0.02 0.85, -0.14 0.35")
      : pts("-0.34 -0.3, -0.5 -0.34, -0.72 0, -0.7 0.5, -0.6 0.75, -0.5 0.4, -0.46 0");
    (back ? pieces : behind).push(blob(tail, shade(hair, 0.12)));
  }
  if (style === "braids") {
    for (const [x, dx] of back
      ? ([
          [-0.3, -0.06],
          [0.3, 0.06],
        ] as const)
      : ([[-0.3, -0.04]] as const)) {
      for (let i = 0; i < 5; i++)
        pieces.push(
          disc(x + dx * i, 0.3 + i * 0.17, 0.125 - i * 0.012, shade(hair, i % 2 ? 0.2 : 0.05)),
        );
    }
  }
  if (style === "bun")
    pieces.push(disc(back ? 0 : -0.42, back ? -0.42 : -0.36, 0.23, shade(hair, 0.15)));
  const cover = style === "bob" || style === "long" ? style : "short";
  const top = back
    ? [
        disc(-0.41, 0.02, 0.08, skin),
        disc(0.41, 0.02, 0.08, skin),
        blob(
          backs.short.map(([x, y]): Point => [x * 0.92, y * 1.15 + 0.05]),
          skin,
        ),
        blob(backs[cover], hair),
      ]
    : [
        blob(profile, skin),
        ...(style === "afro" ? [] : [blob(cover === "short" ? crop : falls[cover], hair)]),
        ...(cover === "short" && style !== "scarf"
          ? [disc(-0.02, 0.06, 0.075, shade(skin, 0.12))]
          : []),
      ];
  if (style === "afro") {
    const puffs: readonly Point[] = pts(
      "-0.1 -0.34, 0.16 -0.38, -0.34 -0.16, -0.38 0.12, 0.0 -0.46, -0.2 0.02",
    );
    top.push(
      ...(back ? [disc(0, -0.1, 0.56, hair)] : puffs.map(([x, y]) => disc(x, y, 0.27, hair))),
    );
  }
  if (style === "scarf") {
    top.push(
      back
        ? blob(
            pts(
              "0 -0.58, 0.38 -0.46, 0.5 -0.1, 0.46 0.36, 0.62 0.7, 0 0.85, -0.62 0.7, -0.46 0.36, -0.5 -0.1, -0.38 -0.46",
            ),
            hair,
          )
        : blob(
            pts(
              "0.3 -0.46, 0 -0.58, -0.36 -0.48, -0.52 -0.12, -0.48 0.34, -0.6 0.72, 0 0.8, 0.42 0.62, 0.3 0.46, 0.14 0.34, 0.16 -0.04, 0.26 -0.26",
            ),
            hair,
          ),
    );
  }
  return group([
    ...behind,
    ...(back ? [...top, ...pieces] : [...top, ...pieces]),
    ...hatPieces(look, place, paint),
  ]);
}

function hatPieces(
  look: Look,
  place: (p: Point) => Point,
  paint: (color: string) => string,
): string[] {
  if (!look.hat) return [];
  const { kind, color } = look.hat;
  const blob = (points: readonly Point[], tone: string) =>
    fill(smooth(points.map(place)), paint(tone));
  const flat = (points: readonly Point[], tone: string) =>
    fill(polygon(points.map(place)), paint(tone));
  const x = look.back ? 0 : -0.04;
  const dome = (lift: number, low: number): readonly Point[] => [
    [x - 0.5, low],
    [x - 0.49, -0.24],
    [x - 0.34, -0.56 - lift],
    [x, -0.68 - lift],
    [x + 0.34, -0.56 - lift],
    [x + 0.48, -0.24],
    [x + 0.49, low],
    [x, low + 0.05],
  ];
  if (kind === "cap") {
    const brim: readonly Point[] = pts(
      "0.2 -0.27, 0.5 -0.3, 0.86 -0.18, 0.88 -0.12, 0.5 -0.15, 0.2 -0.14",
    );
    return [
      blob(dome(-0.02, -0.14), color),
      look.back
        ? flat(pts("-0.14 -0.2, 0.14 -0.2, 0.1 -0.08, -0.1 -0.08"), shade(color, 0.3))
        : blob(brim, shade(color, 0.22)),
    ];
  }
  if (kind === "beanie") {
    return [
      blob(dome(0.06, -0.1), color),
      blob(
        [
          [x - 0.52, -0.26],
          [x, -0.32],
          [x + 0.5, -0.26],
          [x + 0.52, -0.06],
          [x, -0.02],
          [x - 0.53, -0.06],
        ],
        shade(color, 0.25),
      ),
      ellipse(place([x, -0.8]), look.size * 0.13, look.size * 0.13, paint(shade(color, 0.1))),
    ];
  }
  if (kind === "bucket") {
    return [
      blob(dome(-0.06, -0.2), color),
      flat(
        [
          [x - 0.46, -0.28],
          [x + 0.46, -0.28],
          [x + 0.7, 0.02],
          [x + 0.3, -0.04],
          [x - 0.3, -0.04],
          [x - 0.7, 0.02],
        ],
        shade(color, 0.2),
      ),
    ];
  }
  return [
    blob(
      [
        [x - 0.95, -0.1],
        [x - 0.5, -0.24],
        [x, -0.28],
        [x + 0.5, -0.24],
        [x + 0.95, -0.1],
        [x + 0.4, -0.06],
        [x - 0.4, -0.06],
      ],
      shade(color, 0.18),
    ),
    blob(dome(-0.04, -0.22), color),
    flat(
      [
        [x - 0.48, -0.32],
        [x + 0.48, -0.32],
        [x + 0.49, -0.2],
        [x - 0.49, -0.2],
      ],
      shade(color, 0.5),
    ),
  ];
}
