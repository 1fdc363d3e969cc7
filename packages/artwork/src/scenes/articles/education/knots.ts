import { mix, shade } from "../../../parts/drawing/color.ts";
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
import { cloth, skin as tones } from "../../../parts/people/cast.ts";
import { finger, forearm, palm } from "../../../parts/people/hands/large-hands.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

/** A hand pinching from the left: curled fingers and first finger behind, the thumb in front. */
function pinch(skin: string): { behind: string; front: string } {
  const dim = shade(skin, 0.12);
  return {
    behind: group([
      forearm([-120, 800], [130, 590], 190, skin, cloth.rust, 0.34),
      finger(pts("150 640, 280 660, 356 630, 352 590"), 62, shade(skin, 0.2), false),
      finger(pts("160 590, 300 606, 386 576, 380 532"), 66, dim, false),
      finger(pts("170 530, 310 540, 410 514, 404 474"), 66, dim, false),
      palm(pts("60 560, 120 480, 220 440, 300 470, 300 560, 250 660, 150 690, 80 650"), skin),
      finger(pts("190 480, 300 408, 396 386, 452 424"), 64, skin),
      ellipse([196, 492], 52, 40, skin, -36),
    ]),
    front: group([
      finger(pts("150 600, 230 540, 330 500, 434 462"), 76, skin),
      ellipse([150, 606], 62, 44, skin, -40),
    ]),
  };
}

/** Fishing line with a shaded lower edge, drawn stout so that the knot can be read. */
const cord = (data: string, color = "#f4cf5f", w = 11) =>
  stroke(data, shade(color, 0.4), w) +
  stroke(data, color, w * 0.72, 'transform="translate(0 -1.4)"') +
  stroke(data, mix(color, "#ffffff", 0.6), w * 0.2, 'transform="translate(0 -3)"');

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const eye: Point = [578, 372];
  const far: Point = [848, 300];
  const along = (t: number): Point => [
    eye[0] + (far[0] - eye[0]) * t,
    eye[1] + (far[1] - eye[1]) * t,
  ];
  const left = pinch(tones.brown);
  const right = pinch(tones.brown);
  const mirrored = (art: string) => group([art], 'transform="translate(1326 36) scale(-1 1)"');
  const wraps = Array.from({ length: 5 }, (_, i) => {
    const [x, y] = along(0.3 + i * 0.13);
    return { x, y };
  });
  const steel = (data: string, w: number) =>
    stroke(data, "#2c3a42", w) + stroke(data, "#8fa3ab", w * 0.36, 'transform="translate(-1 -2)"');
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(
        [
          [0, "#2f6b62"],
          [0.5, "#5c9578"],
          [1, "#c9b27a"],
        ],
        [0.2, 0],
        [0.7, 1],
      ),
    ),
    ...Array.from({ length: 26 }, () => {
      const r = random.between(24, 96);
      const at: Point = [random.between(0, width), random.between(-20, 520)];
      return ellipse(
        at,
        r,
        r,
        random.pick(["#f6edbb", "#a9cf94", "#7fb89c", "#f3d98f"]),
        0,
        'opacity="0.14"',
      );
    }),
    // The edge of a bench or boat, out of focus.
    fill(
      smooth(pts("-40 640, 400 600, 900 610, 1340 590, 1340 760, -40 760")),
      "#7d5c3c",
      `filter="${sheet.blur(9)}"`,
    ),
    fill(
      smooth(pts("-40 668, 400 630, 900 640, 1340 620, 1340 760, -40 760")),
      "#5d4430",
      `filter="${sheet.blur(9)}"`,
    ),
    mirrored(right.behind),
    left.behind,
    // The fly's hook: eye, shank and bend, the bend held between thumb and finger.
    steel(`M${eye[0] - 12} ${eye[1] + 6}L432 424Q372 446 382 490Q392 520 424 506`, 13),
    group(
      [0, 1, 2, 3].map((i) =>
        ellipse(
          [520 - i * 16, 394 + i * 5],
          11,
          22 - i,
          ["#c9542f", "#d9783c"][i % 2] ?? "#c9542f",
          16,
        ),
      ),
    ),
    ...[-34, -12, 10, 30].map((turn, i) =>
      ellipse([536 - i * 3, 396 + i * 6], 7, 44, "#8a5a34", turn + 190, 'opacity="0.85"'),
    ),
    ellipse(eye, 15, 13, "none", 0, 'stroke="#2c3a42" stroke-width="8"'),
    // Through the eye, five turns about the standing line, back through the first gap.
    cord(`M${far[0]} ${far[1]}L1300 178`),
    cord(`M${eye[0] + 4} ${eye[1]}L${far[0]} ${far[1]}`),
    cord(
      smooth(
        [
          [578, 380],
          [604, 402],
          [634, 384],
          [648, 352],
        ],
        false,
      ),
    ),
    ...wraps.map(({ x, y }) =>
      cord(
        `M${x - 10} ${y + 25}C${x - 26} ${y + 2} ${x - 6} ${y - 26} ${x + 14} ${y - 26}C${x + 30} ${y - 22} ${x + 20} ${y + 14} ${x + 8} ${y + 24}`,
      ),
    ),
    cord(
      smooth(
        [
          [wraps[4]?.x ?? 0, (wraps[4]?.y ?? 0) + 26],
          [796, 372],
          [720, 408],
          [640, 410],
          [612, 384],
        ],
        false,
      ),
    ),
    cord(
      smooth(
        [
          [612, 384],
          [600, 356],
          [620, 338],
        ],
        false,
      ),
    ),
    cord(
      smooth(
        [
          [622, 398],
          [700, 446],
          [800, 486],
          [880, 494],
        ],
        false,
      ),
    ),
    left.front,
    mirrored(right.front),
    cord(
      smooth(
        [
          [898, 500],
          [930, 540],
          [912, 590],
        ],
        false,
      ),
      "#f4cf5f",
      9,
    ),
  );
}

export const educationKnots: Picture = {
  ...shapes.article,
  name: "education-knots",
  draw,
};
