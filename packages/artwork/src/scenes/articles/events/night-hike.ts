import { owl } from "../../../parts/animals/owl.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { bank, mist, rocks } from "../../../parts/land/land.ts";
import { vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { pointing, walking } from "../../../parts/people/poses.ts";
import { reeds } from "../../../parts/plants/plants.ts";
import { pine } from "../../../parts/plants/trees/trees.ts";
import { stem } from "../../../parts/plants/trees/woodland.ts";
import { lantern, lanternGlow } from "../../../parts/things/camp/hand-lantern.ts";
import { glow, moon, sky, stars } from "../../../parts/waters/sky.ts";
import { glitter, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const rim = { color: "#ffcf86", side: 1 } as const;
  const hikers = (
    [
      ["ines", 600, 168, true, undefined],
      ["zuri", 524, 124, false, vest.orange],
      ["finn", 462, 92, false, vest.yellow],
      ["amal", 396, 146, true, vest.red],
      ["theo", 322, 122, false, vest.orange],
      ["omar", 240, 172, true, undefined],
    ] as const
  ).map(([who, x, h, light, jacket], i) => {
    const y = 474 - (600 - x) * 0.03;
    const one = person({
      ...folk[who],
      at: [x, y],
      height: h,
      facing: "right",
      pose: light
        ? { ...walking, upper: [50, -16], fore: [78, -4] }
        : i === 1
          ? { ...pointing, upper: [110, 4], fore: [118, 16], nod: -10 }
          : walking,
      ...(jacket && { vest: jacket }),
      rim,
    });
    const hand = one.hands[0];
    return { art: one.art, hand, light, x, y, h };
  });
  const lit = hikers.filter((one) => one.light);
  const creek = pts(
    "1340 470, 1100 486, 900 500, 720 520, 540 548, 380 590, 260 650, 200 740, 760 740, 860 660, 980 610, 1140 580, 1340 566",
  );
  sheet.add(
    sky(sheet, [
      [0, "#0c2238"],
      [0.5, "#1c4a5c"],
      [1, "#12303a"],
    ]),
    stars(sheet, 70, 260, "#f3ecd6"),
    moon(sheet, [860, 142], 62, "#f6ecd0"),
    ...Array.from({ length: 13 }, (_, i) =>
      pine(sheet, [i * 108 - 10, 420], 250 + ((i * 7) % 5) * 34, "#1b4655", "#25586a", 1),
    ),
    mist(sheet, 410, 80, "#7fa3a0", 0.35),
    ...[40, 176, 330, 452, 700, 770].map((x, i) =>
      stem(x, 446, 11 + (i % 3) * 4, "#16394a", "#102d3c"),
    ),
    bank(pts("-60 446, 300 430, 700 426, 1000 420, 1340 410, 1340 760, -60 760"), "#1a4243"),
    ...lit.map((one) => lanternGlow(sheet, one.hand, one.h * 0.2, 7.5)),
    fill(
      smooth(
        pts(
          "-60 486, 200 470, 480 466, 720 462, 820 458, 820 472, 640 488, 400 496, 160 504, -60 530",
        ),
      ),
      "#7a6a4a",
      'opacity="0.75"',
    ),
    ...hikers.map(({ x, y, h }) =>
      ellipse([x - 12, y + 1], h * 0.24, h * 0.045, "#0c2226", 0, 'opacity="0.6"'),
    ),
    ...hikers.map((one) => one.art),
    ...lit.map((one) => lantern(one.hand, one.h * 0.2)),
    ...lit.map((one) =>
      glow(sheet, [one.hand[0], one.hand[1] + one.h * 0.13], one.h * 0.5, "#ffd894", 0.5),
    ),
    fill(
      smooth(creek),
      sheet.linear([
        [0, "#2f6470"],
        [0.5, "#1c4b5e"],
        [1, "#0d2c40"],
      ]),
    ),
    group(
      [
        ...lit.map((one) =>
          glitter(sheet, {
            x: one.x + 16,
            from: 520,
            to: 680,
            spread: 56,
            count: 14,
            color: "#ffcf86",
            opacity: 0.85,
          }),
        ),
        glitter(sheet, {
          x: 880,
          from: 500,
          to: 640,
          spread: 80,
          count: 16,
          color: "#f6ecd0",
          opacity: 0.6,
        }),
        ripples(sheet, {
          from: 480,
          to: 730,
          count: 40,
          color: "#8fc0bf",
          opacity: 0.35,
          length: 130,
        }),
      ],
      `clip-path="${sheet.clip(smooth(creek))}"`,
    ),
    rocks(sheet, {
      at: [640, 560],
      count: 4,
      spread: 280,
      size: 52,
      lit: "#3f656a",
      dark: "#17343f",
    }),
    rocks(sheet, {
      at: [900, 660],
      count: 4,
      spread: 300,
      size: 90,
      lit: "#2f5058",
      dark: "#12303a",
    }),
    reeds(sheet, {
      from: -20,
      to: 240,
      y: height + 10,
      height: 190,
      count: 60,
      color: "#0b2830",
      lit: "#2c5a52",
    }),
    // The owl on its bough, near us and above the walkers.
    taper([1240, 470], [930, 520], 24, 11, "#241d1a"),
    taper([930, 520], [790, 500], 11, 4, "#241d1a"),
    taper([1010, 506], [950, 570], 7, 3, "#241d1a"),
    stem(1216, height + 60, 70, "#16262a", "#0d191d"),
    glow(sheet, [1030, 330], 300, "#f6ecd0", 0.16),
    owl([1040, 496], 330, "#6d563f", "#cdb994"),
    ...Array.from({ length: 18 }, () => {
      const at: Point = [sheet.random.between(60, 820), sheet.random.between(330, 470)];
      return ellipse(at, 2.6, 2.6, "#f3e58f", 0, 'opacity="0.85"');
    }),
  );
}

export const eventNightHike: Picture = {
  ...shapes.article,
  name: "event-night-hike",
  draw,
};
