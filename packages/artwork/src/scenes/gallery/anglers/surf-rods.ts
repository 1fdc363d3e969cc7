import { gull } from "../../../parts/animals/birds.ts";
import { ellipse, fill, group, pts, rect, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { stops } from "../../../parts/drawing/stops.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair, walking } from "../../../parts/people/poses.ts";
import { bucket } from "../../../parts/things/gear.ts";
import { sanderling, spike } from "../../../parts/waters/shore.ts";
import { glow, sky, streaks } from "../../../parts/waters/sky.ts";
import { glitter, reflection, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 400;
  const rim = { color: "#ffe0ae", side: -1 } as const;
  const mother = person({
    at: [908, 716],
    seat: true,
    height: 330,
    build: "adult",
    facing: "left",
    pose: { ...chair, lean: 4, upper: [22, 10], fore: [78, 30] },
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    top: cloth.ochre,
    legs: "#3d4d6b",
    rim,
  });
  const girl = person({
    at: [1040, 806],
    height: 214,
    build: "child",
    facing: "left",
    pose: { ...walking, upper: [30, -20], fore: [50, -8] },
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: cloth.coral,
    legs: cloth.navy,
    short: { legs: true },
    vest: vest.yellow,
    rim,
  });
  const wave = (text: string, color: string, opacity = 1) =>
    fill(smooth(pts(text)), color, `opacity="${opacity}"`);
  const stand = [
    mother.art,
    rect(864, 722, 96, 66, "#5b8ca3"),
    rect(858, 712, 108, 16, "#eef0e6"),
    girl.art,
  ];
  sheet.add(
    sky(sheet, stops("0 #6f8fb5, 0.4 #c3a9bb, 0.75 #f6b99a, 1 #fde0ac"), horizon),
    glow(sheet, [330, 384], 520, "#fff0c0", 0.9),
    ellipse([330, 372], 58, 58, "#fff6dc"),
    streaks(sheet, { from: 60, to: 330, count: 13, color: "#ffd9b8", opacity: 0.65 }),
    rect(0, horizon, width, 260, sheet.linear(stops("0 #f3c49c, 0.25 #a99bb0, 1 #4f8a9e"))),
    glitter(sheet, {
      x: 330,
      from: horizon + 3,
      to: 560,
      spread: 260,
      count: 34,
      color: "#fff6dc",
      opacity: 0.95,
    }),
    ripples(sheet, { from: horizon + 6, to: 520, count: 50, color: "#fde6c6", opacity: 0.5 }),
    wave("-60 486, 300 470, 700 480, 1260 462, 1260 520, 700 520, 300 514, -60 524", "#6d92a8"),
    wave(
      "-60 484, 300 468, 520 474, 800 478, 1260 460, 1000 482, 700 490, 420 484, -60 496",
      "#fdf0dc",
      0.95,
    ),
    wave("-60 540, 240 556, 640 530, 1000 548, 1260 530, 1260 610, -60 620", "#4a8599"),
    wave(
      "-60 536, 240 552, 440 542, 640 526, 1000 544, 1260 526, 1260 540, 1000 562, 640 546, 420 562, 240 572, -60 556",
      "#fdf3e2",
    ),
    wave(
      "-60 560, 240 576, 640 550, 1000 566, 1260 544, 1260 556, 1000 584, 640 572, 240 600, -60 584",
      "#8cb3b6",
      0.8,
    ),
    fill(
      smooth(pts("-60 640, 260 610, 520 640, 860 604, 1260 630, 1260 980, -60 980")),
      sheet.linear(stops("0 #c9a7a0, 0.2 #dcb08c, 1 #b98c6c")),
    ),
    wave(
      "-60 612, 260 586, 520 612, 860 580, 1260 602, 1260 634, 1060 612, 860 608, 520 648, 260 618, -60 650",
      "#e3d6d0",
      0.9,
    ),
    wave(
      "-60 644, 260 612, 520 642, 860 602, 1060 606, 1260 628, 1260 638, 1060 618, 860 616, 520 658, 260 628, -60 660",
      "#fffaf0",
      0.95,
    ),
    wave(
      "-60 668, 260 636, 520 668, 860 626, 1260 650, 1260 700, 800 676, 420 730, -60 730",
      "#f1c9a8",
      0.6,
    ),
    glitter(sheet, {
      x: 340,
      from: 660,
      to: 760,
      spread: 240,
      count: 14,
      color: "#fff3d2",
      opacity: 0.7,
    }),
    reflection(sheet, stand, 800, { opacity: 0.16, ripple: 4 }),
    ...[
      [780, 792],
      [930, 796],
      [1024, 812],
    ].map(([x = 0, y = 0]) => ellipse([x + 90, y], 130, 9, "#7d5a58", 0, 'opacity="0.3"')),
    spike([700, 770], 560, [150, 500]),
    spike([520, 830], 690, [40, 520]),
    spike([270, 880], 800, [-40, 540]),
    ...[
      [700, 772],
      [520, 832],
      [270, 884],
    ].map(([x = 0, y = 0]) =>
      fill(
        smooth([
          [x, y],
          [x + 150, y + 18],
          [x + 310, y + 30],
          [x + 150, y + 24],
        ]),
        "#7d5a58",
        'opacity="0.35"',
      ),
    ),
    ...stand,
    bucket([1132, 812], 56, cloth.coral),
    ...pts("420 690, 470 700, 366 704, 566 688").map((p, i) =>
      group([
        ellipse([p[0] + 10, p[1] + 2], 18, 3, "#7d5a58", 0, 'opacity="0.4"'),
        sanderling(p, 30 + (i % 2) * 5),
      ]),
    ),
    gull([760, 180], 120, "left", 10),
    gull([900, 260], 74, "left", -6),
    ...pts("120 830, 860 866, 990 880, 640 874").map((p, i) =>
      ellipse(p, 12 + i * 2, 6, i % 2 ? "#f4e2cf" : "#96706a", 12),
    ),
    ellipse([600, height + 40], 800, 60, "#8f6657", 0, 'opacity="0.25"'),
  );
}

export const anglersSurfRods: Picture = {
  ...shapes.gallery,
  name: "gallery-surf-rods",
  draw,
};
