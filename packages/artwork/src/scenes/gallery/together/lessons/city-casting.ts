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
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { towers } from "../../../../parts/land/built/skyline.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { glow, sky, streaks } from "../../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const shore = 470;
  const back = towers(
    sheet,
    rows(
      "40 90 210, 170 70 290, 270 110 170, 420 76 330, 530 96 230, 680 70 280, 790 110 190, 930 80 310, 1040 100 200",
    ),
    shore,
    "#8a7fa0",
    "#ffd79a",
  );
  const front = towers(
    sheet,
    rows(
      "-20 100 150, 110 90 190, 340 90 200, 480 70 150, 600 100 180, 860 90 210, 1000 80 150, 1110 120 230",
    ),
    shore,
    "#5f5f86",
    "#ffe2a8",
  );
  const park = group(
    Array.from({ length: 17 }, (_, i) =>
      crown(sheet, [i * 76 - 10, shore - 26 - (i % 3) * 8], 104, 80, "#3b5566", "#6b7a70", 1),
    ),
  );
  const scene = group([
    back,
    front,
    rect(-10, shore - 50, width + 20, 44, "#3b5566"),
    park,
    rect(-10, shore - 10, width + 20, 14, "#4c5a66"),
  ]);
  const rim = { color: "#ffd0a0", side: 1 } as const;
  const cast = (upper: [number, number], fore: [number, number], lean: number) =>
    ({ lean, nod: 0, thigh: [-6, 6], shin: [-4, 4], upper, fore }) as const;
  const one = person({
    at: [250, 856],
    height: 400,
    build: "teen",
    facing: "right",
    pose: cast([48, -6], [126, 30], -4),
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: cloth.ochre,
    legs: cloth.navy,
    vest: vest.orange,
    rim,
  });
  const two = person({
    at: [560, 852],
    height: 330,
    build: "child",
    facing: "right",
    pose: cast([40, 20], [84, 70], 4),
    skin: skin.sand,
    hair: hair.brown,
    hat: { kind: "cap", color: cloth.coral },
    top: cloth.sky,
    legs: "#43384c",
    vest: vest.yellow,
    rim,
  });
  const three = person({
    at: [1016, 862],
    height: 450,
    build: "adult",
    facing: "left",
    pose: { ...cast([16, 24], [86, 78], 0), nod: 8 },
    skin: skin.fair,
    hair: hair.auburn,
    style: "bun",
    top: cloth.plum,
    legs: "#2f3b4c",
    rim,
  });
  const rodTo = (hand: Point, tip: Point) =>
    group([
      stroke(
        smooth(
          [
            [hand[0] - (tip[0] - hand[0]) * 0.1, hand[1] - (tip[1] - hand[1]) * 0.1],
            hand,
            [hand[0] + (tip[0] - hand[0]) * 0.6, hand[1] + (tip[1] - hand[1]) * 0.63],
            tip,
          ],
          false,
        ),
        "#2a2130",
        4.5,
      ),
      ellipse([hand[0] - 3, hand[1] + 9], 9, 9, "#2a2130"),
    ]);
  const hoop = (at: Point, r: number, tone: string) =>
    group([
      ellipse(
        [at[0], at[1] + 5],
        r,
        r * 0.24,
        "none",
        0,
        'stroke="#33395c" stroke-width="8" opacity="0.4"',
      ),
      ellipse(at, r, r * 0.24, "none", 0, `stroke="${tone}" stroke-width="10"`),
      ellipse(
        [at[0], at[1] - 3],
        r,
        r * 0.24,
        "none",
        0,
        `stroke="${mix(tone, "#ffffff", 0.5)}" stroke-width="3"`,
      ),
    ]);
  const a = one.hands[0];
  const b = two.hands[0];
  const tipA: Point = [a[0] - 60, a[1] - 300];
  const tipB: Point = [b[0] + 200, b[1] - 176];
  sheet.add(
    sky(sheet, stops("0 #46568a, 0.4 #9b7f9f, 0.75 #eda182, 1 #fbd39a"), shore),
    glow(sheet, [1010, 440], 520, "#ffdf9c", 0.8),
    streaks(sheet, { from: 40, to: 300, count: 11, color: "#f9bf9c", opacity: 0.5 }),
    scene,
    water(sheet, shore, stops("0 #f3b98c, 0.35 #a9839c, 1 #3a4a7a")),
    reflection(sheet, [scene], shore, { opacity: 0.5, ripple: 14 }),
    ripples(sheet, { from: shore + 8, to: 790, count: 36, color: "#ffe3bd", opacity: 0.45 }),
    hoop([820, 560], 62, "#e0563f"),
    hoop([640, 640], 78, "#f0b23c"),
    hoop([1040, 660], 84, "#f3ece0"),
    hoop([430, 580], 60, "#4f9fb0"),
    rings([820, 560], 26, "#fff3df", 0.9),
    // The paved rim of the pond.
    fill(
      smooth(pts("-60 806, 200 786, 600 780, 1000 786, 1260 806, 1260 1000, -60 1000")),
      "#54506e",
    ),
    stroke(smooth(pts("-60 806, 200 786, 600 780, 1000 786, 1260 806"), false), "#e9b592", 10),
    ...[-300, 0, 300, 600, 900, 1200, 1500].map((x) =>
      stroke(
        `M${600 + (x - 600) * 0.9} 790L${600 + (x - 600) * 1.25} 910`,
        "#413f5c",
        4,
        'opacity="0.7"',
      ),
    ),
    // A looped fly line in the air and a straight one to its ring.
    stroke(
      smooth(
        [
          tipA,
          [tipA[0] - 90, tipA[1] - 70],
          [tipA[0] - 30, tipA[1] - 116],
          [tipA[0] + 180, tipA[1] - 104],
          [tipA[0] + 400, tipA[1] - 84],
          [tipA[0] + 560, tipA[1] - 30],
        ],
        false,
      ),
      "#fff1d2",
      3.4,
    ),
    taper([tipA[0] + 558, tipA[1] - 32], [tipA[0] + 572, tipA[1] - 26], 5, 3, "#e0563f"),
    stroke(smooth([tipB, [tipB[0] + 4, tipB[1] + 42], [820, 560]], false), "#fff1d2", 2.6),
    ...rows("256 860 110, 566 856 90, 1012 866 110").map(([x = 0, y = 0, w = 0]) =>
      ellipse([x - w * 0.4, y], w, 11, "#34324e", 0, 'opacity="0.6"'),
    ),
    three.art,
    fill(
      polygon([
        [three.hands[0][0] - 46, three.hands[0][1] - 34],
        [three.hands[0][0] + 8, three.hands[0][1] - 20],
        [three.hands[0][0] + 6, three.hands[0][1] + 16],
        [three.hands[0][0] - 50, three.hands[0][1] + 2],
      ]),
      "#f6ead2",
    ),
    ellipse(three.hands[0], 9, 9, skin.fair),
    rodTo(a, tipA),
    one.art,
    rodTo(b, tipB),
    two.art,
    // A lamp post closes the right.
    taper([1126, 900], [1126, 330], 7, 5, "#2e2c44"),
    glow(sheet, [1126, 306], 130, "#fff0bd", 0.8),
    ellipse([1126, 306], 24, 27, "#fff4cf"),
    rect(1108, 328, 36, 9, "#2e2c44"),
    fill(polygon(pts("1098 286, 1126 262, 1154 286")), "#2e2c44"),
    rect(0, height - 4, width, 4, "#413f5c"),
  );
}

export const galleryCityCasting: Picture = {
  ...shapes.gallery,
  name: "gallery-city-casting",
  draw,
};
