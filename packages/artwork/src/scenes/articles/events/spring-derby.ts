import { duck } from "../../../parts/animals/birds.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { cloth } from "../../../parts/people/cast.ts";
import { blossom } from "../../../parts/plants/blossom.ts";
import { lilies, reeds } from "../../../parts/plants/plants.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { bunting } from "../../../parts/things/camp/bunting.ts";
import { bucket } from "../../../parts/things/gear.ts";
import { ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";
import { crowd, nearest } from "./derby-crowd.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const pond = pts(
    "226 404, 282 308, 430 246, 620 244, 840 240, 1004 296, 1056 392, 986 488, 826 532, 650 560, 420 542, 278 486",
  );
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear([
        [0, "#b9d487"],
        [0.5, "#94c069"],
        [1, "#74aa55"],
      ]),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      fill(
        polygon([
          [i * 300 - 180, 0],
          [i * 300 - 60, 0],
          [i * 380 - 300, height],
          [i * 380 - 500, height],
        ]),
        "#ffffff",
        'opacity="0.07"',
      ),
    ),
    fill(
      smooth(
        pts(
          "-40 190, 300 170, 640 160, 980 166, 1320 190, 1320 212, 980 190, 640 184, 300 194, -40 216",
        ),
      ),
      "#e6d3a3",
    ),
    ...[60, 210, 370, 540, 700, 880, 1040, 1200].map((x, i) =>
      blossom(sheet, [x, 140 - (i % 2) * 26], 170),
    ),
    bunting([210, 92], [540, 92], 30, 12, 22),
    bunting([540, 92], [880, 92], 30, 12, 22),
    fill(
      smooth(pond.map(([x, y]): Point => [640 + (x - 640) * 1.05, 396 + (y - 396) * 1.08])),
      "#cfc08c",
    ),
    fill(
      smooth(pond.map(([x, y]): Point => [640 + (x - 640) * 1.012, 390 + (y - 396) * 1.02])),
      "#4a7f78",
    ),
    fill(
      smooth(pond),
      sheet.linear([
        [0, "#9fd3cd"],
        [0.5, "#5aaab2"],
        [1, "#2f8098"],
      ]),
    ),
    group(
      [
        ripples(sheet, {
          from: 250,
          to: 550,
          count: 46,
          color: "#eefaf2",
          opacity: 0.5,
          across: [0.2, 0.82],
          length: 100,
        }),
      ],
      `clip-path="${sheet.clip(smooth(pond))}"`,
    ),
    lilies(sheet, [700, 350], {
      spread: 70,
      size: 32,
      count: 9,
      color: "#4c8d5c",
      lit: "#8fbf74",
      blossom: "#f6d7df",
    }),
    duck([612, 408], 46, "left"),
    duck([670, 422], 42, "left", false),
    ...crowd(),
    bucket([322, 566], 30, cloth.coral),
    ...nearest(),
    reeds(sheet, {
      from: 960,
      to: 1300,
      y: height + 10,
      height: 110,
      count: 60,
      color: "#3f7f45",
      lit: "#b8d26a",
    }),
    ...Array.from({ length: 40 }, () =>
      ellipse([sheet.random.between(0, width), sheet.random.between(560, height)], 4, 3, "#fbdfe0"),
    ),
    crown(sheet, [1190, 700], 420, 190, "#d98fa0", "#fbdfe0", -1),
    crown(sheet, [40, 730], 380, 170, "#cf8496", "#f6d0d6", -1),
  );
}

export const eventSpringDerby: Picture = {
  ...shapes.article,
  name: "event-spring-derby",
  draw,
};
