import { mix, shade } from "../../../../parts/drawing/color.ts";
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
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/table.ts";
import { fish } from "../../../../parts/fish/fish.ts";
import { rocks } from "../../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../../parts/people/cast.ts";
import { chairBack } from "../../../../parts/people/chair-back.ts";
import { person } from "../../../../parts/people/figure.ts";
import { standing } from "../../../../parts/people/poses.ts";
import { ribbons } from "../../../../parts/plants/plants.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

const tank = { x: 210, y: 116, w: 800, h: 404 } as const;

/** A sheet of paper pinned to the wall with a painted fish on it. */
const painting = ([x, y]: Point, w: number, color: string, turn: number): string =>
  group(
    [
      rect(x - w / 2, y - w * 0.35, w, w * 0.7, "#e6dcc0"),
      fill(
        smooth([
          [x - w * 0.36, y],
          [x - w * 0.1, y - w * 0.17],
          [x + w * 0.2, y],
          [x - w * 0.1, y + w * 0.15],
        ]),
        color,
      ),
      fill(
        polygon([
          [x + w * 0.14, y],
          [x + w * 0.34, y - w * 0.14],
          [x + w * 0.34, y + w * 0.14],
        ]),
        color,
      ),
      ellipse([x, y - w * 0.33], w * 0.03, w * 0.03, "#d9694f"),
    ],
    `transform="rotate(${turn} ${x} ${y})" opacity="0.85"`,
  );

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const { x, y, w, h } = tank;
  const rim = { color: "#a8ece0", side: 1 } as const;
  const class4 = [
    {
      at: [150, 880],
      height: 420,
      build: "child",
      skin: skin.fair,
      hair: hair.blond,
      style: "ponytail",
      top: "#8a4a50",
      legs: "#22304a",
      upper: [-8, 14],
      fore: [4, 40],
    },
    {
      at: [338, 890],
      height: 370,
      build: "small",
      skin: skin.deep,
      hair: hair.black,
      style: "afro",
      top: "#b5863a",
      legs: "#2b3a4a",
      upper: [-14, 10],
      fore: [0, 20],
    },
    {
      at: [752, 892],
      height: 400,
      build: "child",
      skin: skin.sand,
      hair: "#5f8f9a",
      style: "scarf",
      top: "#39678a",
      legs: "#22304a",
      upper: [-110, 12],
      fore: [-150, 16],
    },
    {
      at: [916, 886],
      height: 350,
      build: "small",
      skin: skin.brown,
      hair: hair.black,
      style: "braids",
      top: "#7d4a6a",
      legs: "#2b3a4a",
      upper: [-10, 14],
      fore: [4, 40],
    },
    {
      at: [1088, 884],
      height: 560,
      build: "adult",
      skin: skin.brown,
      hair: hair.gray,
      style: "short",
      top: "#3f6a55",
      legs: "#2b333c",
      upper: [-10, 12],
      fore: [2, 60],
    },
  ] as const;
  const crowd = class4.map((one) =>
    person({
      ...one,
      view: "back",
      facing: "right",
      pose: { ...standing, upper: [...one.upper], fore: [...one.fore] },
      rim,
    }),
  );
  const seated = person({
    at: [548, 760],
    seat: true,
    height: 430,
    build: "child",
    view: "back",
    pose: { ...standing, thigh: [6, -6], shin: [4, -4], upper: [-34, 34], fore: [-4, 4] },
    skin: skin.fair,
    hair: hair.auburn,
    style: "bob",
    top: "#c77b3f",
    legs: "#22304a",
    rim,
  });
  const fry = Array.from({ length: 22 }, (_, i) =>
    fish(sheet, {
      species: "rainbow trout",
      at: [x + 70 + ((i * 137) % (w - 140)), y + 70 + ((i * 83) % (h - 150))],
      length: random.between(40, 66),
      facing: i % 3 === 0 ? "left" : "right",
      pitch: random.around(14),
      bend: random.around(0.8),
      haze: { color: "#6fc7bd", amount: random.between(0.05, 0.4) },
    }),
  );
  const glass = `M${x} ${y}H${x + w}V${y + h}H${x}Z`;
  sheet.add(
    rect(0, 0, width, height, sheet.linear(stops("0 #1b3440, 0.6 #17303c, 1 #0f2029"))),
    rect(0, 700, width, 200, sheet.linear(stops("0 #26414a, 1 #14262e"))),
    rect(0, 694, width, 8, "#0d1d25"),
    painting([96, 210], 120, "#b8604a", -5),
    painting([92, 350], 110, "#4f8f9a", 4),
    painting([1112, 180], 116, "#7d9a4e", 5),
    painting([1120, 306], 112, "#c9953f", -4),
    glow(sheet, [x + w / 2, y + h / 2 + 20], 720, "#7fe0d0", 0.42),
    // The cabinet below and the lamp hood above.
    rect(x - 16, y + h, w + 32, 190, "#3c2f28"),
    rect(x - 16, y + h, w + 32, 14, "#5c483a"),
    stroke(
      `M${x + w / 3} ${y + h + 20}V${y + h + 186}M${x + (w * 2) / 3} ${y + h + 20}V${y + h + 186}`,
      "#251c18",
      5,
    ),
    group(
      [
        rect(x, y, w, h, sheet.linear(stops("0 #d3f5e4, 0.3 #7fd0c4, 1 #2a8590"))),
        ...[0.12, 0.32, 0.55, 0.78].map((t) =>
          fill(
            polygon([
              [x + w * t, y],
              [x + w * (t + 0.08), y],
              [x + w * (t + 0.14), y + h],
              [x + w * (t - 0.06), y + h],
            ]),
            "#f4fff0",
            'opacity="0.2"',
          ),
        ),
        ribbons(sheet, {
          from: x + 20,
          to: x + 170,
          y: y + h,
          height: 200,
          count: 9,
          color: "#2a7a52",
          lit: "#8fbf5c",
        }),
        ribbons(sheet, {
          from: x + w - 190,
          to: x + w - 30,
          y: y + h,
          height: 160,
          count: 9,
          color: "#2a7a52",
          lit: "#8fbf5c",
        }),
        fill(
          smooth(pts("180 486, 340 474, 520 492, 700 472, 880 486, 1040 474, 1040 560, 180 560")),
          "#b89c6c",
        ),
        fill(
          smooth(pts("180 504, 380 496, 600 508, 820 494, 1040 502, 1040 560, 180 560")),
          "#8a744f",
        ),
        rocks(sheet, {
          at: [620, 500],
          count: 5,
          spread: 420,
          size: 84,
          lit: "#8fa59a",
          dark: "#4a6a6a",
        }),
        ...fry,
        ...Array.from({ length: 15 }, (_, i) =>
          ellipse(
            [x + w * 0.66 + Math.sin(i * 1.7) * 9, y + h - 50 - i * 19],
            3 + (i % 3) * 1.6,
            3 + (i % 3) * 1.6,
            "#f1fff6",
            0,
            'opacity="0.75"',
          ),
        ),
      ],
      `clip-path="${sheet.clip(glass)}"`,
    ),
    rect(x, y + 14, w, 5, "#f6fff2", 'opacity="0.8"'),
    stroke(glass, "#0e1c23", 13),
    stroke(`M${x + 24} ${y + 40}V${y + 210}`, "#ffffff", 9, 'opacity="0.45"'),
    rect(x - 20, y - 46, w + 40, 52, "#20303a"),
    rect(x - 20, y - 46, w + 40, 8, "#3f555f"),
    fill(
      polygon([
        [x, y + h + 14],
        [x + w, y + h + 14],
        [x + w + 120, 900],
        [x - 120, 900],
      ]),
      "#7fe0d0",
      'opacity="0.07"',
    ),
    ...class4.map((one) =>
      ellipse([one.at[0], one.at[1] - 2], one.height * 0.17, 12, "#08151b", 0, 'opacity="0.6"'),
    ),
    ellipse([548, 872], 96, 12, "#08151b", 0, 'opacity="0.6"'),
    ...crowd.map(({ art }) => art),
    group([seated.art], `clip-path="${sheet.clip("M300 0H800V772H300Z")}"`),
    chairBack([548, 760], 430),
    ...[0, 1].map((i) =>
      ellipse(seated.hands[i as 0 | 1], 9, 9, shade(mix(skin.fair, cloth.ocean, 0.2), 0.1)),
    ),
  );
}

export const galleryTroutTank: Picture = {
  ...shapes.gallery,
  name: "gallery-trout-tank",
  draw,
};
