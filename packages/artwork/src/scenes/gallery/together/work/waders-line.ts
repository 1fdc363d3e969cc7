import { tent } from "../../../../parts/afloat/boats.ts";
import { shade } from "../../../../parts/drawing/color.ts";
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
import { mist, peaks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../../parts/people/cast.ts";
import { waders } from "../../../../parts/people/clothes/waders.ts";
import { person } from "../../../../parts/people/figure.ts";
import { chair } from "../../../../parts/people/poses.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { rays, sky, streaks, sun } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A pair of striped socks pegged side by side. */
const socks = ([x, y]: Point, h: number, color: string): string =>
  group(
    [0, 1].map((i) => {
      const left = x + i * h * 0.52;
      const leg = smooth([
        [left, y],
        [left + h * 0.34, y],
        [left + h * 0.34, y + h * 0.7],
        [left + h * 0.66, y + h * 0.9],
        [left + h * 0.56, y + h * 1.06],
        [left + h * 0.1, y + h * 0.98],
        [left, y + h * 0.7],
      ]);
      return group([
        fill(leg, i ? shade(color, 0.2) : color),
        rect(left, y + h * 0.08, h * 0.34, h * 0.1, "#f6ead2"),
        rect(left, y + h * 0.26, h * 0.34, h * 0.06, "#f6ead2"),
        rect(left + h * 0.12, y - h * 0.1, h * 0.08, h * 0.2, "#d9b27c"),
      ]);
    }),
  );

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const meadow = 640;
  const light: Point = [470, 560];
  const rim = { color: "#ffe0ac", side: -1 } as const;
  const cook = person({
    at: [806, 716],
    seat: true,
    height: 210,
    build: "adult",
    facing: "left",
    pose: { ...chair, upper: [20, 30], fore: [96, 70] },
    skin: skin.deep,
    hair: hair.black,
    style: "bun",
    top: cloth.rust,
    legs: "#3b4252",
    rim,
  });
  const riser = person({
    at: [452, 772],
    height: 196,
    build: "child",
    facing: "right",
    pose: {
      lean: -8,
      nod: -10,
      thigh: [-5, 6],
      shin: [-6, 3],
      upper: [150, 165],
      fore: [172, 178],
    },
    skin: skin.sand,
    hair: hair.brown,
    style: "long",
    top: cloth.sky,
    legs: cloth.navy,
    rim: { ...rim, side: 1 },
  });
  const rope = pts("40 176, 300 214, 620 232, 900 216, 1166 170");
  const bark = (x: number, w: number, tone: string, edge: string) =>
    group([
      fill(
        polygon([
          [x, -20],
          [x + w, -20],
          [x + w * 1.16, 940],
          [x - w * 0.2, 940],
        ]),
        tone,
      ),
      fill(
        smooth(
          x < 600
            ? [
                [x + w * 0.8, -20],
                [x + w, -20],
                [x + w * 1.16, 940],
                [x + w * 0.92, 940],
              ]
            : [
                [x, -20],
                [x + w * 0.2, -20],
                [x + w * 0.06, 940],
                [x - w * 0.2, 940],
              ],
        ),
        edge,
      ),
      ...[60, 190, 330, 450, 600, 740].map((y, i) =>
        stroke(
          `M${x + w * (0.2 + (i % 3) * 0.2)} ${y}q${w * 0.1} 50 ${-w * 0.04} 96`,
          shade(tone, 0.4),
          w * 0.06,
          'opacity="0.6"',
        ),
      ),
    ]);
  sheet.add(
    sky(sheet, stops("0 #5f8fa8, 0.4 #b9b6b0, 0.72 #f4b78c, 1 #ffdf9f"), meadow),
    streaks(sheet, { from: 40, to: 330, count: 9, color: "#ffd9b3", opacity: 0.6 }),
    sun(sheet, light, 40, "#fff6d6", "#ffdc96"),
    peaks(sheet, {
      crest: pts(
        "-60 520, 90 430, 210 500, 360 540, 560 560, 720 500, 860 400, 980 480, 1100 420, 1260 520",
      ),
      base: meadow,
      lit: "#d99a80",
      dark: "#8b7488",
      light: light[0],
      haze: "#f2bd94",
    }),
    treeline(sheet, {
      ground: () => meadow - 10,
      from: -40,
      to: 380,
      height: 100,
      color: "#77746f",
      base: meadow,
    }),
    treeline(sheet, {
      ground: () => meadow - 10,
      from: 620,
      to: 1260,
      height: 118,
      color: "#77746f",
      base: meadow,
    }),
    rect(
      0,
      meadow - 6,
      width,
      height - meadow + 6,
      sheet.linear(stops("0 #d9b673, 0.35 #9a9a5c, 1 #3f5a44")),
    ),
    mist(sheet, meadow + 4, 60, "#ffe9c4", 0.85),
    rays(sheet, {
      at: light,
      length: 900,
      count: 11,
      spread: 170,
      aim: 90,
      color: "#fff0c4",
      opacity: 0.22,
    }),
    tent([180, 742], 210, "#c5673f", "#4a2f2c"),
    tent([620, 714], 170, "#4f8590", "#243c46"),
    tent([1040, 744], 230, "#d59b3c", "#4a3520"),
    ...rows("190 746 150, 630 718 120, 1060 748 160, 456 774 44").map(([x = 0, y = 0, w = 0]) =>
      ellipse([x + 10, y], w, 10, "#4a5a40", 0, 'opacity="0.5"'),
    ),
    riser.art,
    taper([770, 726], [856, 726], 12, 12, "#5a3f2c"),
    cook.art,
    rect(cook.hands[0][0] - 12, cook.hands[0][1] - 16, 16, 20, "#f3ead6"),
    group(
      [0, 1, 2].map((i) =>
        stroke(
          `M${cook.hands[0][0] - 8 + i * 5} ${cook.hands[0][1] - 22}q-6 -12 0 -22t0 -20`,
          "#fff6e0",
          2.4,
          'opacity="0.7"',
        ),
      ),
    ),
    reeds(sheet, {
      from: -20,
      to: width + 20,
      y: height + 6,
      height: 190,
      count: 150,
      color: "#2f4a3c",
      lit: "#b5a45c",
    }),
    stroke(smooth(rope, false), "#fbeccb", 6),
    waders([250, 208], 520, "#46605c", -2),
    socks([388, 218], 74, cloth.coral),
    waders([560, 230], 400, "#7a5a3f", 3),
    waders([756, 228], 340, "#3f6078", -3),
    socks([872, 216], 64, cloth.ochre),
    waders([1016, 200], 480, "#5a6a48", 2),
    bark(-40, 104, "#4d3a33", "#d98f5c"),
    bark(1146, 110, "#4d3a33", "#d98f5c"),
    ...pts("40 168, 1160 162").map(([x = 0, y = 0]) =>
      stroke(`M${x - 46} ${y}q46 22 92 4M${x - 46} ${y + 12}q46 22 92 4`, "#fbeccb", 6),
    ),
  );
}

export const galleryWadersLine: Picture = {
  ...shapes.gallery,
  name: "gallery-waders-line",
  draw,
};
