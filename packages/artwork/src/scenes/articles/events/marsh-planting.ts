import { flock } from "../../../parts/animals/birds.ts";
import {
  ellipse,
  fill,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, mist, ridge } from "../../../parts/land/land.ts";
import { cloth, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { kneeling, showing, stooping, walking } from "../../../parts/people/poses.ts";
import { tule } from "../../../parts/plants/tule.ts";
import { sky, streaks, sun } from "../../../parts/waters/sky.ts";
import { reflection, rings, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 226;
  const rim = { color: "#fff4d8", side: 1 } as const;
  const stooper = person({
    ...folk.ines,
    at: [742, 520],
    height: 300,
    facing: "left",
    pose: stooping,
    waders: true,
    rim,
  });
  const kneeler = person({
    ...folk.zuri,
    at: [470, 560],
    height: 262,
    facing: "left",
    pose: { ...kneeling, lean: 36, upper: [22, 30], fore: [26, 36] },
    legs: "#4d5a4c",
    waders: true,
    vest: vest.orange,
    rim,
  });
  const carrier = person({
    ...folk.kai,
    at: [972, 448],
    height: 236,
    facing: "left",
    pose: { ...walking, upper: [24, 30], fore: [88, 92] },
    legs: "#4d5a4c",
    waders: true,
    vest: vest.yellow,
    rim,
  });
  const small = person({
    ...folk.finn,
    at: [1130, 424],
    height: 142,
    facing: "left",
    pose: { ...walking, upper: [40, 44], fore: [80, 84] },
    vest: vest.red,
    rim,
  });
  const looker = person({
    ...folk.walt,
    at: [300, 400],
    height: 190,
    facing: "right",
    pose: showing,
    legs: "#4d5a4c",
    waders: true,
    rim,
  });
  const rows: [number, number, number][] = [];
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 7; i++) {
      const y = 330 + r * 44;
      rows.push([640 + i * 112 - r * 150, y, 34 + r * 15]);
    }
  const plants = rows.filter(([x, y]) => !(x > 620 && y > 440) && x > 20 && Math.abs(x - 300) > 60);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#a9bdb9"],
        [0.6, "#dcdcc6"],
        [1, "#f2e2bd"],
      ],
      horizon,
    ),
    sun(sheet, [1010, 122], 30, "#fffaea", "#fdf0c8"),
    streaks(sheet, { from: 40, to: 150, count: 7, color: "#f7f1dc", opacity: 0.7 }),
    ridge(sheet, { y: 168, rise: 30, scale: 1000, color: "#c4b78e", base: horizon + 3 }),
    ridge(sheet, { y: 198, rise: 14, scale: 640, color: "#a3a47a", base: horizon + 3 }),
    flock(pts("420 120, 460 108, 506 116, 548 98, 470 134, 590 112, 380 136"), 14, "#5d6f6a"),
    rect(
      0,
      horizon,
      width,
      height,
      sheet.linear([
        [0, "#e9dfbf"],
        [0.2, "#b4c0ae"],
        [0.55, "#7f9f9c"],
        [1, "#4a7680"],
      ]),
    ),
    mist(sheet, horizon, 34, "#f7efd2", 0.7),
    ...Array.from({ length: 40 }, (_, i) =>
      tule(
        sheet,
        [i * 33 - 10 + sheet.random.around(30), horizon + 12 + ((i * 7) % 5) * 8],
        24 + ((i * 11) % 7) * 5,
        5,
        0.62 - ((i * 7) % 5) * 0.06,
      ),
    ),
    // Mud bars with the water between them.
    bank(pts("-60 300, 140 286, 420 300, 620 326, 420 348, 120 352, -60 346"), "#a39a78"),
    bank(
      pts("560 300, 860 282, 1120 290, 1340 300, 1340 396, 1100 384, 820 356, 620 330"),
      "#a89c78",
    ),
    bank(pts("-60 420, 200 396, 480 402, 700 430, 560 470, 260 486, -60 480"), "#8d8566"),
    bank(pts("780 420, 1000 404, 1340 420, 1340 540, 1120 520, 900 480"), "#958a68"),
    ripples(sheet, { from: 250, to: height, count: 60, color: "#fbf5de", opacity: 0.5 }),
    ...plants.map(([x, y, h]) => tule(sheet, [x, y], h, 6)),
    ...[stooper, kneeler].map((one, i) =>
      reflection(sheet, [one.art], i ? 560 : 520, { opacity: 0.4, ripple: 10 }),
    ),
    looker.art,
    tule(sheet, [looker.hands[0][0] + 4, looker.hands[0][1] + 14], 70, 5),
    small.art,
    tule(sheet, [small.hands[0][0] - 6, small.hands[0][1] + 20], 80, 9),
    carrier.art,
    tule(sheet, [carrier.hands[0][0] - 6, carrier.hands[0][1] + 40], 150, 13),
    rings([742, 520], 90, "#fbf5de", 0.55),
    stooper.art,
    tule(sheet, [stooper.hands[0][0] - 6, 530], 96, 8),
    rings([stooper.hands[0][0] - 6, 531], 40, "#fbf5de", 0.7),
    rings([470, 560], 96, "#fbf5de", 0.55),
    kneeler.art,
    tule(sheet, [kneeler.hands[0][0] - 8, 572], 104, 9),
    ellipse([486, 562], 96, 9, "#78999a", 0, 'opacity="0.75"'),
    ellipse([748, 522], 62, 7, "#78999a", 0, 'opacity="0.7"'),
    rings([kneeler.hands[0][0] - 8, 573], 44, "#fbf5de", 0.7),
    // Crate of plugs on the near bank.
    bank(pts("760 760, 860 640, 1010 606, 1200 596, 1340 600, 1340 760"), "#6f6a4c"),
    ...[920, 966, 1010, 1058, 1104, 1150].map((x) => tule(sheet, [x, 622], 170, 9)),
    fill(polygon(pts("880 610, 1190 610, 1172 700, 898 700")), "#b98f5c"),
    ...[632, 660, 688].map((y) => stroke(`M${886} ${y}H${1184}`, "#8a6640", 4)),
    fill(polygon(pts("880 604, 1190 604, 1188 622, 882 622")), "#d3aa72"),
    taper([1236, 690], [1262, 470], 7, 7, "#a8743a"),
    taper([1252, 470], [1276, 472], 6, 6, "#a8743a"),
    fill(smooth(pts("1222 640, 1254 644, 1250 700, 1230 716, 1216 698")), cloth.navy),
  );
}

export const eventMarshPlanting: Picture = {
  ...shapes.article,
  name: "event-marsh-planting",
  draw,
};
