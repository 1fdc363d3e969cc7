import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { waver } from "../../../parts/land/land.ts";
import { ribbons } from "../../../parts/plants/plants.ts";

/** The cut's upper edge along the front, from the mountains to the shore. */
const front = "70 372, 190 384, 300 414, 420 440, 560 462, 700 478, 820 492, 900 506";
const sea = 506;
const bottom = 664;

/** The block's front, cut through soil, gravel, rock and sea, and its right side. */
export function cutFace(sheet: Sheet): string {
  const { random } = sheet;
  const edge = pts(front);
  const wave = waver(sheet, 300);
  const layer = (drop: number, color: string) => {
    const top = [...edge, [980, 552] as Point, [1080, 596] as Point, [1214, 616] as Point].map(
      ([x, y]): Point => {
        const depth = y + drop + wave(x + drop) * 5;
        return [x, Math.min(bottom, depth)];
      },
    );
    return fill(polygon([...top, [1214, bottom], [70, bottom]]), color);
  };
  const cut = polygon([...edge, [1214, sea], [1214, bottom], [70, bottom]]);
  return group([
    // The front, cut through: topsoil, subsoil, wet gravel, rock; and the sea.
    fill(cut, "#8a6a48"),
    group(
      [
        layer(0, "#5d4632"),
        layer(12, "#9a7650"),
        layer(54, "#c0a06c"),
        layer(92, "#6fa9b8"),
        layer(126, "#8c8078"),
        layer(176, "#6f6668"),
        ...Array.from({ length: 70 }, () => {
          const x = random.between(80, 1200);
          const base = x < 900 ? 372 + ((x - 70) / 830) * 134 : 506 + (x - 900) * 0.36;
          return ellipse(
            [x, base + random.between(96, 122)],
            random.between(3, 8),
            random.between(2, 5),
            random.pick(["#d9cfae", "#a9c9cf", "#8fb9c4"]),
          );
        }),
        ...Array.from({ length: 26 }, () => {
          const x = random.between(80, 860);
          return ellipse(
            [x, 384 + ((x - 70) / 830) * 134 + random.between(16, 50)],
            random.between(4, 11),
            random.between(3, 6),
            random.pick(["#7d5f40", "#b08c60"]),
          );
        }),
        fill(
          polygon(pts("896 506, 980 552, 1080 596, 1214 616, 1214 506")),
          sheet.linear([
            [0, "#7fc6d0"],
            [1, "#1f6f94"],
          ]),
        ),
        ribbons(sheet, {
          from: 1080,
          to: 1200,
          y: 618,
          height: 84,
          count: 9,
          color: "#2f7a5c",
          lit: "#7fae5c",
        }),
      ],
      `clip-path="${sheet.clip(cut)}"`,
    ),
    fish(sheet, {
      species: "sockeye salmon",
      at: [1066, 552],
      length: 74,
      facing: "left",
      bend: 0.4,
    }),
    fish(sheet, {
      species: "rainbow trout",
      at: [1150, 534],
      length: 52,
      facing: "left",
      bend: -0.3,
      haze: { color: "#4f9fb8", amount: 0.3 },
    }),
    stroke(`M900 ${sea}H1214`, "#f4fbf4", 3, 'opacity="0.9"'),
    // The block's right side.
    fill(
      polygon([
        [1214, sea],
        [1250, 396],
        [1250, 556],
        [1214, bottom],
      ]),
      sheet.linear([
        [0, "#3f8ba6"],
        [0.5, "#2a6f8c"],
        [0.62, "#5d5a5c"],
        [1, "#4d484c"],
      ]),
    ),
  ]);
}
