import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { whitefish } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { boot, waderLeg } from "../../../../parts/people/clothes/boots-underwater.ts";
import { pine, treeline } from "../../../../parts/plants/trees/trees.ts";
import { motes, pebbles, stone } from "../../../../parts/waters/riverbed.ts";
import { sky, snowfall } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const surface = 330;
  const line = Array.from(
    { length: 31 },
    (_, i): Point => [-20 + i * 42, surface + Math.sin(i * 0.9) * 7 + random.around(3)],
  );
  const edge = smooth(line, false);
  const wader = "#8a7f56";
  const twigs = (x: number, y: number, h: number, count: number) =>
    group(
      Array.from({ length: count }, () => {
        const out = random.around(1);
        const reach = h * random.between(0.6, 1.1) * (1 - Math.abs(out) * 0.3);
        const foot = x + out * h * 0.16;
        return stroke(
          `M${num(foot)} ${y}q${num(out * h * 0.12)} ${num(-reach * 0.6)} ${num(out * h * 0.62)} ${num(-reach)}`,
          random.pick(["#a8503c", "#8a4a44", "#c0683f"]),
          2.8,
        );
      }),
    );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#c3d3e0"],
        [1, "#efe9e4"],
      ],
      surface + 20,
    ),
    treeline(sheet, {
      ground: () => 215,
      from: -60,
      to: 1260,
      height: 130,
      color: "#a9bccb",
      base: 250,
    }),
    ridge(sheet, { y: 216, rise: 18, scale: 900, color: "#dfe7ee", base: surface + 20 }),
    pine(sheet, [110, 250], 230, "#4f7184", "#e6eef2", 1),
    pine(sheet, [250, 246], 150, "#5f8092", "#e6eef2", 1),
    pine(sheet, [1090, 252], 190, "#557688", "#e6eef2", 1),
    twigs(420, 292, 170, 18),
    twigs(590, 288, 120, 14),
    fill(
      smooth(
        pts("-60 280, 160 262, 380 278, 620 270, 880 282, 1100 262, 1260 276, 1260 360, -60 360"),
      ),
      "#f7fafb",
    ),
    fill(
      smooth(pts("-60 318, 200 306, 480 320, 760 308, 1040 320, 1260 308, 1260 360, -60 360")),
      "#c9d9e4",
    ),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#b5d3d3"],
        [0.25, "#7fb0b4"],
        [0.7, "#4a8590"],
        [1, "#2f6674"],
      ]),
    ),
    pebbles(sheet, {
      from: 700,
      to: height,
      small: 50,
      large: 140,
      flat: 0.44,
      tones: ["#8a9a98", "#9a9284", "#74898c", "#a39a88", "#6f8286"],
      haze: { color: "#5f98a0", amount: 0.8 },
    }),
    swimmer(sheet, whitefish, {
      at: [560, 520],
      length: 250,
      facing: "left",
      wave: 0.4,
      pitch: 3,
      haze: { color: "#7fb0b4", amount: 0.55 },
    }),
    swimmer(sheet, whitefish, {
      at: [1050, 560],
      length: 220,
      facing: "left",
      wave: -0.4,
      haze: { color: "#7fb0b4", amount: 0.6 },
    }),
    ellipse([850, 830], 250, 22, "#16404c", 0, `opacity="0.5" filter="${sheet.blur(10)}"`),
    waderLeg(surface, { top: 1000, foot: 974, y: 796, w: 170, tone: "#776f50", water: "#5f98a0" }),
    boot([980, 800], 130, "#5f5240", "#4a5648"),
    waderLeg(surface, { top: 786, foot: 760, y: 846, w: 186, tone: wader, water: "#5f98a0" }),
    boot([772, 852], 146, "#6d5d46", "#55624f"),
    swimmer(sheet, whitefish, {
      at: [310, 660],
      length: 480,
      facing: "left",
      pitch: -9,
      wave: 0.3,
      light: { color: "#ffffff", amount: 0.55 },
    }),
    stroke(edge, "#f6fbfb", 6, 'opacity="0.95"'),
    ...[774, 988].map((x) =>
      group([
        stroke(`M${x - 150} ${surface + 2}q150 24 300 -2`, "#ffffff", 5, 'opacity="0.85"'),
        stroke(`M${x - 110} ${surface + 16}q110 20 220 -2`, "#ffffff", 3.5, 'opacity="0.55"'),
      ]),
    ),
    stone(sheet, [60, 880], 300, 150, "#6f8286", "#b9c9c9"),
    stone(sheet, [1150, 890], 320, 170, "#66797e", "#b9c9c9"),
    motes(sheet, 24, 5, "#f6fbfb", 0.5),
    group(
      [snowfall(sheet, 70, 6)],
      `clip-path="${sheet.clip(`M0 0H${width}V${surface - 14}H0Z`)}"`,
    ),
  );
}

export const galleryWhitefishBoots: Picture = {
  name: "gallery-whitefish-boots",
  ...shapes.gallery,
  draw,
};
