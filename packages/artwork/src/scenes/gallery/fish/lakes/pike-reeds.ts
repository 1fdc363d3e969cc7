import { mix } from "../../../../parts/drawing/color.ts";
import { fill, group, type Point, smooth } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { pike } from "../../../../parts/fish/swimmers/swimmer-river.ts";
import { depths, motes } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** Reed stalks running the whole height of the sheet, side by side and a little askew. */
function stalks(
  sheet: Sheet,
  list: readonly number[],
  width: number,
  color: string,
  lit: string,
): string {
  const { random, height } = sheet;
  return group(
    list.map((x) => {
      const w = width * random.between(0.7, 1.25);
      const lean = random.around(46);
      const bow = random.around(18);
      const at = (t: number, off: number): Point => [
        x + lean * t + bow * Math.sin(t * Math.PI) + off,
        height + 20 - (height + 40) * t,
      ];
      const side = (off: number) => [0, 0.33, 0.66, 1].map((t) => at(t, off * (1 - t * 0.35)));
      const tone = mix(color, lit, random.between(0, 0.35));
      return group([
        fill(smooth([...side(-w / 2), ...side(w / 2).toReversed()]), tone),
        fill(smooth([...side(-w / 2), ...side(-w * 0.16).toReversed()]), lit, 'opacity="0.5"'),
      ]);
    }),
  );
}

/** A long leaf rising from a foot and bending over to its tip. */
function leaf(foot: Point, tip: Point, w: number, color: string): string {
  const knee: Point = [foot[0] + (tip[0] - foot[0]) * 0.25, foot[1] + (tip[1] - foot[1]) * 0.72];
  return fill(
    `M${foot[0] - w} ${foot[1]}Q${knee[0] - w} ${knee[1]} ${tip[0]} ${tip[1]}Q${knee[0] + w} ${knee[1] + w} ${foot[0] + w} ${foot[1]}Z`,
    color,
  );
}

function draw(sheet: Sheet): void {
  const { random } = sheet;
  const spread = (count: number, from = -20, to = 1220) =>
    Array.from(
      { length: count },
      (_, i) => from + ((to - from) * (i + random.between(0.15, 0.85))) / count,
    );
  sheet.add(
    depths(sheet, [
      [0, "#e6efd0"],
      [0.45, "#a9cdb4"],
      [1, "#4f8f88"],
    ]),
    glow(sheet, [330, 60], 560, "#fdfbe0", 0.85),
    stalks(sheet, spread(26), 15, "#a3c7a4", "#c6dcb4"),
    stalks(sheet, spread(17), 24, "#79ab86", "#aacb94"),
    swimmer(sheet, pike, {
      at: [590, 470],
      length: 860,
      facing: "left",
      pitch: 0,
      wave: 0.16,
      light: { color: "#fbfbdc", amount: 0.5 },
      haze: { color: "#8fbf9c", amount: 0.06 },
    }),
    leaf([300, 940], [120, 560], 16, "#5f9f6a"),
    leaf([880, 940], [1120, 640], 18, "#5f9f6a"),
    stalks(sheet, [120, 452, 548, 790, 1010, 1130], 26, "#3f7f58", "#7fb56c"),
    leaf([470, 940], [700, 600], 18, "#3f7f58"),
    leaf([760, 940], [590, 640], 15, "#4a8a5c"),
    leaf([90, 940], [330, 690], 20, "#2f6f50"),
    stalks(sheet, [30, 690, 1180], 38, "#1f5a44", "#4a8a54"),
    leaf([20, 940], [190, 380], 24, "#1f5a44"),
    leaf([1200, 940], [960, 500], 26, "#1f5a44"),
    leaf([660, 940], [470, 740], 22, "#1f5a44"),
    leaf([1170, 940], [1090, 150], 17, "#2f6f50"),
    leaf([-30, 480], [130, 40], 16, "#2f6f50"),
    motes(sheet, 34, 5, "#fdfde8", 0.6),
  );
}

export const galleryPikeReeds: Picture = {
  name: "gallery-pike-reeds",
  ...shapes.gallery,
  draw,
};
