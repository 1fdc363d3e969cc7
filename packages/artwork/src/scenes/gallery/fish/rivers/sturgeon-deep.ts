import { ellipse, fill, group, num, type Point } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { sturgeon } from "../../../../parts/fish/swimmers/swimmer-river.ts";
import { depths, motes, pebbles, stone } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A small silver smelt, one of many. */
const smelt = ([x, y]: Point, length: number, turn: number, opacity: number): string =>
  group(
    [
      fill(
        `M${num(length * 0.5)} 0Q${num(length * 0.1)} ${num(-length * 0.16)} ${num(-length * 0.38)} ${num(-length * 0.02)}L${num(-length * 0.52)} ${num(-length * 0.1)}L${num(-length * 0.46)} 0L${num(-length * 0.52)} ${num(length * 0.1)}L${num(-length * 0.38)} ${num(length * 0.02)}Q${num(length * 0.1)} ${num(length * 0.14)} ${num(length * 0.5)} 0Z`,
        "#cfe3e4",
      ),
    ],
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" opacity="${opacity.toFixed(2)}"`,
  );

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  const shoal = Array.from({ length: 46 }, (_, i) => {
    const t = i / 46;
    const angle = -2.7 + t * 2.5;
    const at: Point = [
      640 + Math.cos(angle) * (520 + random.around(70)),
      470 + Math.sin(angle) * (360 + random.around(60)),
    ];
    return smelt(
      at,
      random.between(34, 54),
      (angle * 180) / Math.PI + 90 + random.around(14),
      random.between(0.25, 0.7),
    );
  });
  sheet.add(
    depths(
      sheet,
      [
        [0, "#3f8f98"],
        [0.3, "#1d5f74"],
        [0.65, "#0d3a54"],
        [1, "#061d33"],
      ],
      [0.75, 0],
      [0.35, 1],
    ),
    glow(sheet, [960, -60], 720, "#8fd0c4", 0.6),
    swimmer(sheet, sturgeon, {
      at: [980, 235],
      length: 250,
      facing: "left",
      pitch: 6,
      wave: 0.3,
      haze: { color: "#1a566c", amount: 0.72 },
    }),
    ...shoal,
    pebbles(sheet, {
      from: 690,
      to: height,
      small: 50,
      large: 150,
      flat: 0.42,
      tones: ["#2c5264", "#254a5e", "#345c68", "#1f4256"],
      lit: "#5f8f98",
      haze: { color: "#0f3f58", amount: 0.8 },
      rise: (x) => (x - 600) * 0.05,
    }),
    ellipse([760, 800], 430, 34, "#020f1e", 3, `opacity="0.6" filter="${sheet.blur(16)}"`),
    swimmer(sheet, sturgeon, {
      at: [560, 500],
      length: 1130,
      facing: "right",
      pitch: -17,
      arch: -0.12,
      wave: 0.5,
      light: { color: "#bfe3dc", amount: 0.5 },
      haze: { color: "#12405a", amount: 0.14 },
    }),
    stone(sheet, [60, 850], 420, 260, "#12344a", "#2f6478", 6),
    stone(sheet, [1130, 900], 360, 200, "#0f2f45", "#2a5c70", -6),
    stone(sheet, [330, 900], 260, 130, "#153a50", "#2f6478"),
    motes(sheet, 60, 5, "#d9f2ea", 0.4),
  );
}

export const gallerySturgeonDeep: Picture = {
  name: "gallery-sturgeon-deep",
  ...shapes.gallery,
  draw,
};
