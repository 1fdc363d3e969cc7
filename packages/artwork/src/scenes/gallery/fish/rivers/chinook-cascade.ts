import { rect } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { chinook } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { mist } from "../../../../parts/land/land.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { stone } from "../../../../parts/waters/riverbed.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { fall, foam, splash, tongue } from "../../../../parts/waters/splash.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width } = sheet;
  const rock = (x: number, y: number, w: number, h: number, turn = 0) =>
    stone(sheet, [x, y], w, h, "#4b5b5e", "#62757a", turn);
  sheet.add(
    sky(
      sheet,
      [
        [0, "#b9cfcf"],
        [1, "#e4ece4"],
      ],
      280,
    ),
    treeline(sheet, {
      ground: () => 150,
      from: -60,
      to: 1260,
      height: 190,
      color: "#9fbcb6",
      base: 290,
    }),
    treeline(sheet, {
      ground: () => 210,
      from: -300,
      to: 420,
      height: 230,
      color: "#5f8a82",
      base: 300,
    }),
    treeline(sheet, {
      ground: () => 210,
      from: 780,
      to: 1500,
      height: 240,
      color: "#567f7a",
      base: 300,
    }),
    mist(sheet, 210, 110, "#f2f6f0", 0.85),
    // The upper river, its lip, the two steps and the plunge pool.
    rect(200, 232, 800, 80, "#b4d1d1"),
    fall(
      sheet,
      [
        [330, 262],
        [880, 262],
      ],
      [
        [270, 470],
        [930, 470],
      ],
      84,
    ),
    rect(180, 470, 900, 60, "#9cc3c8"),
    foam(sheet, [600, 478], 760, 74),
    fall(
      sheet,
      [
        [200, 508],
        [1010, 508],
      ],
      [
        [120, 800],
        [1090, 800],
      ],
      120,
    ),
    rock(120, 330, 430, 330, 12),
    rock(1090, 320, 420, 340, -10),
    rock(40, 640, 400, 460, 6),
    rock(1170, 640, 380, 470, -8),
    rock(250, 480, 190, 130, 8),
    rock(985, 486, 180, 120, -6),
    rect(0, 770, width, 140, "#5f9aa6"),
    foam(sheet, [600, 800], 1420, 96),
    swimmer(sheet, chinook, {
      at: [800, 655],
      length: 330,
      facing: "left",
      pitch: 58,
      arch: 0.5,
      haze: { color: "#bcd6d6", amount: 0.34 },
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      tongue(
        sheet,
        [690 + i * 26, 560 + (i % 3) * 40],
        [680 + i * 28, 790],
        6,
        16,
        "#f4faf8",
        0.75,
      ),
    ),
    swimmer(sheet, chinook, {
      at: [470, 520],
      length: 500,
      facing: "right",
      pitch: 44,
      arch: 0.75,
      wave: -0.3,
      light: { color: "#eef6f2", amount: 0.5 },
    }),
    splash(sheet, [300, 800], 330, 200, ["#cfe2e2", "#ffffff"], 30),
    foam(sheet, [300, 815], 420, 70),
    foam(sheet, [860, 822], 380, 66),
    rect(
      0,
      826,
      width,
      80,
      sheet.linear([
        [0, "#cfe2e0", 0],
        [0.3, "#8fbcc2", 0.9],
        [1, "#3f7f8e"],
      ]),
    ),
    ripples(sheet, {
      from: 836,
      to: 894,
      count: 30,
      color: "#f4faf8",
      opacity: 0.75,
      length: 220,
    }),
    rock(40, 890, 330, 170, 0),
    rock(1180, 900, 260, 150, 0),
    mist(sheet, 800, 90, "#f4f9f6", 0.35),
  );
}

export const galleryChinookCascade: Picture = {
  name: "gallery-chinook-cascade",
  ...shapes.gallery,
  draw,
};
