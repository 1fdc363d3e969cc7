import {
  ellipse,
  fill,
  group,
  type Point,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { kokanee } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { caustics, pebbles } from "../../../../parts/waters/riverbed.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const surface = 330;
  const gold = ["#e2a632", "#d98a2a", "#efc04a", "#c9772a"] as const;
  const line = Array.from(
    { length: 26 },
    (_, i): Point => [-20 + i * 50, surface + Math.sin(i * 1.3) * 4 + random.around(3)],
  );
  const edge = smooth(line, false);
  const run: readonly (readonly [number, number, number, number])[] = [
    [150, 470, 190, 0.45],
    [430, 452, 200, 0.4],
    [760, 462, 190, 0.42],
    [1040, 480, 200, 0.4],
    [300, 560, 270, 0.24],
    [640, 550, 270, 0.22],
    [990, 590, 290, 0.2],
    [110, 690, 340, 0.08],
    [560, 700, 400, 0],
    [1060, 765, 400, 0],
  ];
  const fallen = Array.from({ length: 20 }, (_, i) =>
    ellipse(
      [random.between(0, width), surface + 2 + random.around(3)],
      random.between(12, 24),
      5,
      gold[i % 4] ?? gold[0],
      random.around(8),
    ),
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#f2d9a0"],
        [1, "#f9eccb"],
      ],
      surface + 10,
    ),
    ridge(sheet, { y: 150, rise: 26, scale: 700, color: "#d9b66a", base: surface + 10 }),
    ...Array.from({ length: 13 }, (_, i) =>
      crown(
        sheet,
        [i * 100 - 10, 120 + (i % 3) * 26],
        190,
        210,
        gold[i % 4] ?? gold[0],
        "#f6d777",
        1,
      ),
    ),
    // Slim aspen stems in front of the gold.
    ...[60, 130, 238, 300, 452, 560, 640, 802, 860, 980, 1094, 1160].map((x, i) => {
      const w = 9 + (i % 3) * 4;
      const lean = ((i * 7) % 5) * 6 - 12;
      return group([
        taper([x, surface], [x + lean, -30], w, w * 0.8, "#f3ead6"),
        taper([x + w * 0.55, surface], [x + lean + w * 0.45, -30], w * 0.4, w * 0.3, "#cdbf9f"),
        ...[0.16, 0.36, 0.58, 0.8]
          .map((k) => k + random.around(0.1))
          .map((t) =>
            ellipse(
              [x + lean * t - w * 0.3, surface - t * 330],
              w * random.between(0.3, 0.6),
              3.4,
              "#4a4238",
              8,
            ),
          ),
      ]);
    }),
    ridge(sheet, { y: surface - 34, rise: 12, scale: 520, color: "#b98f45", base: surface + 10 }),
    reeds(sheet, {
      from: -20,
      to: width,
      y: surface + 6,
      height: 92,
      count: 170,
      color: "#b98a34",
      lit: "#efcf74",
    }),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#d7dcb0"],
        [0.25, "#a9c4ac"],
        [1, "#4f8a92"],
      ]),
    ),
    pebbles(sheet, {
      from: 440,
      to: height,
      small: 34,
      large: 120,
      flat: 0.42,
      tones: ["#8f9a8a", "#a3a08a", "#7b8c86", "#b0a486", "#93806a"],
      haze: { color: "#b5c9ae", amount: 0.75 },
    }),
    caustics(sheet, {
      from: 450,
      to: height + 40,
      size: 140,
      color: "#fff8dc",
      opacity: 0.26,
      flat: 0.32,
      line: 4,
    }),
    ...run.map(([x, y, length, far], i) =>
      group([
        ellipse(
          [x + 20, y + length * 0.27],
          length * 0.46,
          length * 0.045,
          "#24484c",
          0,
          `opacity="0.34" filter="${sheet.blur(6)}"`,
        ),
        swimmer(sheet, kokanee, {
          at: [x, y],
          length,
          facing: i === 6 ? "right" : "left",
          wave: ((i * 5) % 7) / 7 - 0.45,
          pitch: ((i * 3) % 5) - 2,
          haze: { color: "#a9c4ac", amount: far },
        }),
      ]),
    ),
    stroke(edge, "#fffbe8", 5, 'opacity="0.9"'),
    ...fallen,
    ...Array.from({ length: 9 }, (_, i) => {
      const at: Point = [80 + i * 130 + random.around(40), 60 + ((i * 83) % 200)];
      return ellipse(at, 13, 9, gold[(i + 2) % 4] ?? gold[0], i * 50);
    }),
  );
}

export const galleryKokaneeCreek: Picture = {
  name: "gallery-kokanee-creek",
  ...shapes.gallery,
  draw,
};
