import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { chair, cheering, fishing, standing } from "../../../parts/people/poses.ts";
import { hoop, mownLawn, shadow } from "../../../parts/plants/lawn.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { flyRod } from "../../../parts/things/fly-line.ts";
import { wheelchair } from "../../../parts/things/gear.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const rim = { color: "#fff0b4", side: 1 } as const;
  const kids = [
    {
      at: [210, 380],
      h: 190,
      build: "child",
      pose: { ...fishing, upper: [70, 20], fore: [120, 60] },
      skin: skin.deep,
      hair: hair.black,
      style: "afro",
      top: cloth.coral,
      legs: cloth.navy,
      tip: [70, -150],
      to: [512, 300],
    },
    {
      at: [176, 640],
      h: 206,
      build: "child",
      pose: { ...fishing, lean: 4 },
      skin: skin.fair,
      hair: hair.blond,
      style: "ponytail",
      top: cloth.ochre,
      legs: cloth.plum,
      tip: [150, -100],
      to: [700, 470],
    },
  ] as const;
  const casters = kids.map(({ at, h, tip, to, ...look }) => {
    const who = person({
      ...look,
      at,
      height: h,
      facing: "right",
      short: { sleeves: true, legs: true },
      rim,
    });
    const hand = who.hands[0];
    const end: Point = [hand[0] + tip[0], hand[1] + tip[1]];
    const line = smooth(
      [end, [(end[0] + to[0]) / 2, Math.min(end[1], to[1]) - 44], [to[0], to[1]]],
      false,
    );
    return group([
      shadow(at, h),
      stroke(line, "#fff6dc", 3, 'opacity="0.95"'),
      ellipse(to, 8, 6, "#e0563f"),
      flyRod(hand, end, 0.05, "#3a2f28", 4).art,
      who.art,
    ]);
  });
  const seat: Point = [366, 790];
  const wheels = wheelchair(seat, 250, "right", "#2f5a78");
  const rider = person({
    at: seat,
    seat: true,
    height: 250,
    build: "teen",
    facing: "right",
    pose: { ...chair, upper: [40, 30], fore: [100, 70] },
    skin: skin.brown,
    hair: "#7d4a72",
    style: "scarf",
    top: cloth.sky,
    legs: cloth.navy,
    rim,
  });
  const hand = rider.hands[0];
  const coach = person({
    at: [1068, 812],
    height: 286,
    build: "adult",
    facing: "left",
    pose: { ...standing, upper: [64, 4], fore: [78, 10] },
    skin: skin.sand,
    hair: hair.gray,
    hat: { kind: "straw", color: "#e6cf98" },
    top: cloth.forest,
    legs: cloth.khaki,
    rim,
  });
  const winner = person({
    at: [912, 262],
    height: 180,
    build: "small",
    facing: "left",
    pose: cheering,
    skin: skin.sand,
    hair: hair.brown,
    style: "bob",
    top: cloth.rust,
    legs: cloth.ocean,
    short: { sleeves: true, legs: true },
    rim,
  });
  sheet.add(
    ...mownLawn(sheet),
    hoop([540, 300], 92, "#d9543f"),
    hoop([740, 190], 78, "#efb63c"),
    hoop([740, 470], 104, "#3b82ad"),
    hoop([1000, 380], 84, "#f0eee0"),
    hoop([900, 640], 116, "#e58a3f"),
    shadow([912, 262], 180),
    winner.art,
    casters[0] ?? "",
    casters[1] ?? "",
    fill(
      smooth(pts("420 872, 300 930, 190 960, 60 960, 250 880, 330 850")),
      "#22553f",
      'opacity="0.45"',
    ),
    stroke(
      smooth(
        [
          [hand[0] + 170, hand[1] - 120],
          [760, 560],
          [880, 632],
        ],
        false,
      ),
      "#fff6dc",
      3,
      'opacity="0.95"',
    ),
    ellipse([880, 634], 9, 7, "#e0563f"),
    wheels.behind,
    rider.art,
    wheels.front,
    flyRod(hand, [hand[0] + 170, hand[1] - 120], 0.05, "#3a2f28", 4.4).art,
    shadow([1068, 812], 286),
    coach.art,
    ...pts("-10 20, 130 -30, 300 -50, -30 170").map((p) =>
      group([
        ellipse([p[0] - 60, p[1] + 70], 170, 90, "#22553f", 0, 'opacity="0.35"'),
        crown(sheet, p, 290, 200, "#3d7a4d", "#a8c968", 1),
      ]),
    ),
    ...pts("1190 860, 1100 910").map((p) => crown(sheet, p, 240, 150, "#3d7a4d", "#a8c968", 1)),
  );
}

export const anglersLawnCasting: Picture = {
  ...shapes.gallery,
  name: "gallery-lawn-casting",
  draw,
};
