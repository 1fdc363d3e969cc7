import { ellipse, fill, pts, rect, smooth, stroke, taper } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, ridge } from "../../../parts/land/land.ts";
import { cloth } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { chair, fishing, kneeling, reeling, walking } from "../../../parts/people/poses.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { bunting } from "../../../parts/things/camp/bunting.ts";
import { auger, hole, shelter, sled } from "../../../parts/things/camp/ice-camp.ts";
import { bucket, rod } from "../../../parts/things/gear.ts";
import { glow, sky, snowfall } from "../../../parts/waters/sky.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 250;
  const rim = { color: "#fff3dc", side: -1 } as const;
  const warm = { shoes: "#3b3a44", rim } as const;
  const beanie = (color: string) => ({ kind: "beanie", color }) as const;
  const sitter = person({
    ...folk.maya,
    ...warm,
    at: [944, 560],
    seat: true,
    height: 214,
    facing: "left",
    hat: beanie(cloth.ochre),
    pose: { ...chair, lean: 8, nod: 16, upper: [24, 36], fore: [70, 60] },
    top: cloth.plum,
  });
  const kneeler = person({
    ...folk.finn,
    ...warm,
    at: [470, 606],
    height: 190,
    facing: "right",
    hat: beanie(cloth.coral),
    pose: { ...kneeling, lean: 30, nod: 18 },
    top: cloth.forest,
    legs: cloth.navy,
  });
  const anglers = person({
    ...folk.amal,
    ...warm,
    at: [706, 600],
    height: 246,
    facing: "left",
    pose: { ...fishing, nod: 14 },
    top: cloth.coral,
  });
  const driller = person({
    ...folk.omar,
    ...warm,
    at: [236, 486],
    height: 226,
    facing: "left",
    hat: beanie(cloth.moss),
    pose: { ...fishing, lean: 16, nod: 16, upper: [30, 44], fore: [84, 70] },
    top: cloth.ocean,
  });
  const puller = person({
    ...folk.theo,
    ...warm,
    at: [560, 420],
    height: 120,
    facing: "left",
    pose: { ...walking, lean: 12, upper: [-34, -26], fore: [-24, -20] },
    hat: beanie(cloth.ochre),
    top: cloth.rust,
  });
  const rider = person({
    ...folk.lena,
    ...warm,
    at: [652, 392],
    seat: true,
    height: 92,
    facing: "left",
    hat: beanie(cloth.sky),
    pose: { ...chair, thigh: [88, 84], shin: [70, 74] },
    top: cloth.ochre,
  });
  const elder = person({
    ...folk.walt,
    ...warm,
    at: [1000, 380],
    height: 110,
    facing: "left",
    hat: beanie(cloth.rust),
    pose: reeling,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#8fb0c6"],
        [0.6, "#cfdde0"],
        [1, "#f7e6d2"],
      ],
      horizon,
    ),
    glow(sheet, [330, 200], 420, "#fff1d6", 0.8),
    ridge(sheet, { y: 150, rise: 42, scale: 1000, color: "#bccdd9", base: horizon + 4 }),
    ridge(sheet, { y: 196, rise: 22, scale: 700, color: "#dfe8ec", base: horizon + 4 }),
    treeline(sheet, {
      ground: () => 244,
      from: -200,
      to: 720,
      height: 66,
      color: "#5f7f8c",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => 244,
      from: 820,
      to: 1500,
      height: 84,
      color: "#4f7283",
      base: horizon + 3,
    }),
    rect(
      0,
      horizon,
      width,
      height - horizon,
      sheet.linear([
        [0, "#dbe7ec"],
        [0.25, "#e9f1f5"],
        [1, "#b9d0e0"],
      ]),
    ),
    bank(
      pts("-60 262, 200 254, 560 260, 900 254, 1340 260, 1340 280, 900 274, 500 284, -60 280"),
      "#f6fafb",
    ),
    ...[
      "-60 360, 300 340, 620 350, 560 366, 260 362, -60 384",
      "700 470, 980 450, 1340 458, 1340 480, 1000 474, 760 486",
      "-60 560, 180 540, 420 556, 300 580, -60 590",
      "560 690, 800 664, 1100 676, 1340 660, 1340 700, 980 706",
    ].map((text) => fill(smooth(pts(text)), "#fbfdfe", 'opacity="0.8"')),
    ...[
      "180 330, 420 320, 640 338, 900 322",
      "820 420, 1060 404, 1300 416",
      "60 640, 300 624, 420 640, 700 632",
    ].map((text) => stroke(smooth(pts(text), false), "#a9c6d8", 2, 'opacity="0.7"')),
    shelter([420, 318], 84, "#3f7f8c"),
    shelter([560, 304], 62, "#d79a3a"),
    shelter([770, 316], 80, "#c9543c"),
    shelter([900, 300], 56, "#5c7f4e"),
    taper([316, 372], [316, 226], 4, 3, "#6d5a44"),
    taper([820, 372], [820, 214], 4, 3, "#6d5a44"),
    taper([1236, 380], [1236, 190], 5, 4, "#6d5a44"),
    bunting([316, 230], [820, 218], 40, 18, 22),
    bunting([820, 218], [1236, 194], 40, 14, 24),
    ...pts("268 346, 344 330, 640 350, 688 344").map(
      ([x = 0, y = 0], i) =>
        person({
          ...([folk.kai, folk.zuri, folk.rosa, folk.lena][i] ?? folk.kai),
          at: [x, y],
          height: [62, 50, 66, 44][i] ?? 50,
          facing: i % 2 ? "left" : "right",
          pose: i < 2 ? fishing : walking,
        }).art,
    ),
    shelter([170, 420], 150, "#5c9bbd"),
    elder.art,
    rod({ grip: elder.hands[0], angle: 20, length: 46, facing: "left", to: [930, 382] }),
    hole([928, 384], 17),
    stroke(`M${puller.hands[0][0]} ${puller.hands[0][1]}Q590 388 612 400`, "#5a4632", 3),
    ellipse([650, 424], 62, 6, "#9fb9cc", 0, 'opacity="0.7"'),
    ellipse([566, 422], 34, 5, "#9fb9cc", 0, 'opacity="0.7"'),
    sled([656, 420], 92, "#b5583c"),
    rider.art,
    puller.art,
    ellipse([244, 488], 64, 8, "#9fb9cc", 0, 'opacity="0.7"'),
    hole([176, 492], 24),
    auger([176, 490], 180),
    driller.art,
    shelter([980, 590], 400, "#c9543c", true),
    hole([872, 612], 34),
    fill(smooth(pts("902 570, 990 570, 984 600, 908 600")), "#5a4632"),
    sitter.art,
    rod({ grip: sitter.hands[0], angle: 16, length: 56, facing: "left", to: [868, 610] }),
    ellipse([716, 604], 66, 9, "#9fb9cc", 0, 'opacity="0.7"'),
    anglers.art,
    hole([590, 622], 40),
    rod({ grip: anglers.hands[0], angle: 22, length: 80, facing: "left", to: [588, 620] }),
    ellipse([474, 610], 76, 9, "#9fb9cc", 0, 'opacity="0.7"'),
    kneeler.art,
    bucket([390, 640], 54, cloth.ocean),
    pine(sheet, [60, 760], 420, "#234f5c", "#eef5fa", 1),
    pine(sheet, [1250, 770], 330, "#1f4855", "#eef5fa", -1),
    snowfall(sheet, 130, 4.5),
  );
}

export const eventIceDay: Picture = {
  ...shapes.article,
  name: "event-ice-day",
  draw,
};
