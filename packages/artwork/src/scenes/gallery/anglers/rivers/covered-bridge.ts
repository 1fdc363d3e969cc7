import { oar, rowboat } from "../../../../parts/afloat/boats.ts";
import { coveredBridge, stonePier } from "../../../../parts/afloat/bridge-span.ts";
import { flock } from "../../../../parts/animals/birds.ts";
import { ellipse, fill, group, pts, rect, smooth } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank, mist, ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { boating, rowing } from "../../../../parts/people/poses.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { broadleaf, crown, willow } from "../../../../parts/plants/trees/leafy.ts";
import { rod } from "../../../../parts/things/gear.ts";
import { cloud, sky } from "../../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 640;
  const back = group([
    ridge(sheet, { y: 470, rise: 30, scale: 700, color: "#cfd9a2", base: surface }),
    ...[240, 330, 430, 520, 610, 700, 790, 880, 970].map((x, i) =>
      broadleaf(
        sheet,
        [x, 626],
        130 + ((i * 43) % 50),
        i % 2 ? "#9fbf6b" : "#7fae66",
        "#e3dc8a",
        "#7a6545",
        1,
      ),
    ),
    fill(smooth(pts("-40 616, 400 612, 900 618, 1240 612, 1240 648, -40 648")), "#93b565"),
  ]);
  const bridge = group([
    stonePier([92, 430], 230, 210, 270, "#9a9488"),
    stonePier([1110, 430], 230, 210, 270, "#9a9488"),
    coveredBridge({
      from: 0,
      to: 1200,
      ridge: 60,
      eaves: 170,
      floor: 420,
      under: 462,
      wall: "#a8402f",
      roof: "#6b6a6c",
      windows: 7,
    }),
    rect(
      -10,
      60,
      1220,
      402,
      sheet.linear(stops("0 #ffe9b0 0.12, 0.4 #ffe9b0 0, 1 #2a1838 0.42"), [0, 0], [1, 0.2]),
    ),
  ]);
  const y = 742;
  const rim = { color: "#fff0b8", side: 1 } as const;
  const rower = person({
    at: [478, y - 42],
    seat: true,
    height: 262,
    build: "teen",
    facing: "left",
    pose: { ...rowing, lean: 10 },
    skin: skin.sand,
    hair: hair.auburn,
    style: "ponytail",
    top: cloth.ocean,
    legs: cloth.khaki,
    vest: vest.red,
    rim,
  });
  const kid = person({
    at: [652, y - 46],
    seat: true,
    height: 212,
    build: "child",
    facing: "right",
    pose: boating,
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "bucket", color: cloth.ochre },
    top: cloth.forest,
    legs: cloth.navy,
    vest: vest.yellow,
    rim,
  });
  const boat = [
    rod({
      grip: kid.hands[0],
      angle: 40,
      length: 190,
      facing: "right",
      to: [890, 724],
      bobber: cloth.coral,
    }),
    rower.art,
    kid.art,
    rowboat([550, y], 430, "#3f6f63", "right"),
    oar([rower.hands[0][0] + 6, rower.hands[0][1]], [rower.hands[0][0] + 66, y + 40], "#e1c48e"),
  ];
  sheet.add(
    sky(sheet, stops("0 #9cc9cf, 1 #f7efcb"), surface),
    cloud(sheet, [860, 50], 420, 50, "#fdf8e8", 0.9),
    back,
    mist(sheet, surface - 20, 70, "#fbf3c8", 0.8),
    water(sheet, surface, stops("0 #d3d695, 0.35 #7fae85, 1 #245f5c")),
    reflection(sheet, [back, bridge], surface, { opacity: 0.72, ripple: 16 }),
    ripples(sheet, { from: surface + 8, to: height, count: 46, color: "#fbf6cf", opacity: 0.45 }),
    ripples(sheet, { from: surface + 40, to: height, count: 22, color: "#123f45", opacity: 0.4 }),
    bridge,
    bank(pts("-60 590, 80 610, 230 640, 260 664, 120 690, -60 700"), "#6b9a55"),
    bank(pts("1260 580, 1120 606, 980 642, 960 668, 1090 694, 1260 706"), "#5f8f52"),
    crown(sheet, [40, 600], 220, 150, "#4d854c", "#a9c663"),
    crown(sheet, [1180, 596], 240, 160, "#4d854c", "#a9c663", 1),
    reflection(sheet, boat, y + 6, { opacity: 0.5, ripple: 14 }),
    rings([890, 724], 46, "#fbf6cf", 0.8),
    ...boat,
    flock(pts("330 520, 390 556, 300 580, 760 540"), 26, "#27344a"),
    ripples(sheet, {
      from: y + 4,
      to: y + 30,
      count: 10,
      color: "#fbf6cf",
      opacity: 0.7,
      across: [0.34, 0.72],
      length: 140,
    }),
    ellipse([550, y + 4], 190, 5, "#123f45", 0, 'opacity="0.35"'),
    willow(sheet, [1150, 905], 700, "#55904f", "#c3d070"),
    reeds(sheet, {
      from: -20,
      to: 250,
      y: height + 10,
      height: 210,
      count: 60,
      color: "#2f6545",
      lit: "#b5c968",
    }),
    reeds(sheet, {
      from: 1030,
      to: width + 20,
      y: height + 10,
      height: 160,
      count: 40,
      color: "#2f6545",
      lit: "#b5c968",
      lean: -0.06,
    }),
  );
}

export const anglersCoveredBridge: Picture = {
  ...shapes.gallery,
  name: "gallery-covered-bridge",
  draw,
};
