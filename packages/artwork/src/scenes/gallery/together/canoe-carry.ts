import { canoe } from "../../../parts/afloat/boats.ts";
import { mix } from "../../../parts/drawing/color.ts";
import { ellipse, fill, group, polygon, pts, rect, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../parts/drawing/table.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { walking } from "../../../parts/people/poses.ts";
import { fern } from "../../../parts/plants/ferns.ts";
import { bole } from "../../../parts/plants/trees/boles.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const rim = { color: "#f3f2b0", side: -1 } as const;
  const team = [
    {
      x: 326,
      y: 756,
      h: 300,
      skin: skin.brown,
      hair: hair.black,
      style: "ponytail",
      top: cloth.coral,
      legs: cloth.navy,
      vest: vest.yellow,
    },
    {
      x: 486,
      y: 748,
      h: 292,
      skin: skin.fair,
      hair: hair.blond,
      style: "short",
      top: cloth.sky,
      legs: cloth.khaki,
      vest: vest.orange,
    },
    {
      x: 694,
      y: 742,
      h: 296,
      skin: skin.deep,
      hair: hair.black,
      style: "braids",
      top: cloth.ochre,
      legs: "#37475a",
      vest: vest.red,
    },
    {
      x: 852,
      y: 738,
      h: 302,
      skin: skin.sand,
      hair: hair.brown,
      style: "short",
      top: cloth.plum,
      legs: cloth.navy,
      vest: vest.orange,
    },
  ] as const;
  const people = team.map((one, i) =>
    person({
      at: [one.x, one.y],
      height: one.h,
      build: "teen",
      facing: "left",
      pose: {
        ...walking,
        ...(i % 2 ? { thigh: [22, -18], shin: [8, -32] } : {}),
        lean: 3,
        upper: [190, 168],
        fore: [174, 180],
      },
      skin: one.skin,
      hair: one.hair,
      style: one.style,
      top: one.top,
      legs: one.legs,
      short: { sleeves: true },
      vest: one.vest,
      rim,
    }),
  );
  const grip = people.map(({ hands }) => hands[0]);
  const y = grip.reduce((sum, [, gy]) => sum + gy, 0) / 4;
  const hull = group(
    [canoe([590, 0], 840, "#3f7f86")],
    `transform="translate(0 ${y - 48}) scale(1 -1)"`,
  );
  const beam = (x: number, w: number) =>
    fill(
      polygon([
        [x, -20],
        [x + w, -20],
        [x + w - 330, 820],
        [x - 480, 820],
      ]),
      sheet.linear(stops("0 #f6f3bd 0.5, 1 #f6f3bd 0")),
    );
  sheet.add(
    rect(
      0,
      0,
      width,
      height,
      sheet.linear(stops("0 #e3eabb, 0.35 #b5d09a, 0.75 #7faa78, 1 #4f7d5c")),
    ),
    ...Array.from({ length: 22 }, (_, i) =>
      bole(
        sheet,
        i * 58 - 20 + random.around(20),
        560 + random.around(14),
        random.between(12, 22),
        mix("#a3c292", "#8fb388", random.between(0, 1)),
        "#c6dba6",
      ),
    ),
    fill(smooth(pts("-60 560, 200 548, 480 566, 800 550, 1260 566, 1260 980, -60 980")), "#8fb579"),
    ...[70, 214, 402, 560, 742, 930, 1096].map((x) =>
      bole(
        sheet,
        x + random.around(20),
        630 + random.around(16),
        random.between(30, 44),
        "#6f8f70",
        "#b9cf94",
      ),
    ),
    fill(smooth(pts("-60 634, 240 620, 560 640, 900 622, 1260 640, 1260 980, -60 980")), "#6f9c64"),
    beam(560, 120),
    beam(830, 90),
    beam(1120, 150),
    ...[90, 190, 1020, 1140, 590].map((x, i) =>
      fern(sheet, [x, 680 + (i % 2) * 16], 74, "#4f8a56", "#a3c46c"),
    ),
    bole(sheet, 150, 716, 74, "#5c5146", "#b59c6a"),
    bole(sheet, 1030, 712, 66, "#5c5146", "#b59c6a"),
    // The portage path.
    fill(
      smooth(
        pts(
          "-60 726, 260 716, 620 706, 980 700, 1260 704, 1260 782, 980 776, 620 790, 260 812, -60 836",
        ),
      ),
      "#b99f6c",
    ),
    fill(
      smooth(
        pts(
          "-60 760, 260 742, 620 732, 980 724, 1260 728, 1260 752, 980 748, 620 760, 260 780, -60 800",
        ),
      ),
      "#d9c48c",
      'opacity="0.8"',
    ),
    ...team.map((one) => ellipse([one.x + 10, one.y + 3], 70, 9, "#5d6a42", 0, 'opacity="0.55"')),
    ...people.map(({ art }) => art),
    hull,
    ...people.flatMap(({ hands }, i) =>
      hands.slice(0, 1).map((at) => ellipse([at[0], y + 9], 9, 8, team[i]?.skin ?? skin.fair)),
    ),
    // Dark trunks and ferns close to us.
    bole(sheet, 1130, 980, 150, "#2c3a33", "#6a6b46"),
    bole(sheet, 30, 960, 110, "#2c3a33", "#6a6b46"),
    ...rows(
      "0 880 190, 170 905 160, 340 920 130, 890 915 150, 1040 920 170, 1200 900 180, 640 930 120",
    ).map(([x = 0, fy = 0, r = 0]) => fern(sheet, [x, fy], r, "#1f4a38", "#4f8a4c")),
  );
}

export const galleryCanoeCarry: Picture = {
  ...shapes.gallery,
  name: "gallery-canoe-carry",
  draw,
};
