import { caddis, nymph } from "../../../../parts/animals/insects/nymphs.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/table.ts";
import { cloth, skin } from "../../../../parts/people/cast.ts";
import { arm } from "../../../../parts/people/hands/hands.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A rectangle with round corners as an attribute-ready shape. */
const slab = (x: number, y: number, w: number, h: number, r: number, color: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${color}" ${more}/>`;

/** The stony bed of a shallow brook seen straight down through the water. */
function bed(sheet: Sheet): string {
  const { random } = sheet;
  const tones = ["#7d8a74", "#9a8f76", "#5f7a78", "#8b7a64", "#a9a58c", "#6b6f66"] as const;
  const stones = Array.from({ length: 150 }, (_, i) => {
    const size = i < 110 ? random.between(16, 42) : random.between(46, 84);
    const at: Point = [
      random.between(-20, sheet.width + 20),
      random.between(-20, sheet.height + 20),
    ];
    const tone = mix(random.pick(tones), "#2f7f86", 0.42);
    const turn = random.between(0, 180);
    return group([
      ellipse([at[0] + 5, at[1] + 8], size, size * 0.72, "#1c5a63", turn, 'opacity="0.5"'),
      ellipse(at, size, size * 0.7, tone, turn),
      ellipse(
        [at[0] - size * 0.2, at[1] - size * 0.2],
        size * 0.55,
        size * 0.36,
        mix(tone, "#e6ecd0", 0.2),
        turn,
      ),
    ]);
  });
  return group(stones);
}

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const lens = Array.from({ length: 15 }, () => {
    const [x, y] = [random.between(-40, width), random.between(0, height)];
    const w = random.between(90, 220);
    return stroke(
      smooth(
        [
          [x, y],
          [x + w * 0.3, y - 14],
          [x + w * 0.6, y + 8],
          [x + w, y - 10],
        ],
        false,
      ),
      "#e9f6ea",
      random.between(3, 6),
      'opacity="0.3"',
    );
  });
  const spoon = group([
    taper([390, 700], [460, 610], 9, 9, "#d9694f"),
    ellipse([478, 584], 42, 30, "#d9694f", -52),
    ellipse([479, 583], 31, 21, "#b9533c", -52),
    nymph("mayfly", [480, 582], 40, -60, "#7d7146"),
  ]);
  const lensAt: Point = [700, 356];
  const tray = group(
    [
      slab(232, 172, 760, 560, 46, "#0d3c47", 'opacity="0.4"'),
      slab(220, 150, 760, 560, 46, "#f6f3e8"),
      slab(246, 176, 708, 508, 30, "#d5dfd9"),
      slab(256, 192, 698, 492, 26, "#e9efe8"),
      fill(smooth(pts("280 230, 480 200, 760 224, 620 262, 380 256")), "#ffffff", 'opacity="0.6"'),
      fill(smooth(pts("560 640, 760 606, 930 632, 820 664, 650 668")), "#ffffff", 'opacity="0.5"'),
      fill(smooth(pts("330 420, 372 396, 420 412, 404 446, 350 450")), "#b6935a"),
      stroke("M332 424L418 434M360 402L372 446M392 400L396 444", "#8c6a3c", 3),
      ...[
        ["mayfly", 560, 300, 104, 200, "#8a7c46"],
        ["stonefly", 690, 560, 170, -28, "#b3873c"],
        ["mayfly", 830, 250, 84, 60, "#6f7a4c"],
        ["dragonfly", 850, 440, 130, 148, "#6c6a3a"],
        ["stonefly", 380, 300, 110, 24, "#9a6f34"],
        ["mayfly", 580, 420, 74, -100, "#97814d"],
      ].map(([kind, x, y, size, aim, tone]) => {
        const at: Point = [Number(x), Number(y)];
        return group([
          ellipse(
            [at[0] + 8, at[1] + 12],
            Number(size) * 0.5,
            Number(size) * 0.13,
            "#9fb3ac",
            Number(aim),
            'opacity="0.55"',
          ),
          nymph(kind as "mayfly", at, Number(size), Number(aim), String(tone)),
        ]);
      }),
      caddis(sheet, [330, 580], 96, -30),
      caddis(sheet, [890, 590], 74, 200),
    ],
    'transform="rotate(-7 600 430)"',
  );
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      stops("0 #63aaa2, 1 #266a78"),
      [0, 0],
      [0.4, 1],
    )}"/>`,
    bed(sheet),
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      stops("0 #bfe3cf 0.25, 1 #0d4152 0.4"),
      [0, 0],
      [0.5, 1],
    )}"/>`,
    ...lens,
    tray,
    spoon,
    arm({
      from: [150, 1010],
      tip: [408, 678],
      size: 128,
      skin: skin.deep,
      sleeve: cloth.ochre,
      grip: "pinch",
      thumb: 1,
    }),
    arm({
      from: [1290, 640],
      tip: [796, 540],
      size: 118,
      skin: skin.fair,
      sleeve: cloth.coral,
      grip: "reach",
      thumb: 1,
      bare: 0.9,
    }),
    ellipse(lensAt, 78, 78, "#d8ece8", 0, 'opacity="0.4"'),
    nymph("mayfly", [lensAt[0] - 4, lensAt[1] + 6], 96, 30, "#7f7440"),
    ellipse(lensAt, 80, 80, "none", 0, 'stroke="#2f4858" stroke-width="12"'),
    stroke(
      `M${lensAt[0] - 50} ${lensAt[1] - 34}Q${lensAt[0] - 24} ${lensAt[1] - 62} ${lensAt[0] + 10} ${lensAt[1] - 62}`,
      "#ffffff",
      6,
      'opacity="0.8"',
    ),
    taper([lensAt[0] + 6, lensAt[1] - 86], [lensAt[0] + 30, lensAt[1] - 190], 9, 12, "#2f4858"),
    arm({
      from: [880, -160],
      tip: [724, 212],
      size: 106,
      skin: skin.brown,
      sleeve: cloth.forest,
      grip: "pinch",
      thumb: -1,
    }),
  );
}

export const galleryStreamTray: Picture = {
  ...shapes.gallery,
  name: "gallery-stream-tray",
  draw,
};
