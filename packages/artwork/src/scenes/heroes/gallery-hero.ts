import { flock, osprey } from "../../parts/animals/birds.ts";
import { mix } from "../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  taper,
} from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { bank, mist, peaks, waver } from "../../parts/land/land.ts";
import { cloth, hair } from "../../parts/people/cast.ts";
import { person } from "../../parts/people/figure.ts";
import { folk } from "../../parts/people/folk.ts";
import { chair } from "../../parts/people/poses.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { cloud, sky, veil } from "../../parts/waters/sky.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

/** A lake seen from high above: a long lens with a darker far shore and light lying across it. */
function tarn(sheet: Sheet, [x, y]: Point, w: number, h: number, near: string, far: string) {
  const wave = waver(sheet, w * 0.9);
  const rim = (sign: 1 | -1, grow: number): Point[] =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14;
      const half = Math.sin(Math.PI * t) ** 0.6 * h * (1 + wave(x + t * w) * 0.28) + grow;
      return [x - w / 2 + t * w, y + sign * half];
    });
  const body = smooth([...rim(-1, 0), ...rim(1, 0).toReversed()]);
  const shade = smooth([...rim(-1, h * 0.08 + 1), ...rim(1, h * 0.16 + 2).toReversed()]);
  const glint = smooth([
    [x - w * 0.2, y + h * 0.1],
    [x + w * 0.05, y - h * 0.06],
    [x + w * 0.3, y + h * 0.06],
    [x + w * 0.04, y + h * 0.2],
  ]);
  return group([
    fill(shade, "#cbb98a", 'opacity="0.55"'),
    fill(
      body,
      sheet.linear([
        [0, far],
        [1, near],
      ]),
    ),
    fill(glint, "#f4fbf0", 'opacity="0.45"'),
  ]);
}

function draw(sheet: Sheet): void {
  const haze = "#a9c4c6";
  const deep = "#1f5140";
  const land = (y: number, t: number, rise: number) => {
    const wave = waver(sheet, 1500 - t * 500);
    const crest = Array.from(
      { length: 50 },
      (_, i): Point => [i * 42 - 60, y - wave(i * 42) * rise],
    );
    return fill(smooth([...crest, [2060, 700], [-100, 700]]), mix(haze, "#5d9560", t));
  };
  const woods = (y: number, from: number, to: number, h: number, t: number) => {
    const wave = waver(sheet, 460);
    return treeline(sheet, {
      ground: (x) => y - wave(x) * h * 0.35,
      from,
      to,
      height: h,
      color: mix(haze, deep, t),
      base: y + h * 0.22,
    });
  };
  const creek = (points: string, w: number) => {
    const line = pts(points);
    const left = line.map(([x, y], i): Point => [x - w * (0.3 + (0.7 * i) / line.length), y]);
    const right = line.map(([x, y], i): Point => [x + w * (0.3 + (0.7 * i) / line.length), y]);
    return fill(smooth([...left, ...right.toReversed()]), "#d5ece6");
  };
  const sitter = { seat: true, facing: "left" } as const;
  const a = person({
    ...folk.rosa,
    ...sitter,
    at: [1718, 394],
    height: 130,
    pose: chair,
    hair: hair.brown,
  });
  const b = person({
    ...folk.finn,
    ...sitter,
    at: [1668, 402],
    height: 84,
    pose: chair,
    top: cloth.coral,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4f97b5"],
        [0.6, "#b9d9d6"],
        [1, "#f1ecd2"],
      ],
      220,
    ),
    cloud(sheet, [420, 96], 460, 40, "#f6f6ea", 0.7),
    cloud(sheet, [1700, 70], 380, 34, "#fdf9ee", 0.9),
    peaks(sheet, {
      crest: pts(
        "-60 150, 130 90, 300 150, 470 70, 640 156, 800 110, 960 160, 1120 84, 1260 146, 1420 50, 1560 130, 1690 92, 1820 150, 1980 100",
      ),
      base: 216,
      lit: "#c9c9bd",
      dark: "#8fa9b3",
      light: 2000,
      snow: { depth: 44, lit: "#fbf8ec", dark: "#c3d2d6" },
      haze: "#cfdfd8",
    }),
    land(196, 0.08, 12),
    tarn(sheet, [1330, 206], 210, 4, "#e6f6ee", "#8fc6cf"),
    woods(214, -40, 1180, 16, 0.25),
    woods(212, 1380, 1980, 16, 0.25),
    creek("1340 210, 1322 220, 1280 226, 1190 232", 3),
    land(232, 0.28, 10),
    tarn(sheet, [1110, 246], 400, 9, "#c9ebe4", "#58a7bb"),
    woods(254, -40, 960, 24, 0.4),
    woods(248, 1260, 1980, 24, 0.4),
    creek("1180 254, 1250 262, 1300 272, 1360 284", 5),
    land(282, 0.46, 12),
    tarn(sheet, [1390, 302], 560, 17, "#a3dbd8", "#3a8fae"),
    woods(312, -40, 1130, 38, 0.58),
    woods(306, 1620, 1980, 40, 0.58),
    creek("1280 318, 1180 328, 1140 342, 1090 362", 9),
    mist(sheet, 320, 34, "#eaf2e4", 0.45),
    land(366, 0.68, 10),
    tarn(sheet, [1060, 404], 800, 36, "#79cbcb", "#1f7a98"),
    woods(424, -40, 690, 70, 0.78),
    pine(sheet, [760, 446], 90, "#2a6048", "#4d8a60", 1),
    pine(sheet, [806, 452], 70, "#2a6048", "#4d8a60", 1),
    land(474, 0.86, 8),
    bank(
      pts("-60 520, 300 480, 640 500, 1000 540, 1300 530, 1500 500, 2000 470, 2000 700, -60 700"),
      "#2c6648",
    ),
    woods(560, -40, 1240, 130, 0.94),
    // The ledge we stand on, with two people who have walked up.
    group(
      [
        fill(
          polygon(
            pts(
              "1440 700, 1462 610, 1450 560, 1498 500, 1508 452, 1536 424, 1640 412, 1780 396, 2100 360, 2100 700",
            ),
          ),
          "#7d857c",
        ),
        ...[
          "1440 700, 1462 610, 1450 560, 1498 500, 1508 452, 1536 424, 1560 470, 1548 540, 1580 620, 1570 700",
          "1650 700, 1640 590, 1668 520, 1660 462, 1700 448, 1716 530, 1740 600, 1730 700",
          "1980 700, 1970 560, 1990 470, 2040 440, 2080 540, 2070 700",
          "1820 700, 1836 560, 1820 480, 1860 450, 1900 520, 1890 620, 1910 700",
        ].map((text) => fill(polygon(pts(text)), "#566460")),
        fill(
          polygon(
            pts(
              "1536 424, 1640 412, 1780 396, 2100 360, 2100 404, 1840 430, 1720 438, 1640 436, 1572 446",
            ),
          ),
          "#b3b39c",
        ),
        fill(
          smooth(pts("1640 422, 1720 404, 1860 384, 2100 356, 2100 404, 1880 424, 1740 430")),
          "#5f8a56",
        ),
        ellipse([1702, 422], 70, 7, "#6f7a62", 0, 'opacity="0.6"'),
        taper([1658, 414], [1746, 412], 11, 12, "#6d5642"),
        ellipse([1658, 414], 6, 11, "#b99a72"),
        a.art,
        b.art,
        pine(sheet, [1800, 402], 280, "#1f4f40", "#4d8a60", -1),
        pine(sheet, [1880, 400], 360, "#1a463a", "#437d58", -1),
        pine(sheet, [1960, 398], 200, "#1f4f40", "#4d8a60", -1),
      ],
      'transform="translate(-130 0)"',
    ),
    flock(
      pts("1130 132, 1158 120, 1186 109, 1214 98, 1242 88, 1160 146, 1192 158, 1226 168, 1262 180"),
      15,
      "#2f4a58",
    ),
    osprey([1330, 250], 150, "left", 6),
    veil(sheet, "left", 0.5, 0.6),
  );
}

export const galleryHero: Picture = {
  ...shapes.hero,
  name: "gallery-hero",
  draw,
};
