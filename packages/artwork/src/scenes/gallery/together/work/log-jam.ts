import { mix, shade } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { troutAbove } from "../../../../parts/fish/fish-above.ts";
import { rocks } from "../../../../parts/land/land.ts";
import { trunk } from "../../../../parts/land/logs.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { walking } from "../../../../parts/people/poses.ts";
import { pine } from "../../../../parts/plants/trees/trees.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const rim = { color: "#fff0c8", side: -1 } as const;
  const hold = { ...walking, lean: 6, upper: [34, 46], fore: [136, 126] } as const;
  const crew = [
    {
      x: 520,
      y: 556,
      h: 250,
      build: "teen",
      skin: skin.deep,
      hair: hair.black,
      style: "braids",
      hat: cloth.coral,
      top: cloth.sky,
      vest: vest.orange,
    },
    {
      x: 640,
      y: 532,
      h: 246,
      build: "teen",
      skin: skin.fair,
      hair: hair.auburn,
      style: "short",
      hat: cloth.forest,
      top: cloth.moss,
      vest: vest.yellow,
    },
    {
      x: 770,
      y: 508,
      h: 250,
      build: "adult",
      skin: skin.sand,
      hair: hair.black,
      style: "ponytail",
      hat: cloth.khaki,
      top: cloth.plum,
      vest: vest.red,
    },
  ] as const;
  const people = crew.map((one) => ({
    one,
    drawn: person({
      at: [one.x, one.y],
      height: one.h,
      build: one.build,
      facing: "left",
      pose: hold,
      skin: one.skin,
      hair: one.hair,
      style: one.style,
      hat: { kind: "cap", color: one.hat },
      top: one.top,
      legs: "#3f4f4c",
      vest: one.vest,
      waders: true,
      rim,
    }),
  }));
  const butt: Point = [398, 412];
  const top: Point = [908, 318];
  const guide = person({
    at: [258, 640],
    height: 262,
    build: "adult",
    facing: "right",
    pose: { ...walking, thigh: [-4, 6], shin: [-6, 2], upper: [62, 20], fore: [84, 50] },
    skin: skin.brown,
    hair: hair.gray,
    hat: { kind: "straw", color: cloth.sand },
    top: cloth.rust,
    legs: "#4c5648",
    vest: vest.yellow,
    rim,
  });
  const stream = pts(
    "760 130, 860 176, 900 250, 940 330, 1060 420, 1120 540, 1090 680, 1120 800, 1240 960, 230 960, 150 840, 210 720, 330 620, 380 520, 470 420, 600 320, 660 240, 680 170, 700 130",
  );
  const flow = (points: string, tone: string, w: number, opacity: number) =>
    stroke(smooth(pts(points), false), tone, w, `opacity="${opacity}"`);
  const trout = pts("640 690, 710 726, 590 752, 790 690").map((at, i) =>
    troutAbove(at, 96 + (i % 2) * 20, -64 + i * 8, "#173f48", "#54765f"),
  );
  const gold = (x: number, y: number, h: number, i: number) =>
    i % 3 === 1
      ? pine(sheet, [x, y], h, "#3f5f4a", "#6f8a55", -1)
      : pine(sheet, [x, y], h, i % 2 ? "#c08a34" : "#b0762c", i % 2 ? "#ecc25c" : "#dfa848", -1);
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.linear(stops("0 #c9bb86, 0.4 #a89a5e, 1 #7d8050"))}"/>`,
    ...Array.from({ length: 26 }, (_, i) =>
      gold(-20 + i * 50 + random.around(16), 96 + random.around(14), 170 + random.around(30), i),
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      gold(-10 + i * 46 + random.around(14), 190 + i * 2 + random.around(14), 190, i + 1),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      gold(900 + i * 46 + random.around(12), 190 + i * 16, 200, i),
    ),
    ...rows(
      "70 330 60, 150 300 44, 40 470 70, 190 440 40, 330 350 40, 110 590 56, 1180 430 50, 360 290 34",
    ).map(([x = 0, y = 0, r = 0], i) =>
      group([
        ellipse([x + r * 0.3, y + r * 0.3], r, r * 0.22, "#6a6440", 0, 'opacity="0.4"'),
        ellipse([x, y], r, r * 0.6, i % 2 ? "#a8653a" : "#8d8a4c"),
        ellipse([x - r * 0.2, y - r * 0.16], r * 0.6, r * 0.34, i % 2 ? "#cf8a4a" : "#b5ae62"),
      ]),
    ),
    // Gravel bars beside the water.
    fill(
      smooth(stream.map(([x, y], i): Point => [x + (i < 9 ? 70 : i > 9 ? -70 : 0), y])),
      "#d6c79f",
    ),
    fill(
      smooth(pts("150 660, 300 560, 420 440, 470 470, 400 560, 340 660, 220 780, 130 800")),
      "#e3d6b0",
    ),
    fill(smooth(stream), sheet.linear(stops("0 #a9cdbf, 0.35 #5da2a2, 0.75 #2b7283, 1 #1c566e"))),
    fill(
      smooth(pts("560 640, 700 600, 900 620, 960 700, 880 800, 680 820, 520 760")),
      "#174c5e",
      'opacity="0.5"',
    ),
    flow("720 150, 760 220, 780 280, 850 340", "#eaf5e6", 5, 0.6),
    flow("690 190, 660 290, 580 380, 520 470", "#eaf5e6", 5, 0.5),
    flow("900 380, 1020 480, 1070 590, 1040 690", "#eaf5e6", 6, 0.5),
    flow("430 520, 390 620, 300 720, 240 830", "#eaf5e6", 7, 0.5),
    flow("360 700, 330 800, 350 900", "#eaf5e6", 7, 0.4),
    flow("940 860, 1010 900, 1100 930", "#eaf5e6", 7, 0.4),
    flow("600 470, 760 480, 900 520", "#eaf5e6", 4, 0.4),
    ...trout,
    // The jam itself, logs laid across one another against the far bank.
    trunk([1130, 590], [560, 650], 30, true),
    trunk([1160, 700], [700, 560], 26, false),
    trunk([1090, 840], [860, 520], 27, true),
    trunk([1200, 650], [780, 800], 24, false),
    ...pts("560 676, 660 666, 700 590, 780 822, 850 560").map(([x, y], i) =>
      stroke(`M${x - 44} ${y + 8}q44 ${12 + i * 2} 92 0`, "#f4faee", 6, 'opacity="0.8"'),
    ),
    rocks(sheet, {
      at: [1120, 640],
      count: 4,
      spread: 220,
      size: 84,
      lit: "#b4ab94",
      dark: "#67695e",
    }),
    rocks(sheet, {
      at: [300, 610],
      count: 5,
      spread: 240,
      size: 44,
      lit: "#b9b09a",
      dark: "#7c7a6a",
    }),
    ellipse([270, 642], 66, 9, "#6a6440", 0, 'opacity="0.5"'),
    guide.art,
    ...people.toReversed().map(({ drawn, one }) => {
      const dry = sheet.clip(`M0 0H${width}V${one.y - 13}H0Z`);
      return group([drawn.art], `clip-path="${dry}"`);
    }),
    taper([butt[0], butt[1] + 8], [top[0], top[1] + 8], 20, 16, "#4d3826"),
    taper(butt, top, 20, 16, "#86684a"),
    taper([butt[0], butt[1] - 8], [top[0], top[1] - 7], 8, 6, "#c9a676"),
    ellipse(butt, 12, 20, "#ecd2a2", -10),
    ellipse(butt, 6, 10, "#c9a26c", -10),
    ...people.flatMap(({ drawn, one }) =>
      drawn.hands.slice(0, 1).map((at) => ellipse([at[0], at[1]], 7, 8, one.skin)),
    ),
    // Water closes round the boots.
    ...people.map(({ one }) =>
      ellipse(
        [one.x - 4, one.y - 13],
        64,
        11,
        "none",
        0,
        'stroke="#f2f8ea" stroke-width="4" opacity="0.8"',
      ),
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      ellipse(
        [random.between(0, 250), random.between(800, 900)],
        36,
        20,
        i % 2 ? mix("#8a8a4c", "#c9a24c", random.between(0, 1)) : shade("#7d8050", 0.2),
        random.around(40),
      ),
    ),
  );
}

export const galleryLogJam: Picture = {
  ...shapes.gallery,
  name: "gallery-log-jam",
  draw,
};
