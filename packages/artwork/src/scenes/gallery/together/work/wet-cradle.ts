import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/table.ts";
import { fish } from "../../../../parts/fish/fish.ts";
import { cliff } from "../../../../parts/land/cliffs.ts";
import { rocks, waver } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { kneeling, showing } from "../../../../parts/people/poses.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { cloud, sky } from "../../../../parts/waters/sky.ts";
import { shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 612;
  const floor = 838;
  const wave = waver(sheet, 460);
  const line = Array.from(
    { length: 32 },
    (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 4],
  );
  const edge = smooth(line, false);
  const rim = { color: "#ffe6b8", side: -1 } as const;
  const left = person({
    at: [268, floor],
    height: 560,
    build: "teen",
    facing: "right",
    pose: { ...kneeling, lean: 14, nod: 16, upper: [46, 54], fore: [64, 70] },
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    hat: { kind: "cap", color: cloth.ochre },
    top: cloth.sky,
    legs: "#5d6b58",
    vest: vest.orange,
    waders: true,
    rim,
  });
  const right = person({
    at: [944, floor],
    height: 590,
    build: "adult",
    facing: "left",
    pose: { ...kneeling, lean: 14, nod: 16, upper: [46, 54], fore: [60, 66] },
    skin: skin.fair,
    hair: hair.gray,
    hat: { kind: "straw", color: cloth.sand },
    top: cloth.forest,
    legs: "#4c5a66",
    vest: vest.red,
    waders: true,
    rim,
  });
  const clerk = person({
    at: [1124, 606],
    height: 300,
    build: "child",
    facing: "left",
    pose: { ...showing, nod: 14, upper: [22, 34], fore: [96, 112] },
    skin: skin.sand,
    hair: hair.brown,
    style: "bob",
    hat: { kind: "bucket", color: cloth.coral },
    top: cloth.plum,
    legs: cloth.khaki,
    vest: vest.yellow,
    rim,
  });
  const [a, b] = [left.hands[0], right.hands[0]];
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const deep = mid[1] + 150;
  const sling = smooth([
    [a[0] + 10, a[1]],
    [a[0] + 24, deep - 56],
    [a[0] + 80, deep - 8],
    [mid[0], deep],
    [b[0] - 80, deep - 8],
    [b[0] - 24, deep - 56],
    [b[0] - 10, b[1]],
  ]);
  const mesh = Array.from(
    { length: 17 },
    (_, i) =>
      `M${a[0] - 140 + i * 40} ${a[1] - 10}l190 220M${a[0] - 40 + i * 40} ${a[1] - 10}l-190 220`,
  ).join("");
  const ticks = Array.from(
    { length: 21 },
    (_, i) => `M${a[0] + 26 + (i * (b[0] - a[0] - 52)) / 20} ${mid[1] - 9}v${i % 5 ? 9 : 18}`,
  ).join("");
  const [cx, cy] = clerk.hands[0];
  const murk = `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;
  sheet.add(
    sky(sheet, stops("0 #6fb0c4, 1 #f6e3b8"), 420),
    cloud(sheet, [520, 110], 300, 36, "#fff6e2", 0.9),
    cliff(sheet, "330 330, 420 250, 520 246, 560 200, 700 196, 740 240, 860 250, 900 330", 610, [
      "#d99a78",
      "#cf8a66",
      "#e2ac88",
      "#c07c5c",
    ]),
    cliff(
      sheet,
      "-40 60, 90 40, 190 80, 230 180, 330 200, 370 320, 450 350, 490 470, 560 540",
      surface,
      ["#c46f48", "#b25e3c", "#d5845a", "#a5543a", "#8b4534"],
    ),
    cliff(
      sheet,
      "700 540, 760 420, 850 390, 880 260, 980 230, 1010 110, 1130 80, 1260 96",
      surface,
      ["#cf7a50", "#bb6642", "#de9064", "#ab583c", "#914a38"],
    ),
    ...pts("480 130, 590 110, 690 140, 90 150, 210 120").map(([x = 0, s = 0]) =>
      crown(sheet, [x, 556], s, s * 0.7, "#6f8a48", "#b3bb62", -1),
    ),
    fill(
      smooth(pts("-60 576, 200 566, 520 574, 760 566, 960 584, 1260 566, 1260 660, -60 660")),
      "#dcbf8a",
    ),
    ellipse([1128, 608], 70, 9, "#9a7d52", 0, 'opacity="0.6"'),
    clerk.art,
    fill(
      polygon([
        [cx - 26, cy - 44],
        [cx + 16, cy - 32],
        [cx + 10, cy + 16],
        [cx - 34, cy + 2],
      ]),
      "#f7f0dc",
    ),
    taper([cx + 2, cy - 2], [cx - 14, cy - 26], 3, 2, "#2f4858"),
    ellipse([cx + 4, cy + 4], 8, 8, skin.sand),
    fill(murk, sheet.linear(stops("0 #9fd4be, 0.25 #5cab9f, 1 #1f6670"))),
    shafts(sheet, { x: 600, y: surface, depth: 260, color: "#f6fbd8", opacity: 0.34 }),
    rocks(sheet, {
      at: [600, floor + 26],
      count: 15,
      spread: 1280,
      size: 96,
      lit: "#7fa089",
      dark: "#3c6a66",
    }),
    rect(0, floor + 16, width, 70, sheet.linear(stops("0 #6a8f7c, 1 #285a5f"))),
    right.art,
    left.art,
    // What lies under the water takes on its color.
    group([fill(murk, "#4f9f98", 'opacity="0.42"')]),
    fill(sling, "#eef6dc", 'opacity="0.34"'),
    fish(sheet, {
      species: "rainbow trout",
      at: [mid[0], deep - 66],
      length: b[0] - a[0] - 96,
      facing: "left",
      haze: { color: "#5cab9f", amount: 0.08 },
    }),
    group([stroke(mesh, "#f6f3dc", 2, 'opacity="0.35"')], `clip-path="${sheet.clip(sling)}"`),
    stroke(sling, "#2f4858", 4, 'opacity="0.5"'),
    taper([a[0] - 34, mid[1]], [b[0] + 34, mid[1]], 12, 12, "#caa06a"),
    taper([a[0] - 34, mid[1] - 4], [b[0] + 34, mid[1] - 4], 4, 4, "#f0d6a4"),
    stroke(ticks, "#4a3524", 3),
    ellipse([a[0], mid[1]], 15, 17, skin.deep),
    ellipse([b[0], mid[1]], 15, 17, skin.fair),
    stroke(edge, "#f8fbe6", 4, 'opacity="0.9"'),
    ...pts("270 120, 950 130").map(([x = 0, r = 0]) =>
      ellipse(
        [x, surface + 2],
        r,
        9,
        "none",
        0,
        'stroke="#f8fbe6" stroke-width="4" opacity="0.75"',
      ),
    ),
    ...pts("470 800, 730 812, 150 800, 1010 806").map(([x, y], i) =>
      ellipse([x, y + 40], 42, 20, mix("#8fae92", "#4a7a70", i / 4), i * 9),
    ),
  );
}

export const galleryWetCradle: Picture = {
  ...shapes.gallery,
  name: "gallery-wet-cradle",
  draw,
};
