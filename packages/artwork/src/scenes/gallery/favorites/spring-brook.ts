import { kingfisher } from "../../../parts/animals/birds.ts";
import { dragonfly, mayfly } from "../../../parts/animals/insects/insects.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { bank, ridge, rocks, waver } from "../../../parts/land/land.ts";
import { reeds, ribbons } from "../../../parts/plants/plants.ts";
import { broadleaf } from "../../../parts/plants/trees/leafy.ts";
import { sky, sun } from "../../../parts/waters/sky.ts";
import { rings, shafts } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 470;
  const wave = waver(sheet, 500);
  const line = Array.from(
    { length: 31 },
    (_, i): Point => [-20 + i * 42, surface + wave(i * 42) * 6],
  );
  const edge = smooth(line, false);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#a9d3c9"],
        [1, "#f1efcf"],
      ],
      surface + 10,
    ),
    sun(sheet, [250, 120], 30, "#fffbe8", "#fff3b8"),
    ridge(sheet, { y: 330, rise: 30, scale: 800, color: "#b4d4a9", base: surface + 10 }),
    ...[40, 160, 300, 430, 560].map((x, i) =>
      broadleaf(sheet, [x, 440], 190 + (i % 2) * 50, "#7db46d", "#bcd986", "#6d5a44"),
    ),
    bank(pts("-60 430, 300 418, 640 428, 1000 420, 1260 410, 1260 500, -60 500"), "#8cbc68"),
    reeds(sheet, {
      from: -20,
      to: width,
      y: 470,
      height: 60,
      count: 130,
      color: "#5c9a55",
      lit: "#b9d47c",
    }),
    ...pts("80 448, 210 452, 330 446, 470 450").map(([x = 0, y = 0]) =>
      group([-60, 0, 60].map((t) => ellipse([x + t * 0.12, y], 5, 9, "#f7e27a", t))),
    ),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#8fcfc4"],
        [0.2, "#4fa7ab"],
        [0.7, "#21758a"],
        [1, "#0d5068"],
      ]),
    ),
    shafts(sheet, { x: 420, y: surface, depth: 430, color: "#f0f8d8", opacity: 0.32 }),
    stroke(edge, "#f6fbea", 4, 'opacity="0.9"'),
    ribbons(sheet, {
      from: -10,
      to: 230,
      y: height + 10,
      height: 260,
      count: 14,
      color: "#2a7a62",
      lit: "#7fb568",
      lean: 0.12,
    }),
    fish(sheet, {
      species: "brook trout",
      at: [480, 690],
      length: 470,
      facing: "right",
      pitch: 10,
      bend: 0.5,
      haze: { color: "#4fa7ab", amount: 0.06 },
    }),
    fish(sheet, {
      species: "brook trout",
      at: [1010, 790],
      length: 220,
      facing: "left",
      bend: -0.4,
      haze: { color: "#21758a", amount: 0.4 },
    }),
    rocks(sheet, {
      at: [700, height + 12],
      count: 10,
      spread: 1250,
      size: 150,
      lit: "#4a8286",
      dark: "#1d5563",
    }),
    taper([1240, 200], [800, 300], 22, 7, "#5a4632"),
    taper([960, 264], [860, 230], 8, 4, "#5a4632"),
    ...[1200, 1146, 1090, 1030, 990, 888, 850, 812].map((x, i) => {
      const y = 200 + (1240 - x) * 0.227;
      const up = i % 2 === 0 ? -1 : 1;
      const blade = smooth([
        [x, y],
        [x - 30, y + up * 24],
        [x - 62, y + up * 26],
        [x - 34, y + up * 6],
      ]);
      return fill(blade, up < 0 ? "#b9d978" : "#8fc061");
    }),
    kingfisher([930, 276], 190, "left"),
    mayfly([690, 404], 50, "#6d5a44"),
    rings([702, surface + 4], 44, "#f6fbea", 0.9),
    dragonfly(sheet, [640, 170], 120, -24, "#2f7fa0"),
  );
}

export const gallerySpringBrook: Picture = {
  ...shapes.gallery,
  name: "gallery-spring-brook",
  draw,
};
