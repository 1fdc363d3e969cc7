import { duck, heron } from "../../../parts/animals/birds.ts";
import { daphnia, stonefly } from "../../../parts/animals/insects/brook-nymphs.ts";
import { dragonfly } from "../../../parts/animals/insects/insects.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { bank, ridge, rocks } from "../../../parts/land/land.ts";
import { cattails, lilies, ribbons } from "../../../parts/plants/plants.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { dotted, lens } from "../../../parts/things/diagram.ts";
import { sky, sun } from "../../../parts/waters/sky.ts";
import { rings, shafts } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** Who feeds whom: dots growing towards the eater. */
const feeds = (from: Point, over: Point, to: Point, count: number): string =>
  dotted(from, over, to, count, "#fbf1cc", [2.6, 6]);

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const surface = 206;
  const floor =
    "-40 600, 160 622, 380 642, 600 640, 760 606, 880 530, 980 430, 1080 352, 1180 296, 1320 214, 1320 760, -40 760";
  const weed = (x: number, y: number, h: number, count: number) =>
    ribbons(sheet, {
      from: x - 60,
      to: x + 60,
      y,
      height: h,
      count,
      color: "#2f7a55",
      lit: "#93bf62",
      lean: 0.06,
    });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#9fd0d4"],
        [1, "#f3eecb"],
      ],
      surface + 6,
    ),
    sun(sheet, [240, 78], 26, "#fffdf0", "#fff3bd"),
    ridge(sheet, { y: 140, rise: 18, scale: 700, color: "#a9cfa5", base: surface + 4 }),
    ...[420, 520, 620, 730, 850].map((x, i) =>
      crown(sheet, [x, 168 - (i % 2) * 8], 130, 66, "#6aa866", "#a9cf78", -1),
    ),
    bank(pts("300 190, 600 180, 960 184, 1320 176, 1320 230, 300 230"), "#86b663"),
    rect(
      0,
      surface,
      width,
      height - surface,
      sheet.linear([
        [0, "#9fd3bd"],
        [0.25, "#56aaa3"],
        [0.7, "#257f86"],
        [1, "#125466"],
      ]),
    ),
    shafts(sheet, { x: 380, y: surface, depth: 460, color: "#fbf6cf", opacity: 0.3 }),
    // The far bed, hazy, then the near one cut open.
    fill(
      smooth(
        pts(
          "-40 560, 240 580, 520 584, 740 540, 880 440, 1000 350, 1120 280, 1320 190, 1320 760, -40 760",
        ),
      ),
      "#3c7f78",
    ),
    fill(smooth(pts(floor)), "#8a7a54"),
    fill(smooth(pts(floor).map(([x, y]): Point => [x, y + 22])), "#6b5a40"),
    fill(smooth(pts(floor).map(([x, y]): Point => [x + 6, y + 62])), "#4d4032"),
    ...Array.from({ length: 34 }, () =>
      ellipse(
        [random.between(0, width), random.between(676, 716)],
        random.between(6, 18),
        random.between(4, 8),
        random.pick(["#7d6a4a", "#5d4e3a", "#93815c"]),
      ),
    ),
    ...pts("1080 420, 1160 380, 1240 330, 1020 500, 1130 520, 1230 480, 1200 600, 1060 620").map(
      (at, i) => ellipse(at, 16 + (i % 3) * 7, 8 + (i % 2) * 4, i % 2 ? "#7d6a4a" : "#5d4e3a"),
    ),
    weed(60, 620, 290, 8),
    weed(760, 612, 210, 7),
    weed(352, 646, 150, 6),
    // Lily stems rise to their pads.
    ...[520, 570, 640, 690].map((x, i) =>
      stroke(`M${x - 30 + i * 8} 640Q${x - 50} ${440} ${x} ${surface + 4}`, "#3f8a5c", 4),
    ),
    lilies(sheet, [600, surface + 6], {
      spread: 110,
      size: 54,
      count: 9,
      color: "#3f8a5c",
      lit: "#8fbf74",
      blossom: "#f6d7df",
    }),
    duck([420, surface + 4], 66, "right"),
    stroke(`M0 ${surface}H${width}`, "#fbfbe6", 3.4, 'opacity="0.85"'),
    rocks(sheet, {
      at: [560, 650],
      count: 4,
      spread: 240,
      size: 96,
      lit: "#8f9a80",
      dark: "#52665c",
    }),
    // The dots lie under the animals they join.
    feeds([226, 372], [300, 250], [402, 320], 9),
    feeds([462, 300], [520, 250], [600, 330], 8),
    feeds([560, 560], [610, 520], [640, 452], 6),
    feeds([700, 350], [760, 300], [836, 372], 8),
    feeds([930, 350], [1000, 110], [1040, 60], 15),
    feeds([240, 560], [350, 640], [470, 596], 10),
    lens(sheet, [196, 468], 104, [
      ...Array.from({ length: 16 }, (_, i): string => {
        const at: Point = [196 + random.around(88), 468 + random.around(88)];
        const turn = random.between(0, 180);
        if (i % 3 === 0)
          return ellipse(at, 26, 8, "#5a9a44", turn) + ellipse(at, 20, 3.4, "#b9d47c", turn);
        if (i % 3 === 1)
          return group(
            [0, 1, 2, 3].map((k) =>
              ellipse(
                [at[0] + Math.cos(turn) * k * 13, at[1] + Math.sin(turn) * k * 13],
                8,
                8,
                "#3f8a4a",
              ),
            ),
          );
        return ellipse(at, 13, 13, "#7fb54a") + ellipse(at, 5, 5, "#3f7a34");
      }),
    ]),
    lens(
      sheet,
      [436, 372],
      72,
      [daphnia([420, 376], 84, 8), daphnia([476, 400], 46, -24), daphnia([468, 330], 38, 30)],
      "#b9dcd8",
    ),
    stonefly([556, 606], 110, -14, "#a87a3c"),
    fish(sheet, {
      species: "bluegill",
      at: [650, 394],
      length: 178,
      facing: "left",
      bend: 0.3,
      pitch: 4,
    }),
    fish(sheet, {
      species: "pumpkinseed",
      at: [322, 548],
      length: 92,
      facing: "right",
      bend: -0.3,
      haze: { color: "#257f86", amount: 0.35 },
    }),
    fish(sheet, {
      species: "bluegill",
      at: [710, 506],
      length: 96,
      facing: "left",
      bend: 0.3,
      haze: { color: "#257f86", amount: 0.35 },
    }),
    fish(sheet, {
      species: "largemouth bass",
      at: [896, 396],
      length: 262,
      facing: "left",
      bend: 0.4,
      pitch: 2,
    }),
    heron([1158, 308], 300, "left"),
    rings([1158, surface + 2], 44, "#fbfbe6", 0.8),
    cattails(
      sheet,
      {
        from: 1216,
        to: width + 20,
        y: 280,
        height: 220,
        count: 50,
        color: "#3f7f4c",
        lit: "#a3c462",
        lean: -0.04,
      },
      6,
    ),
    dragonfly(sheet, [840, 92], 84, 160, "#c9543c"),
  );
}

export const educationFoodWeb: Picture = {
  ...shapes.article,
  name: "education-food-web",
  draw,
};
