import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  polygon,
  pts,
  rect,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { troutAbove } from "../../../../parts/fish/fish-above.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { pointing, stooping } from "../../../../parts/people/poses.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { bucket } from "../../../../parts/things/gear.ts";
import { basin, floor, vanish } from "../../../../parts/waters/raceway.ts";
import { cloud, sky } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const school = (left: number, right: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const d = 0.05 + 0.66 * (i / count);
      const [x, y] = floor(random.between(left + 70, right - 70), d);
      const s = 46 * (1 - d) * random.between(0.8, 1.15);
      const aim = Math.atan2(vanish[1] - y, vanish[0] - x) * 57.3 + random.around(26);
      return troutAbove([x, y + 60 * (1 - d)], s * 2.4, aim, "#123f49", "#5f8a70");
    });
  const rim = { color: "#fff4cf", side: 1 } as const;
  const kid = (u: number, d: number, h: number, look: Partial<Parameters<typeof person>[0]>) =>
    person({
      at: floor(u, d),
      height: h * (1 - d),
      build: "child",
      facing: "right",
      pose: { ...stooping, lean: 34, nod: 22, upper: [12, 24], fore: [36, 44] },
      skin: skin.brown,
      hair: hair.black,
      top: cloth.sky,
      legs: cloth.navy,
      rim,
      ...look,
    }).art;
  const keeper = person({
    at: floor(640, 0.33),
    height: 780 * 0.67,
    build: "adult",
    facing: "right",
    pose: { ...pointing, nod: 8, upper: [64, 6], fore: [92, 14] },
    skin: skin.fair,
    hair: hair.gray,
    style: "bun",
    hat: { kind: "cap", color: cloth.forest },
    top: cloth.moss,
    legs: "#4a564c",
    waders: true,
    rim,
  });
  const [kx, ky] = keeper.hands[0];
  const [px, py] = keeper.hands[1];
  sheet.add(
    sky(sheet, stops("0 #86bccb, 1 #f0eccf"), 260),
    cloud(sheet, [250, 90], 340, 40, "#fdfaf0", 0.9),
    cloud(sheet, [960, 70], 300, 34, "#fdfaf0", 0.8),
    ridge(sheet, { y: 170, rise: 40, scale: 900, color: "#9fc1a4", base: 300 }),
    treeline(sheet, {
      ground: () => 214,
      from: -40,
      to: 1240,
      height: 96,
      color: "#4f8763",
      base: 300,
    }),
    // The hatchery house under its long roof.
    rect(690, 150, 400, 110, "#e7dcc0"),
    fill(polygon(pts("660 160, 720 84, 1070 84, 1120 160")), "#8a5a44"),
    fill(polygon(pts("660 160, 720 84, 736 84, 690 160")), "#6d4434"),
    ...[740, 820, 900, 980].map((x) =>
      group([rect(x, 180, 48, 44, "#5f93a0"), rect(x, 180, 48, 5, "#fbf5e4")]),
    ),
    rect(1036, 176, 40, 84, "#5c4636"),
    rect(0, 244, width, height - 244, sheet.linear(stops("0 #d9d2b8, 0.4 #cfc6ad, 1 #b3aa94"))),
    fill(polygon(pts("-10 244, 1210 244, 1210 262, -10 268")), "#88ad68"),
    fill(
      polygon([floor(-700, 0.8), floor(-700, -0.2), floor(-560, -0.2), floor(-560, 0.8)]),
      "#88ad68",
    ),
    fill(
      polygon([floor(1500, 0.85), floor(2900, 0.85), floor(2900, -0.1), floor(1500, -0.1)]),
      "#88ad68",
    ),
    basin(sheet, 40, 480),
    basin(sheet, 760, 1290),
    ...school(40, 480, 20),
    ...school(760, 1290, 26),
    ...rows("0.1 900 1040, 0.28 980 1160, 0.46 880 1080, 0.2 150 260, 0.42 240 380").map(
      ([d = 0, a = 0, b = 0]) => {
        const [from, to] = [floor(a, d), floor(b, d)];
        return stroke(
          `M${from[0]} ${from[1] + 60 * (1 - d)}Q${(from[0] + to[0]) / 2} ${from[1] + 52 * (1 - d)} ${to[0]} ${to[1] + 60 * (1 - d)}`,
          "#f1faee",
          5 * (1 - d) + 1,
          'opacity="0.7"',
        );
      },
    ),
    // Screens across the basins.
    ...rows("40 480 0.6, 760 1290 0.6").map(([l = 0, r = 0, d = 0]) => {
      const [a, b] = [floor(l, d), floor(r, d)];
      return group([
        fill(
          polygon([
            [a[0], a[1] - 14],
            [b[0], b[1] - 14],
            [b[0], b[1] + 26],
            [a[0], a[1] + 26],
          ]),
          "#46595c",
          'opacity="0.75"',
        ),
        stroke(`M${a[0]} ${a[1] - 14}H${b[0]}`, "#f1ead6", 5),
      ]);
    }),
    ...rows("-30 0.52 800, -60 0.36 0, 1390 0.5 0, 1400 0.36 0").map(([u = 0, d = 0]) =>
      ellipse(
        [floor(u, d)[0] + 16, floor(u, d)[1] + 2],
        70 * (1 - d),
        11 * (1 - d),
        "#857c68",
        0,
        'opacity="0.5"',
      ),
    ),
    kid(-30, 0.52, 560, {
      skin: skin.fair,
      hair: hair.blond,
      style: "ponytail",
      top: cloth.coral,
      vest: vest.yellow,
    }),
    kid(-60, 0.36, 540, { skin: skin.deep, style: "afro", top: cloth.ochre, vest: vest.orange }),
    kid(1400, 0.5, 560, {
      facing: "left",
      skin: skin.sand,
      hair: cloth.plum,
      style: "scarf",
      top: cloth.ocean,
      vest: vest.orange,
    }),
    kid(1410, 0.36, 540, {
      facing: "left",
      skin: skin.fair,
      hair: hair.auburn,
      hat: { kind: "cap", color: cloth.forest },
      top: cloth.sand,
      vest: vest.yellow,
    }),
    ellipse(
      [floor(640, 0.33)[0] + 30, floor(640, 0.33)[1] + 4],
      90,
      13,
      "#857c68",
      0,
      'opacity="0.5"',
    ),
    keeper.art,
    bucket([px + 2, py + 70], 60, "#e3dccb"),
    ...Array.from({ length: 20 }, (_, i) =>
      ellipse(
        [kx + 20 + i * 7 + random.around(10), ky + 10 + i * i * 0.55 + random.around(12)],
        3.4,
        3.4,
        "#7a5432",
      ),
    ),
    ...[0, 1].map((i) =>
      ellipse(
        [kx + 150 + i * 16, ky + 290 + i * 14],
        50 + i * 34,
        13 + i * 9,
        "none",
        0,
        'stroke="#f4fbf2" stroke-width="4" opacity="0.8"',
      ),
    ),
    ellipse([80, 884], 120, 18, "#857c68", 0, 'opacity="0.5"'),
    person({
      at: [66, 878],
      height: 500,
      build: "child",
      facing: "right",
      pose: {
        ...stooping,
        lean: 30,
        nod: 20,
        thigh: [4, 14],
        shin: [-8, -4],
        upper: [14, 26],
        fore: [52, 60],
      },
      skin: skin.brown,
      hair: hair.brown,
      style: "bob",
      hat: { kind: "bucket", color: mix(cloth.sky, "#ffffff", 0.2) },
      top: cloth.plum,
      legs: cloth.khaki,
      short: { sleeves: true, legs: true },
      vest: vest.red,
      rim,
    }).art,
  );
}

export const galleryRaceways: Picture = {
  ...shapes.gallery,
  name: "gallery-raceways",
  draw,
};
