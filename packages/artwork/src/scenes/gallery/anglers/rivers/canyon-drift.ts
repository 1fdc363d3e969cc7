import { oar } from "../../../../parts/afloat/boats.ts";
import { driftBoat } from "../../../../parts/afloat/drift-boat.ts";
import { flock } from "../../../../parts/animals/birds.ts";
import { group, pts } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { canyonWall } from "../../../../parts/land/canyon.ts";
import { bank, mist } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { boating, rowing } from "../../../../parts/people/poses.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { rod } from "../../../../parts/things/gear.ts";
import { cloud, glow, sky } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const horizon = 640;
  const rim = { color: "#ffe9b8", side: 1 } as const;
  const far = group([
    canyonWall(sheet, {
      edge: pts("690 150, 640 300, 600 470, 560 644"),
      side: "right",
      base: horizon + 3,
      lit: "#f2b47c",
      dark: "#c77e62",
      beds: 12,
    }),
    canyonWall(sheet, {
      edge: pts("420 90, 470 260, 500 420, 590 560, 610 644"),
      side: "left",
      base: horizon + 3,
      lit: "#e59a68",
      dark: "#a9604f",
      beds: 13,
    }),
  ]);
  const near = group([
    canyonWall(sheet, {
      edge: pts("860 -60, 830 180, 790 330, 800 480, 730 600, 700 700"),
      side: "right",
      base: 700,
      lit: "#c9714a",
      dark: "#5e3540",
      beds: 14,
    }),
    canyonWall(sheet, {
      edge: pts("270 -60, 330 160, 310 330, 390 480, 400 600, 470 690"),
      side: "left",
      base: 690,
      lit: "#a95f49",
      dark: "#42303f",
      beds: 14,
    }),
  ]);
  const green = group([
    ...pts("440 676, 392 660, 344 672, 290 660").map((q, i) =>
      crown(sheet, q, 84 + i * 10, 56, "#5f7d4f", "#b9b965", 1),
    ),
    ...pts("742 690, 800 678, 870 684, 940 676").map((q, i) =>
      crown(sheet, q, 90 + i * 10, 60, "#6f8a4f", "#d6c871", 1),
    ),
  ]);
  const y = 778;
  const crew = [
    {
      at: [534, y - 34],
      height: 118,
      build: "child",
      facing: "left",
      pose: boating,
      skin: skin.fair,
      hair: hair.auburn,
      hat: { kind: "bucket", color: cloth.sand },
      top: cloth.ocean,
      legs: cloth.navy,
      vest: vest.orange,
    },
    {
      at: [598, y - 30],
      height: 142,
      build: "adult",
      facing: "left",
      pose: { ...rowing, lean: 4 },
      skin: skin.brown,
      hair: hair.black,
      style: "ponytail",
      hat: { kind: "cap", color: cloth.ochre },
      top: cloth.forest,
      legs: cloth.khaki,
      vest: vest.red,
    },
    {
      at: [664, y - 36],
      height: 124,
      build: "child",
      facing: "right",
      pose: boating,
      skin: skin.deep,
      hair: hair.black,
      style: "braids",
      top: cloth.coral,
      legs: cloth.navy,
      vest: vest.yellow,
    },
  ] as const;
  const [bow, rower, stern] = crew.map((who) => person({ ...who, rim }));
  if (!bow || !rower || !stern) return;
  const boat = [
    bow.art,
    stern.art,
    rower.art,
    rod({ grip: bow.hands[0], angle: 44, length: 120, facing: "left", bend: 0.06, to: [372, 800] }),
    rod({
      grip: stern.hands[0],
      angle: 40,
      length: 120,
      facing: "right",
      bend: 0.06,
      to: [842, 806],
    }),
    driftBoat([600, y], 250, "#2f6f86"),
    oar(rower.hands[0], [rower.hands[0][0] + 46, y + 46], "#f0d9a2"),
  ];
  sheet.add(
    sky(sheet, stops("0 #5fa6c4, 0.5 #b5dbdc, 1 #fbe9c4"), horizon),
    cloud(sheet, [560, 60], 260, 34, "#fdf6e6", 0.9),
    glow(sheet, [590, 420], 420, "#fff0c0", 0.5),
    flock(pts("520 170, 556 150, 590 176, 628 160"), 22, "#4a4450"),
    far,
    mist(sheet, horizon, 70, "#fbe3b8", 0.5),
    water(sheet, horizon, stops("0 #e3bd92, 0.15 #8fbfae, 0.45 #3a9ca6, 1 #14617a")),
    reflection(sheet, [far], horizon, { opacity: 0.36, ripple: 14 }),
    near,
    reflection(sheet, [near, green], 694, { opacity: 0.2, ripple: 18 }),
    bank(pts("-60 690, 200 668, 420 672, 486 688, 300 704, -60 716"), "#c79a68"),
    bank(pts("1260 690, 960 674, 740 684, 690 700, 900 716, 1260 726"), "#d8aa73"),
    green,
    glitter(sheet, {
      x: 590,
      from: horizon + 6,
      to: height,
      spread: 200,
      count: 34,
      color: "#fff0c8",
      opacity: 0.7,
    }),
    ripples(sheet, { from: 700, to: height, count: 46, color: "#d9f0ea", opacity: 0.5 }),
    ripples(sheet, { from: 720, to: height, count: 26, color: "#0d465e", opacity: 0.4 }),
    reflection(sheet, boat, y + 4, { opacity: 0.5, ripple: 12 }),
    ...boat,
    ripples(sheet, {
      from: y + 2,
      to: y + 22,
      count: 9,
      color: "#f4faf0",
      opacity: 0.8,
      across: [0.4, 0.6],
      length: 90,
    }),
  );
}

export const anglersCanyonDrift: Picture = {
  ...shapes.gallery,
  name: "gallery-canyon-drift",
  draw,
};
