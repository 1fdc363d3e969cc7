import { gull } from "../../../parts/animals/birds.ts";
import { ellipse, group, type Point, pts } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { stops } from "../../../parts/drawing/stops.ts";
import { block } from "../../../parts/land/boulders.ts";
import { lighthouse } from "../../../parts/land/built/lighthouse.ts";
import { bank } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { type Person, person } from "../../../parts/people/figure.ts";
import { fishing, reeling } from "../../../parts/people/poses.ts";
import { bucket, rod } from "../../../parts/things/gear.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import { roller, splash } from "../../../parts/waters/surf.ts";
import { ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  const horizon = 300;
  const tones = ["#c3b9a6", "#93897c", "#5b5a5c"] as const;
  const rim = { color: "#fff6dd", side: -1 } as const;
  /** A point along the breakwater's crest: 0 is the near end, 1 the lighthouse. */
  const crest = (t: number): Point => [
    330 + 560 * (1 - (1 - t) ** 1.7),
    800 - 470 * (1 - (1 - t) ** 1.8),
  ];
  const stones = Array.from({ length: 15 }, (_, i) => 1 - i / 14).flatMap((t) => {
    const [x, y] = crest(t);
    const size = 26 + 190 * (1 - t) ** 1.25;
    return [-1.25, 1.2, -0.42, 0.46].map((k) =>
      block(sheet, [x + k * size * 1.05, y + Math.abs(k) * size * 0.42 + size * 0.22], size, tones),
    );
  });
  /** A teenager casting out to a point of the sea. */
  const angler = (
    who: Pick<
      Person,
      "at" | "height" | "pose" | "skin" | "hair" | "style" | "hat" | "top" | "legs" | "vest"
    >,
    to: Point,
    angle: number,
    bend: number,
  ) => {
    const { art, hands } = person({ ...who, build: "teen", facing: "right", rim });
    const h = who.height;
    return group([
      ellipse([who.at[0] + h * 0.1, who.at[1]], h * 0.24, h * 0.045, "#3c3d42", 0, 'opacity="0.4"'),
      rod({ grip: hands[0], angle, length: h * 0.95, facing: "right", bend, to }),
      art,
    ]);
  };
  const far = angler(
    {
      at: [806, 356],
      height: 92,
      pose: fishing,
      skin: skin.sand,
      hair: hair.brown,
      hat: { kind: "cap", color: cloth.forest },
      top: cloth.coral,
      legs: cloth.navy,
      vest: vest.yellow,
    },
    [1010, 372],
    48,
    0.1,
  );
  const middle = angler(
    {
      at: [640, 472],
      height: 176,
      pose: reeling,
      skin: skin.deep,
      hair: hair.black,
      style: "braids",
      top: cloth.sky,
      legs: cloth.khaki,
      vest: vest.red,
    },
    [1060, 520],
    44,
    0.3,
  );
  const near = angler(
    {
      at: [372, 756],
      height: 330,
      pose: fishing,
      skin: skin.fair,
      hair: "#7a4f6d",
      style: "scarf",
      top: cloth.forest,
      legs: cloth.navy,
      vest: vest.orange,
    },
    [1010, 700],
    40,
    0.1,
  );
  const tower = lighthouse([918, 322], 198);
  sheet.add(
    sky(sheet, stops("0 #6ea4bd, 0.6 #b9d6d8, 1 #f1ead6"), horizon),
    cloud(sheet, [240, 120], 520, 74, "#fbf7ea", 0.95),
    cloud(sheet, [700, 70], 380, 44, "#fbf7ea", 0.8),
    cloud(sheet, [1090, 170], 360, 50, "#fbf7ea", 0.85),
    water(sheet, horizon, stops("0 #8fc0c0, 0.3 #4a93a0, 1 #175a74")),
    ripples(sheet, { from: horizon + 8, to: 520, count: 60, color: "#e9f5f0", opacity: 0.55 }),
    roller(372, 960, 1250, 14, "#4f9aa6"),
    roller(450, 880, 1260, 26, "#3b8496"),
    roller(560, 900, 1280, 38, "#2c758b"),
    roller(740, 860, 1290, 54, "#1f6680"),
    ripples(sheet, {
      from: 420,
      to: height,
      count: 24,
      color: "#0f4a64",
      opacity: 0.4,
      across: [0.7, 1],
    }),
    bank(pts("-60 620, 120 560, 260 600, 380 640, 300 760, 160 900, -60 940"), "#3f8a96"),
    tower,
    ...stones.slice(0, 24),
    far,
    ...stones.slice(24, 40),
    splash(sheet, [868, 560], 92),
    middle,
    ...stones.slice(40),
    splash(sheet, [810, 830], 190),
    bucket([250, 770], 58, cloth.ocean),
    near,
    gull([200, 330], 150, "right", -14),
    gull([430, 230], 92, "right", 8),
    gull([1080, 250], 80, "left", 10),
    ...Array.from({ length: 10 }, () =>
      ellipse(
        [random.between(700, 1000), random.between(860, 890)],
        random.between(20, 60),
        8,
        "#eef6f3",
        0,
        'opacity="0.7"',
      ),
    ),
  );
}

export const anglersBreakwater: Picture = {
  ...shapes.gallery,
  name: "gallery-breakwater",
  draw,
};
