import { mix, shade } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { stops } from "../../../parts/drawing/stops.ts";
import { fry } from "../../../parts/fish/fry.ts";
import { bank, ridge, rocks } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { closeFace } from "../../../parts/people/close-face.ts";
import { type Person, person } from "../../../parts/people/figure.ts";
import { openHand } from "../../../parts/people/hands/open-hand.ts";
import { standing } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { cooler, paperCup } from "../../../parts/things/hatchery.ts";
import { pebbles } from "../../../parts/waters/riverbed.ts";
import { sky } from "../../../parts/waters/sky.ts";
import { rings, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

const rim = { color: "#fff3d4", side: 1 } as const;

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const horizon = 306;
  const squat = {
    lean: 40,
    nod: 6,
    thigh: [94, 104],
    shin: [-14, -26],
    upper: [44, 54],
    fore: [36, 46],
  } as const;
  const pupil = (at: Point, h: number, who: Partial<Person>) =>
    person({
      at,
      height: h,
      build: "child",
      facing: "right",
      pose: squat,
      skin: skin.fair,
      hair: hair.brown,
      top: cloth.sky,
      legs: cloth.navy,
      shoes: "#3f5f4c",
      vest: vest.orange,
      rim,
      ...who,
    });
  const amara = pupil([222, 690], 820, {
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    top: cloth.ochre,
    short: { sleeves: true },
  });
  const boy = pupil([722, 474], 360, {
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "cap", color: cloth.sky },
    top: cloth.forest,
    legs: cloth.khaki,
    vest: vest.yellow,
  });
  const girl = pupil([880, 404], 232, {
    skin: skin.sand,
    hair: cloth.plum,
    style: "scarf",
    top: cloth.coral,
  });
  const worker = person({
    at: [566, 440],
    height: 380,
    build: "adult",
    facing: "right",
    pose: { ...standing, lean: 4, nod: 10, upper: [8, 26], fore: [84, 92] },
    skin: skin.brown,
    hair: hair.black,
    hat: { kind: "cap", color: cloth.forest },
    top: cloth.moss,
    legs: "#4d5a4c",
    waders: true,
    rim,
  });
  const edge = "M948 312C930 340 890 388 800 446C740 484 690 500 600 556C530 600 440 640 400 760";
  const stream = `${edge}L1320 760L1320 392C1200 372 1100 352 1040 312Z`;
  const mouth: Point = [amara.hands[0][0] + 102, amara.hands[0][1] + 66];
  const small = (who: typeof boy, s: number) => {
    const [x, y] = [who.hands[0][0] + 16 * s, who.hands[0][1] + 8 * s];
    return group([
      paperCup([x, y], 34 * s, 38),
      rings([x + 12 * s, y + 14 * s], 30 * s, "#f6fbea", 0.9),
    ]);
  };
  sheet.add(
    sky(sheet, stops("0 #9ccac9, 1 #f3eed0"), horizon),
    ridge(sheet, { y: 200, rise: 34, scale: 900, color: "#b5d2ae", base: horizon + 10 }),
    treeline(sheet, {
      ground: () => 290,
      from: -40,
      to: width + 40,
      height: 110,
      color: "#6fa37a",
      base: horizon + 10,
    }),
    ...pts("60 270, 170 220, 1130 260, 1225 300, 1010 170").map(([x, h]) =>
      pine(sheet, [x, 318], h, "#3a7554", "#76a870", 1),
    ),
    rect(0, horizon, width, height, "#86ac66"),
    fill(
      smooth(
        pts(
          "-60 372, 300 350, 700 330, 950 310, 1000 330, 960 400, 860 472, 740 560, 600 660, 560 790, -60 780",
        ),
      ),
      sheet.linear(stops("0 #e3d6b0, 0.5 #d3c096, 1 #b29a6e")),
    ),
    ...Array.from({ length: 90 }, () => {
      const t = random.between(0, 1);
      return ellipse(
        [random.between(-10, 860 - t * 420), 366 + t * 360],
        4 + t * 15,
        2 + t * 7,
        random.pick(["#b9ab87", "#968d78", "#e0d2ac", "#aba08c"]),
        random.around(16),
        'opacity="0.75"',
      );
    }),
    stroke(edge, "#9c8a62", 26, 'opacity="0.5"'),
    group(
      [
        rect(380, horizon, width, height, "#bfd8c0"),
        pebbles(sheet, {
          from: 330,
          to: height + 10,
          small: 16,
          large: 62,
          flat: 0.44,
          tones: ["#b9b184", "#8fa084", "#d2c798", "#7f9a8c", "#a8a07a"],
          haze: { color: "#9cc9bf", amount: 0.8 },
        }),
        rect(
          380,
          horizon,
          width,
          height,
          sheet.linear(stops("0 #bfe2d8 0.9, 0.3 #74bdb8 0.7, 1 #2f8794 0.62"), [0, 0], [0.25, 1]),
        ),
        ripples(sheet, {
          from: 330,
          to: height,
          count: 60,
          color: "#f6fbea",
          opacity: 0.5,
          across: [0.34, 1],
        }),
      ],
      `clip-path="${sheet.clip(stream)}"`,
    ),
    stroke(edge, "#f6fbea", 4, 'opacity="0.85"'),
    bank(pts("1040 312, 1130 306, 1340 300, 1340 398, 1200 374, 1100 350"), "#7ba45c"),
    reeds(sheet, {
      from: 1100,
      to: 1290,
      y: 384,
      height: 56,
      count: 60,
      color: "#4f8a55",
      lit: "#b5cf7c",
    }),
    // The footbridge upstream.
    taper([920, 322], [920, 262], 5, 5, "#7b5637"),
    taper([1082, 322], [1082, 262], 5, 5, "#7b5637"),
    stroke("M880 300Q1000 276 1120 300", "#6b4a30", 10),
    stroke("M880 296Q1000 272 1120 296", "#cda06a", 5),
    stroke("M880 266Q1000 244 1120 266M960 288V254M1000 284V252M1040 288V254", "#a87a4a", 5),
    ellipse([566, 442], 70, 9, "#94835e", 0, 'opacity="0.6"'),
    cooler([652, 448], 104),
    worker.art,
    paperCup([worker.hands[0][0] + 8, worker.hands[0][1] - 26], 40, -90),
    ellipse(worker.hands[0], 9, 8, skin.brown),
    closeFace({ ...worker.head, skin: skin.brown, shaded: true }),
    ellipse([880, 406], 40, 6, "#94835e", 0, 'opacity="0.6"'),
    girl.art,
    small(girl, 0.66),
    ellipse([718, 478], 64, 9, "#94835e", 0, 'opacity="0.6"'),
    boy.art,
    closeFace({ ...boy.head, skin: skin.fair, shaded: true }),
    small(boy, 1),
    ellipse([250, 698], 180, 20, "#7d6b48", 0, 'opacity="0.6"'),
    amara.art,
    closeFace({ ...amara.head, skin: skin.deep }),
    openHand(amara.hands[1], 70, 34, shade(skin.deep, 0.15), -1),
    paperCup(mouth, 112, 38),
    openHand([amara.hands[0][0] - 6, amara.hands[0][1] + 12], 72, 30, skin.deep, -1),
    rings([mouth[0] + 22, mouth[1] + 30], 92, "#f6fbea", 0.95),
    ...(
      [
        [34, 38, 42, 32],
        [206, -4, 38, -10],
        [254, 62, 48, 8],
        [392, -30, 34, 4],
      ] as const
    ).map(([x, y, l, turn]) =>
      group([
        ellipse(
          [mouth[0] + x + 8, mouth[1] + y + 26],
          l * 0.5,
          l * 0.1,
          "#1d5d66",
          0,
          'opacity="0.45"',
        ),
        fry([mouth[0] + x, mouth[1] + y], l, turn),
      ]),
    ),
    rocks(sheet, {
      at: [1120, height + 20],
      count: 6,
      spread: 420,
      size: 96,
      lit: "#b4b394",
      dark: mix("#5f6758", "#2f8794", 0.3),
    }),
  );
}

export const newsHatcheryRelease: Picture = {
  ...shapes.article,
  name: "news-hatchery-release",
  draw,
};
