import { mix } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { rows } from "../../../parts/drawing/table.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { sitter, treetop } from "../../../parts/plants/trees/canopy.ts";
import { roof } from "../../../parts/things/camp/tents-above.ts";
import { glow } from "../../../parts/waters/sky.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

const fire: Point = [640, 470];

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const people = [
    [skin.fair, hair.auburn, cloth.coral, cloth.navy],
    [skin.deep, hair.black, cloth.ochre, cloth.ocean],
    [skin.brown, hair.black, cloth.sky, cloth.khaki],
    [skin.sand, hair.brown, cloth.plum, cloth.navy],
    [skin.deep, "#5a8f8a", cloth.moss, cloth.navy],
    [skin.fair, hair.gray, cloth.forest, cloth.khaki],
    [skin.brown, hair.black, cloth.rust, cloth.navy],
    [skin.sand, hair.blond, cloth.ocean, cloth.khaki],
  ] as const;
  const ring = people.map(([tone, locks, top, legs], i) => {
    const a = (i / 8) * Math.PI * 2 + 0.32;
    const at: Point = [fire[0] + Math.cos(a) * 206, fire[1] + Math.sin(a) * 190];
    return sitter({
      at,
      aim: (a * 180) / Math.PI + 180,
      size: i === 5 ? 88 : i % 3 === 0 ? 68 : 78,
      skin: mix(tone, "#ffb066", 0.15),
      hair: locks,
      top,
      legs,
      hat: i === 1 ? cloth.coral : i === 7 ? cloth.ochre : undefined,
      plays: i === 5,
    });
  });
  const logs = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * Math.PI * 2 + 0.71;
    const [cx, cy] = [fire[0] + Math.cos(a) * 204, fire[1] + Math.sin(a) * 188];
    const [dx, dy] = [-Math.sin(a) * 128, Math.cos(a) * 120];
    return group([
      taper([cx - dx + 5, cy - dy + 9], [cx + dx + 5, cy + dy + 9], 24, 24, "#0b1a1e"),
      taper([cx - dx, cy - dy], [cx + dx, cy + dy], 23, 21, "#5b402b"),
      taper(
        [cx - dx - Math.cos(a) * 8, cy - dy - Math.sin(a) * 8],
        [cx + dx - Math.cos(a) * 8, cy + dy - Math.sin(a) * 8],
        7,
        6,
        "#a8703c",
      ),
    ]);
  });
  const tongue = (s: number, color: string) =>
    fill(
      polygon(
        Array.from({ length: 18 }, (_, i): Point => {
          const r = s * (i % 2 ? 0.5 : random.between(0.85, 1.15));
          return [fire[0] + Math.cos(i * 0.349) * r, fire[1] + Math.sin(i * 0.349) * r];
        }),
      ),
      color,
    );
  const trees = rows(
    "60 90 130, 230 40 110, 420 20 120, 600 30 96, 60 300 120, 190 180 90, 40 520 130, 50 760 140, 230 860 130, 420 880 110, 610 890 100, 160 660 84, 800 880 120, 1180 60 130, 960 40 120, 790 30 80, 1120 210 96",
  );
  sheet.add(
    `<rect width="${width}" height="${height}" fill="#16322f"/>`,
    ...Array.from({ length: 60 }, () =>
      ellipse(
        [random.between(0, width), random.between(0, height)],
        random.between(20, 60),
        random.between(14, 40),
        random.pick(["#1b3b35", "#12292b", "#20423a"]),
        random.around(60),
      ),
    ),
    // The lake's corner with the stars in it.
    fill(
      smooth(pts("1260 330, 1120 420, 1080 560, 1000 680, 960 800, 980 960, 1300 960")),
      "#23505a",
    ),
    fill(
      smooth(pts("1260 356, 1140 440, 1100 570, 1022 690, 984 810, 1000 960, 1300 960")),
      "#0d2c48",
    ),
    ...Array.from({ length: 26 }, () => {
      const y = random.between(470, 890);
      return ellipse(
        [random.between(1190 - (y - 470) * 0.3, 1196), y],
        2.6,
        2.6,
        "#dfe9ee",
        0,
        `opacity="${random.between(0.4, 1).toFixed(2)}"`,
      );
    }),
    fill(
      smooth(pts("560 640, 690 640, 800 740, 1010 742, 1010 776, 770 790, 620 700")),
      "#8a6a42",
      'opacity="0.55"',
    ),
    fill(smooth(pts("1000 744, 1130 716, 1140 744, 1004 776")), "#a88557"),
    stroke("M1026 740l8 30M1056 734l8 30M1086 727l8 30M1114 720l8 30", "#5c4630", 3),
    fill(
      smooth(
        pts("330 470, 400 280, 600 196, 820 230, 950 400, 930 590, 800 720, 580 740, 400 660"),
      ),
      "#6b5a3c",
    ),
    glow(sheet, fire, 460, "#ff9d4a", 0.75),
    ellipse(fire, 330, 300, "#ffb35c", 0, 'opacity="0.18"'),
    roof([332, 372], 150, -24, "#3f7f8c", true),
    roof([356, 606], 140, 32, "#b5763c", false),
    roof([906, 236], 150, 40, "#8c4a3c", true),
    ...logs,
    ...ring,
    ...Array.from({ length: 12 }, (_, i) =>
      ellipse(
        [fire[0] + Math.cos(i * 0.5236) * 66, fire[1] + Math.sin(i * 0.5236) * 62],
        19,
        15,
        i % 2 ? "#6d665c" : "#857a6a",
        i * 30,
      ),
    ),
    ellipse(fire, 52, 48, "#3a2018"),
    ...[20, 80, 140].map((t) =>
      taper(
        [fire[0] - 44 * Math.cos(t / 57.3), fire[1] - 44 * Math.sin(t / 57.3)],
        [fire[0] + 44 * Math.cos(t / 57.3), fire[1] + 44 * Math.sin(t / 57.3)],
        9,
        8,
        "#5a3420",
      ),
    ),
    tongue(46, "#f0772f"),
    tongue(32, "#f9b23f"),
    tongue(17, "#fff0b8"),
    ...Array.from({ length: 12 }, () =>
      ellipse([fire[0] + random.around(150), fire[1] + random.around(140)], 2.6, 2.6, "#ffd08a"),
    ),
    ...trees.map(([x = 0, y = 0, r = 0]) => {
      const near = Math.max(0, 1 - Math.hypot(x - fire[0], y - fire[1]) / 620);
      return treetop(
        sheet,
        [x, y],
        r,
        mix("#123a42", "#4a5a34", near),
        mix("#2a6468", "#c98d4a", near),
      );
    }),
  );
}

export const galleryCampfireCircle: Picture = {
  ...shapes.gallery,
  name: "gallery-campfire-circle",
  draw,
};
