import { dipper } from "../../../../parts/animals/dipper.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rocks } from "../../../../parts/land/land.ts";
import { ferns } from "../../../../parts/plants/fern.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  // White water falls from the upper right to the lower left in long ribbons.
  const flow = (y: number, sway: number): Point[] =>
    [-60, 140, 340, 540, 740, 940, 1260].map(
      (x, i): Point => [x, y - x * 0.26 + Math.sin(i * 1.3 + sway) * 26],
    );
  const ribbons = Array.from({ length: 30 }, (_, i) => {
    const y = 260 + i * 34;
    return stroke(
      smooth(flow(y, i * 0.9), false),
      mix("#f3faf8", "#1d6478", random.between(0, 0.75)),
      random.between(8, 30),
      `opacity="${random.between(0.35, 0.8).toFixed(2)}"`,
    );
  });
  const froth = sheet.blur(1.6);
  const foam = (at: Point, w: number) =>
    group(
      Array.from({ length: 34 }, () => {
        const off = random.around(1);
        const r = w * random.between(0.04, 0.13) * (1.1 - Math.abs(off) * 0.6);
        return ellipse(
          [at[0] + off * w * 1.1, at[1] + random.around(w * 0.1) - off * w * 0.06],
          r * 1.9,
          r * 0.7,
          random.pick(["#fbfefb", "#e3f1ef", "#fbfefb", "#c9e3e3"]),
          -8,
          `opacity="${random.between(0.55, 0.95).toFixed(2)}"`,
        );
      }),
      `filter="${froth}"`,
    );
  const stone = smooth(
    pts("330 720, 380 610, 520 552, 700 548, 830 590, 900 680, 920 760, 620 800, 380 786"),
  );
  const wet = smooth(pts("330 720, 400 664, 560 640, 760 650, 900 690, 930 780, 620 830, 350 800"));
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear([
        [0, "#28464a"],
        [0.35, "#2f7482"],
        [1, "#154a60"],
      ]),
    ),
    rocks(sheet, {
      at: [300, 170],
      count: 6,
      spread: 900,
      size: 260,
      lit: "#5f7268",
      dark: "#2d4344",
    }),
    rocks(sheet, {
      at: [1000, 120],
      count: 3,
      spread: 500,
      size: 260,
      lit: "#6b7c6c",
      dark: "#32494a",
    }),
    ferns(sheet, [120, 130], 170, "#2c5b3c", "#8db35c", 9),
    ferns(sheet, [520, 96], 150, "#2c5b3c", "#7da552", 8),
    fill(
      smooth([...flow(270, 0.4), [1260, 960], [-60, 960]]),
      sheet.linear([
        [0, "#9fcfd0"],
        [0.4, "#4f9aa8"],
        [1, "#1f6076"],
      ]),
    ),
    group(ribbons, `filter="${sheet.blur(2.5)}"`),
    foam([180, 250], 120),
    foam([560, 170], 130),
    foam([960, 130], 110),
    rocks(sheet, {
      at: [1070, 470],
      count: 2,
      spread: 260,
      size: 210,
      lit: "#7d8a7d",
      dark: "#3b5252",
    }),
    foam([1060, 474], 170),
    rocks(sheet, {
      at: [90, 560],
      count: 2,
      spread: 200,
      size: 180,
      lit: "#7d8a7d",
      dark: "#3b5252",
    }),
    foam([100, 566], 140),
    fill(stone, "#93998a"),
    group(
      [
        fill(wet, "#4a5a58"),
        fill(smooth(pts("520 556, 690 546, 800 580, 700 590, 560 590")), "#b9bca6"),
        ...Array.from({ length: 14 }, () =>
          ellipse(
            [random.between(380, 880), random.between(570, 700)],
            random.between(6, 22),
            random.between(3, 8),
            "#73806f",
            -8,
            'opacity="0.6"',
          ),
        ),
        fill(
          smooth(pts("320 700, 372 600, 440 560, 480 574, 452 600, 440 640, 400 660")),
          "#71874f",
        ),
      ],
      `clip-path="${sheet.clip(stone)}"`,
    ),
    ellipse([650, 574], 90, 12, "#3b4a48", 0, 'opacity="0.45"'),
    dipper([640, 572], 260, "left"),
    foam([420, 780], 130),
    foam([640, 806], 200),
    foam([880, 774], 120),
    ...Array.from({ length: 36 }, () => {
      const r = random.between(2, 6);
      return ellipse(
        [random.between(280, 980), random.between(730, 800)],
        r,
        r,
        "#ffffff",
        0,
        'opacity="0.8"',
      );
    }),
    rocks(sheet, {
      at: [1100, height + 30],
      count: 3,
      spread: 460,
      size: 260,
      lit: "#55685f",
      dark: "#243c40",
    }),
  );
}

export const galleryDipperCreek: Picture = {
  ...shapes.gallery,
  name: "gallery-dipper-creek",
  draw,
};
