import { larva } from "../../../../parts/animals/insects/caddis.ts";
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
import { sculpin } from "../../../../parts/fish/swimmers/swimmer-spiny.ts";
import { depths, motes, stone } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A tuft of water moss on a stone, combed by the current. */
function moss(sheet: Sheet, [x, y]: Point, size: number, count: number): string {
  const { random } = sheet;
  return group(
    Array.from({ length: count }, () => {
      const [fx, fy] = [x + random.around(size * 0.5), y + random.around(size * 0.08)];
      const reach = size * random.between(0.5, 1.1);
      const up = size * random.between(0.1, 0.6);
      const tip: Point = [fx - reach, fy - up];
      return stroke(
        smooth([[fx, fy], [fx - reach * 0.35, fy - up * 0.9], tip], false),
        random.pick(["#3f7a48", "#5a9650", "#7fb35c", "#2f6640"]),
        size * random.between(0.03, 0.06),
      );
    }),
  );
}

function draw(sheet: Sheet): void {
  const { random } = sheet;
  const face = smooth(
    pts(
      "-80 640, 60 560, 260 520, 500 540, 720 500, 940 520, 1120 590, 1290 700, 1290 1000, -80 1000",
    ),
  );
  const grit = ["#c9a24f", "#8a6a3c", "#e0c890", "#6a5a48", "#a8824a", "#b9b0a0"] as const;
  const bark = ["#5a4226", "#8a6a38", "#a88a4c", "#6f7a3c"] as const;
  const speckles = Array.from({ length: 46 }, () => {
    const s = random.between(3, 9);
    return ellipse(
      [random.between(0, 1200), random.between(640, 900)],
      s * 1.5,
      s,
      random.pick(["#f0dcb4", "#6f4f3a", "#a47a58"]),
      random.around(20),
      'opacity="0.45"',
    );
  });
  const trails = [
    "M110 700Q300 640 470 690T820 660",
    "M620 860Q800 790 1010 830T1220 780",
    "M40 860Q180 800 330 850",
  ];
  sheet.add(
    depths(
      sheet,
      [
        [0, "#f2dfae"],
        [0.4, "#b9bf8f"],
        [1, "#4f7f74"],
      ],
      [0.2, 0],
      [0.7, 1],
    ),
    glow(sheet, [220, 30], 560, "#fffbdc", 0.85),
    // Far stones, out of focus.
    group(
      [
        stone(sheet, [150, 480], 460, 250, "#6fa392", "#b9d8b0"),
        stone(sheet, [520, 500], 360, 190, "#639a8c", "#a9cfac"),
        stone(sheet, [1080, 470], 620, 380, "#4f8a82", "#8fbfa4"),
        stone(sheet, [800, 500], 260, 150, "#7a9f80", "#b9d8a8"),
      ],
      `filter="${sheet.blur(6)}"`,
    ),
    // Grains and bubbles far out of focus, as a lens sees them.
    ...pts(
      "90 130, 260 60, 420 190, 640 90, 830 210, 1010 80, 1140 260, 960 330, 330 300, 720 320, 1180 60",
    ).map(([x = 0, y = 0], i) => {
      const r = 34 + ((i * 29) % 56);
      const tone = ["#fff3c4", "#f0c98a", "#cfe9cf", "#ffffff"][i % 4] ?? "#ffffff";
      return ellipse([x, y], r, r, tone, 0, `opacity="${0.16 + (i % 3) * 0.08}"`);
    }),
    fill(
      face,
      sheet.linear([
        [0, "#c08a62"],
        [0.4, "#9a6448"],
        [1, "#4f3634"],
      ]),
    ),
    fill(
      smooth(
        pts(
          "-80 650, 60 575, 260 536, 500 556, 720 516, 940 536, 1120 606, 1290 716, 1290 760, 1100 660, 920 590, 720 566, 500 606, 260 584, 60 626, -80 710",
        ),
      ),
      "#e0b088",
      'opacity="0.55"',
    ),
    ...speckles,
    ...trails.map((d, i) => stroke(d, "#6a8a4c", 15 - i * 3, 'opacity="0.3"')),
    moss(sheet, [1040, 590], 130, 46),
    moss(sheet, [1150, 640], 120, 36),
    moss(sheet, [60, 600], 100, 30),
    ellipse([560, 545], 320, 24, "#3f2a28", -2, `opacity="0.55" filter="${sheet.blur(9)}"`),
    swimmer(sheet, sculpin, {
      at: [540, 452],
      length: 600,
      facing: "left",
      pitch: -1,
      wave: -0.25,
      light: { color: "#fffbdc", amount: 0.45 },
    }),
    // Each larva with its shadow, gravel cases first.
    ...(
      [
        [250, 700, 215, 14, false],
        [600, 740, 250, -16, true],
        [905, 690, 190, 22, false],
        [120, 820, 170, -24, true],
        [860, 850, 200, -8, false],
        [360, 815, 150, 16, false],
      ] as const
    ).map(([x, y, length, turn, stalks]) =>
      group([
        group(
          [
            ellipse(
              [length * 0.48, length * 0.13],
              length * 0.5,
              length * 0.1,
              "#2f1f22",
              0,
              'opacity="0.4"',
            ),
          ],
          `transform="translate(${x} ${y}) rotate(${turn})"`,
        ),
        larva(sheet, [x, y], length, turn, stalks ? bark : grit, stalks),
      ]),
    ),
    motes(sheet, 36, 6, "#fffde8", 0.55),
  );
}

export const gallerySculpinStone: Picture = {
  name: "gallery-sculpin-stone",
  ...shapes.gallery,
  draw,
};
