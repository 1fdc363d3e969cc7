import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { troutAbove } from "../../../parts/fish/trout-above.ts";
import { cloth, skin as tones } from "../../../parts/people/cast.ts";
import { finger, forearm, palm } from "../../../parts/people/hands/large-hands.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** Points on the net's hoop: an egg, blunt to the left, its point at the handle on the right. */
const hoop = (grow: number): Point[] =>
  Array.from({ length: 28 }, (_, i): Point => {
    const a = (i / 28) * Math.PI * 2;
    return [
      620 + Math.cos(a) * 470 * grow + (Math.cos(a) > 0.9 ? 20 : 0),
      318 + Math.sin(a) * (236 - Math.cos(a) * 40) * grow,
    ];
  });

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const skin = tones.deep;
  const inside = smooth(hoop(1));
  const mesh: string[] = [];
  for (let i = -12; i < 30; i++) {
    const x = i * 52;
    mesh.push(`M${x} 40Q${x + 190} 330 ${x + 300} 620`, `M${x + 300} 40Q${x + 120} 330 ${x} 620`);
  }
  const drop = (at: Point, r: number) =>
    ellipse(at, r, r * 1.2, "#e6f4ee", 0, 'opacity="0.75"') +
    ellipse([at[0] - r * 0.3, at[1] - r * 0.4], r * 0.3, r * 0.34, "#ffffff");
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, "#7cc0b4"],
          [0.45, "#4a9f9f"],
          [1, "#2a7585"],
        ],
        [0, 0],
        [0.4, 1],
      ),
    ),
    // Stones of the bed under clear water.
    ...Array.from({ length: 74 }, () => {
      const rx = random.between(26, 76);
      const at: Point = [random.between(-20, width + 20), random.between(-20, height + 20)];
      const tone = random.pick(["#8a9a80", "#6d8f88", "#a8a27f", "#5c8486", "#b5a98a"]);
      const turn = random.around(40);
      return group([
        ellipse([at[0] + 7, at[1] + 9], rx, rx * 0.72, "#1c5a66", turn, 'opacity="0.35"'),
        ellipse(at, rx, rx * 0.7, tone, turn, 'opacity="0.5"'),
      ]);
    }),
    fill(
      smooth(hoop(1).map(([x, y]): Point => [x + 26, y + 40])),
      "#0d3f4c",
      `opacity="0.4" filter="${sheet.blur(12)}"`,
    ),
    fill(inside, "#1d5a66", 'opacity="0.5"'),
    group(
      [stroke(mesh.join(""), "#dff0e4", 2.6, 'opacity="0.42"')],
      `clip-path="${sheet.clip(inside)}"`,
    ),
    // Caustic lines of light on the water.
    ...Array.from({ length: 22 }, () => {
      const [x, y] = [random.between(0, width), random.between(0, height)];
      return stroke(
        `M${x} ${y}q${random.between(30, 60)} ${random.around(26)} ${random.between(70, 130)} ${random.around(14)}t${random.between(50, 90)} ${random.around(20)}`,
        "#eefaf0",
        random.between(2, 4),
        'opacity="0.32"',
      );
    }),
    // Wooden frame and handle.
    stroke(inside, "#6b4326", 26),
    stroke(inside, "#b97c45", 18, 'transform="translate(-2 -3)"'),
    stroke(inside, "#e0ad72", 4, 'transform="translate(-4 -7)" opacity="0.8"'),
    taper([1092, 318], [1330, 334], 24, 30, "#6b4326"),
    taper([1090, 314], [1330, 328], 20, 25, "#b97c45"),
    taper([1110, 306], [1330, 316], 4, 5, "#e0ad72"),
    // Hands lie under the fish: forearms and palms first, then the fish, then what curls around it.
    forearm([930, 820], [800, 460], 150, skin, cloth.ochre, 0.3),
    palm(pts("742 480, 756 400, 720 320, 690 270, 640 262, 640 330, 660 420, 690 490"), skin),
    finger(pts("668 330, 652 270, 640 222, 640 204"), 40, skin),
    finger(pts("704 320, 694 262, 686 210, 690 186"), 42, skin),
    finger(pts("744 320, 740 262, 736 214, 744 192"), 41, skin),
    finger(pts("780 340, 786 284, 784 238, 792 218"), 36, skin),
    forearm([210, 820], [338, 452], 140, skin, cloth.ochre, 0.3),
    palm(pts("290 470, 296 400, 330 340, 392 330, 412 380, 396 440, 370 480"), skin),
    finger(pts("340 380, 346 320, 362 266, 378 252"), 38, skin),
    finger(pts("376 370, 386 316, 404 268, 420 256"), 38, skin),
    troutAbove(sheet, {
      at: [630, 318],
      length: 640,
      turn: -3,
      bend: -0.55,
      back: "#52653f",
      flank: "#bfab5c",
      fin: "#d9662f",
      brook: true,
      shadow: 20,
    }),
    finger(pts("352 440, 392 424, 432 384, 440 360"), 46, skin),
    finger(pts("760 450, 716 436, 676 408, 664 386"), 52, skin),
    ...pts("806 520, 772 470, 838 566, 330 520, 300 590, 360 470, 700 240").map((at, i) =>
      drop(at, 6 + (i % 3) * 2),
    ),
    ...[1.12, 1.26].map((grow, i) =>
      stroke(smooth(hoop(grow)), "#eefaf0", 4 - i, `opacity="${0.5 - i * 0.2}"`),
    ),
    ...pts("160 120, 1120 90, 1180 600, 90 420").map(([x = 0, y = 0]) =>
      ellipse([x, y], 60, 22, "none", 0, 'stroke="#eefaf0" stroke-width="3" opacity="0.4"'),
    ),
  );
}

export const educationCatchRelease: Picture = {
  ...shapes.article,
  name: "education-catch-release",
  draw,
};
