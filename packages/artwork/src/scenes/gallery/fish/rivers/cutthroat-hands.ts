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
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { cutthroat } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { cloth, skin } from "../../../../parts/people/cast.ts";
import { cupped } from "../../../../parts/people/hands/wet-hands.ts";
import { caustics, depths, pebbles } from "../../../../parts/waters/riverbed.ts";
import { ripples } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const left = cupped([340, 560], 205, 1, skin.brown, cloth.rust);
  const right = cupped([690, 560], 205, -1, skin.brown, cloth.rust);
  const drops = (at: Point, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const r = random.between(4, 8);
      const y = at[1] + i * 34 + random.around(10);
      const x = at[0] + random.around(26);
      return group([ellipse([x, y], r * 0.8, r * 1.2, "#f2fbfa", 0, 'opacity="0.9"')]);
    });
  sheet.add(
    depths(sheet, [
      [0, "#3f8a8c"],
      [0.5, "#69aaa0"],
      [1, "#9cc7b0"],
    ]),
    pebbles(sheet, {
      from: -40,
      to: height,
      small: 90,
      large: 150,
      flat: 0.62,
      tones: ["#6f9a8c", "#86a68e", "#5f8f88", "#94a884", "#7a9c94"],
      haze: { color: "#4f9694", amount: 0.7 },
    }),
    fill(`M0 0H${width}V${height}H0Z`, "#4f9a9a", 'opacity="0.42"'),
    caustics(sheet, {
      from: -40,
      to: height + 40,
      size: 230,
      color: "#f2fbe4",
      opacity: 0.26,
      flat: 0.6,
      line: 9,
    }),
    // The hands' and the fish's shadow on the bed.
    fill(
      smooth(pts("200 560, 500 480, 900 500, 1080 600, 1020 720, 900 960, 360 960, 240 740")),
      "#12454c",
      `opacity="0.34" filter="${sheet.blur(30)}"`,
    ),
    ripples(sheet, { from: 30, to: 380, count: 26, color: "#eefaf4", opacity: 0.5, length: 260 }),
    left.fingers,
    right.fingers,
    swimmer(sheet, cutthroat, {
      at: [596, 455],
      length: 830,
      facing: "right",
      pitch: 3,
      arch: -0.16,
      wave: 0.18,
      light: { color: "#fff3d2", amount: 0.5 },
    }),
    left.front,
    right.front,
    // Rings where the wrists leave the water and along the fish.
    ...pts("338 800, 694 800").map(([x = 0, y = 0]) =>
      group([
        stroke(
          `M${x - 180} ${y}Q${x - 60} ${y + 44} ${x} ${y + 40}Q${x + 80} ${y + 40} ${x + 180} ${y - 4}`,
          "#f2fbf4",
          5,
          'opacity="0.55"',
        ),
        stroke(
          `M${x - 120} ${y + 4}Q${x - 30} ${y + 26} ${x + 120} ${y}`,
          "#f2fbf4",
          3.5,
          'opacity="0.5"',
        ),
      ]),
    ),
    ...drops([520, 640], 4),
    ...drops([940, 590], 3),
  );
}

export const galleryCutthroatHands: Picture = {
  name: "gallery-cutthroat-hands",
  ...shapes.gallery,
  draw,
};
