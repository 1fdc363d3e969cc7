import { ellipse, fill, group, pts, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { mist, rocks } from "../../../parts/land/land.ts";
import { ferns } from "../../../parts/plants/fern.ts";
import { redwood } from "../../../parts/plants/trees/redwood.ts";
import { rays, sky } from "../../../parts/waters/sky.ts";
import { ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const far = [70, 210, 300, 420, 520, 590, 690, 760, 870, 980, 1060, 1150].map((x, i) =>
    redwood(sheet, [x, 560 + (i % 3) * 12], 34 + (i % 4) * 12, "#a9b48c", "#c3c99d"),
  );
  const middle = [140, 380, 640, 800, 930].map((x, i) =>
    redwood(sheet, [x, 620 + (i % 2) * 16], 70 + (i % 3) * 16, "#7d6a52", "#a8906a"),
  );
  const creek = smooth(
    pts(
      "596 622, 622 622, 650 642, 626 668, 566 700, 552 736, 640 784, 800 850, 900 930, 300 930, 370 850, 420 790, 440 730, 500 684, 574 654",
    ),
  );
  sheet.add(
    sky(sheet, [
      [0, "#dfe3b4"],
      [0.6, "#f0e6bd"],
      [1, "#8a9a68"],
    ]),
    ...far,
    mist(sheet, 520, 190, "#f2ebc6", 0.75),
    ...middle,
    mist(sheet, 620, 90, "#f2ebc6", 0.6),
    fill(
      smooth(pts("-40 640, 200 606, 480 612, 760 606, 1000 616, 1240 600, 1260 940, -60 940")),
      sheet.linear([
        [0, "#8f9c5c"],
        [0.35, "#56713f"],
        [1, "#2b4a32"],
      ]),
    ),
    fill(
      creek,
      sheet.linear([
        [0, "#cfdcb0"],
        [0.3, "#86b5a0"],
        [0.7, "#4f8a86"],
        [1, "#245d66"],
      ]),
    ),
    group(
      [
        ripples(sheet, {
          from: 640,
          to: height,
          count: 44,
          color: "#fbf6da",
          opacity: 0.7,
          across: [0.2, 0.75],
          length: 130,
        }),
      ],
      `clip-path="${sheet.clip(creek)}"`,
    ),
    ...Array.from({ length: 22 }, () =>
      ferns(
        sheet,
        [
          random.pick([random.between(-20, 380), random.between(720, 1220)]),
          random.between(640, 720),
        ],
        random.between(36, 60),
        "#56763f",
        "#b3c86c",
        5,
      ),
    ),
    redwood(sheet, [1080, 790], 250, "#4d3029", "#8a5540"),
    redwood(sheet, [90, 850], 190, "#432a27", "#7a4a3a"),
    group(
      [
        rays(sheet, {
          at: [120, -420],
          length: 1450,
          count: 7,
          spread: 40,
          aim: 62,
          color: "#fff6c9",
          opacity: 0.6,
        }),
      ],
      `filter="${sheet.blur(7)}"`,
    ),
    rocks(sheet, {
      at: [420, 770],
      count: 3,
      spread: 200,
      size: 70,
      lit: "#8a9a72",
      dark: "#47604f",
    }),
    rocks(sheet, {
      at: [760, 872],
      count: 4,
      spread: 330,
      size: 110,
      lit: "#74875f",
      dark: "#334f45",
    }),
    ferns(sheet, [250, 920], 250, "#2c4f33", "#7fa850", 11),
    ferns(sheet, [960, 930], 270, "#27472f", "#8fb456", 11),
    ferns(sheet, [1190, 900], 220, "#22402c", "#6f9a4a", 9),
    ...Array.from({ length: 26 }, () =>
      ellipse(
        [random.between(260, width - 180), random.between(180, 720)],
        random.between(1.5, 3.4),
        random.between(1.5, 3.4),
        "#fffbe0",
        0,
        'opacity="0.7"',
      ),
    ),
  );
}

export const galleryRedwoodCreek: Picture = {
  ...shapes.gallery,
  name: "gallery-redwood-creek",
  draw,
};
