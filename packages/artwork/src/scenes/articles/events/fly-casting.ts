import { ellipse, group, type Point, pts, smooth, stroke } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, ridge } from "../../../parts/land/land.ts";
import { cloth } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { cheering, fishing, pointing, reeling } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { birch, crown } from "../../../parts/plants/trees/leafy.ts";
import { lupine, poppy } from "../../../parts/plants/wildflowers.ts";
import { rod } from "../../../parts/things/gear.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** A fly rod to the right and its line: from the tip along `points`, offsets from the tip. */
function flyRod(grip: Point, angle: number, length: number, points: string, width: number): string {
  const a = (angle * Math.PI) / 180;
  const tip: Point = [
    grip[0] + Math.cos(a) * length,
    grip[1] - Math.sin(a) * length + length * 0.06,
  ];
  const line = [tip, ...pts(points).map(([x, y]): Point => [tip[0] + x, tip[1] + y])];
  return group([
    stroke(smooth(line, false), "#ffb469", width),
    rod({ grip, angle, length, facing: "right", bend: 0.06, color: "#4a2f1e" }),
  ]);
}

/** A ring lying in the grass to cast at. */
const hoop = (at: Point, r: number, color: string) =>
  ellipse(at, r, r * 0.26, "none", 0, `stroke="${color}" stroke-width="${r * 0.12}"`);

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const rim = { color: "#fff6d2", side: -1 } as const;
  const teacher = person({
    ...folk.rosa,
    at: [268, 668],
    height: 410,
    facing: "right",
    pose: { ...reeling, lean: -2, upper: [76, 8], fore: [116, 60] },
    top: "#f0e6cf",
    legs: cloth.ocean,
    hat: { kind: "straw", color: cloth.sand },
    rim,
  });
  const pupil = person({
    ...folk.theo,
    at: [486, 646],
    height: 286,
    facing: "right",
    pose: { ...fishing, nod: -8 },
    rim,
  });
  const second = person({
    ...folk.amal,
    at: [742, 590],
    height: 236,
    facing: "right",
    pose: { ...reeling, lean: 2, upper: [70, 10], fore: [120, 62] },
    rim,
  });
  const third = person({
    ...folk.finn,
    at: [900, 556],
    height: 132,
    facing: "right",
    pose: fishing,
    rim,
  });
  const helper = person({
    ...folk.walt,
    at: [968, 552],
    height: 196,
    facing: "left",
    pose: pointing,
    rim,
  });
  const guest = person({
    ...folk.lena,
    at: [1176, 534],
    height: 118,
    facing: "left",
    pose: cheering,
    rim,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#3f86a8"],
        [0.6, "#8fc3cc"],
        [1, "#dfeedd"],
      ],
      500,
    ),
    cloud(sheet, [1010, 330], 560, 60, "#f7f6ea", 0.95),
    cloud(sheet, [1060, 96], 420, 54, "#fdfaf0", 0.8),
    cloud(sheet, [150, 300], 420, 56, "#eef4ea", 0.7),
    ridge(sheet, { y: 400, rise: 40, scale: 1100, color: "#93b8b0", base: 520 }),
    ridge(sheet, { y: 440, rise: 20, scale: 700, color: "#79a887", base: 520 }),
    ...[60, 150, 560, 640, 1010, 1090].map((x, i) =>
      crown(sheet, [x, 462 - (i % 2) * 8], 130, 74, "#4f8f5f", "#8fbf6e", -1),
    ),
    bank(pts("-60 492, 300 476, 700 484, 1000 476, 1340 470, 1340 780, -60 780"), "#9cc06a"),
    bank(pts("-60 540, 300 526, 700 540, 1000 522, 1340 516, 1340 780, -60 780"), "#84b35a"),
    birch(sheet, [1216, 500], 330, "#7fae52", "#c3d678"),
    hoop([1090, 566], 50, "#f2efe0"),
    hoop([1000, 610], 60, "#e8743f"),
    hoop([1160, 626], 66, "#f5c64a"),
    ...[
      [1176, 534, 26],
      [968, 553, 40],
      [900, 557, 28],
      [742, 591, 50],
    ].map(([x = 0, y = 0, w = 0]) =>
      ellipse([x + w * 0.3, y], w, w * 0.14, "#3f7040", 0, 'opacity="0.5"'),
    ),
    guest.art,
    helper.art,
    third.art,
    rod({ grip: third.hands[0], angle: 48, length: 130, facing: "right", to: [1092, 566] }),
    second.art,
    flyRod(
      second.hands[0],
      52,
      210,
      "60 -16, 150 -26, 230 -16, 266 -34, 246 -62, 170 -68, 60 -62, -30 -40",
      3,
    ),
    ellipse([270, 672], 90, 13, "#3f7040", 0, 'opacity="0.5"'),
    ellipse([488, 650], 64, 10, "#3f7040", 0, 'opacity="0.5"'),
    pupil.art,
    rod({
      grip: pupil.hands[0],
      angle: 64,
      length: 250,
      facing: "right",
      bend: 0.05,
      color: "#4a2f1e",
    }),
    teacher.art,
    flyRod(
      teacher.hands[0],
      44,
      290,
      "110 -6, 270 -8, 400 6, 462 -22, 440 -70, 340 -88, 170 -90, -40 -64, -150 -30",
      4,
    ),
    reeds(sheet, {
      from: -20,
      to: width + 20,
      y: height + 20,
      height: 120,
      count: 150,
      color: "#4a8a44",
      lit: "#b8d26a",
    }),
    ...Array.from({ length: 34 }, (_, i) => {
      const y = sheet.random.between(590, 690);
      const r = 2.4 + ((y - 560) / 160) * 4;
      const tone = ["#f7f1dc", "#f2c14e", "#8f86c9", "#f08a35"][i % 4] ?? "#f7f1dc";
      return ellipse([sheet.random.between(0, width), y], r, r * 0.8, tone);
    }),
    ...[
      [1236, 300, -0.06],
      [1180, 236, 0.05],
      [1120, 190, -0.04],
      [36, 250, 0.05],
      [96, 180, -0.03],
    ].map(([x = 0, h = 0, lean = 0]) => lupine([x, height + 20], h, lean, "#6a62b5")),
    ...[
      [1208, 130, 0.08],
      [1150, 110, -0.1],
      [1076, 120, 0.06],
      [1010, 84, -0.06],
      [66, 130, 0.1],
      [140, 100, 0.04],
      [190, 72, -0.06],
    ].map(([x = 0, h = 0, lean = 0]) => poppy([x, height + 16], h, lean)),
  );
}

export const eventFlyCasting: Picture = {
  ...shapes.article,
  name: "event-fly-casting",
  draw,
};
