import { baldEagle } from "../../../../parts/animals/eagle.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { mist, peaks } from "../../../../parts/land/land.ts";
import { pine, treeline } from "../../../../parts/plants/trees/trees.ts";
import { sky, snowfall } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random, width } = sheet;
  const river = smooth(
    pts(
      "560 322, 620 330, 560 352, 430 376, 340 410, 380 456, 560 500, 700 560, 690 650, 520 740, 300 820, 160 940, 900 940, 960 800, 1010 680, 960 560, 780 480, 560 432, 500 404, 600 372, 690 344, 660 322",
    ),
  );
  const wood = "#5a4f4c";
  const snow = (from: Point, to: Point, w: number) =>
    taper([from[0], from[1] - w * 0.5], [to[0], to[1] - w * 0.42], w * 0.55, w * 0.4, "#f6f4f1");
  const spruces = Array.from({ length: 46 }, (_, i) => {
    const t = (i / 46) ** 1.2;
    const y = 350 + t * 330;
    const left = i % 2 === 0;
    const x = left ? random.between(-20, 330 - t * 250) : random.between(800 + t * 240, width + 30);
    return pine(
      sheet,
      [x, y],
      50 + t * 150,
      mix("#7d93a6", "#2d4a5c", t),
      mix("#dfe6ee", "#c3d2df", t),
      1,
    );
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#9fb4cc"],
        [0.6, "#e3dbe0"],
        [1, "#fbe6d6"],
      ],
      340,
    ),
    peaks(sheet, {
      crest: pts(
        "-60 260, 110 150, 240 210, 420 96, 560 214, 700 160, 860 232, 1010 110, 1260 250",
      ),
      base: 340,
      lit: "#e9e3ea",
      dark: "#aab6cc",
      light: 1300,
      haze: "#f3e3dd",
    }),
    treeline(sheet, {
      ground: () => 332,
      from: -80,
      to: 1280,
      height: 54,
      color: "#8599ad",
      base: 344,
    }),
    mist(sheet, 336, 34, "#fbeee6", 0.8),
    fill(
      `M0 336H${width}V920H0Z`,
      sheet.linear([
        [0, "#f4ecec"],
        [0.4, "#dfe5ef"],
        [1, "#b9c8dc"],
      ]),
    ),
    ...pts("180 470, 1000 440, 120 620, 1120 640, 640 470").map((at, i) =>
      ellipse(at, 190, 20 + i * 4, "#ffffff", -3, `opacity="0.6" filter="${sheet.blur(8)}"`),
    ),
    fill(river, "#a3b4cb", 'transform="translate(-6 -9)"'),
    fill(
      river,
      sheet.linear([
        [0, "#d9c9cf"],
        [0.25, "#7f9bb3"],
        [0.6, "#3f6d8b"],
        [1, "#1d4a68"],
      ]),
    ),
    ...pts("470 440, 640 540, 800 640, 640 780, 460 860, 820 820, 560 350").map((at, i) =>
      ellipse(at, 40 + (i % 3) * 26, 6 + (i % 2) * 5, "#eef2f6", -6, 'opacity="0.85"'),
    ),
    ...spruces,
    // The snag in front.
    group([
      taper([1056, 600], [700, 508], 24, 9, wood),
      taper([830, 540], [740, 440], 10, 4, wood),
      taper([1066, 480], [1240, 360], 18, 8, wood),
      taper([1078, 700], [1220, 640], 14, 6, wood),
      taper([760, 524], [650, 540], 8, 3, wood),
      snow([1040, 588], [710, 504], 24),
      snow([1076, 466], [1230, 358], 16),
      snow([1086, 692], [1212, 638], 12),
      taper([1090, 960], [1030, 330], 46, 20, wood),
      taper([1104, 960], [1040, 340], 22, 8, mix(wood, "#2b2426", 0.4)),
      taper([1030, 345], [1012, 190], 20, 5, wood),
    ]),
    baldEagle([838, 528], 330, "left"),
    snowfall(sheet, 46, 5),
  );
}

export const galleryWinterEagle: Picture = {
  ...shapes.gallery,
  name: "gallery-winter-eagle",
  draw,
};
