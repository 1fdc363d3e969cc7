import { canoe } from "../../parts/afloat/boats.ts";
import { dock } from "../../parts/afloat/docks.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
} from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { boathouse, mailbox } from "../../parts/land/built/boathouse.ts";
import { bank, peaks } from "../../parts/land/land.ts";
import { reeds } from "../../parts/plants/plants.ts";
import { pine, treeline } from "../../parts/plants/trees/trees.ts";
import { glow, sky, stars, veil } from "../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 262;
  const lamp = "#ffd68a";
  const foot: Point = [1196, 392];
  const w = 250;
  const far = group([
    peaks(sheet, {
      crest: pts(
        "-60 190, 160 120, 340 200, 560 150, 760 214, 980 130, 1180 210, 1400 96, 1600 190, 1780 140, 1990 200",
      ),
      base: horizon + 3,
      lit: "#5f7f9c",
      dark: "#40648a",
      light: 0,
      haze: "#7fa3b5",
    }),
    treeline(sheet, {
      ground: () => horizon - 2,
      from: -300,
      to: 1500,
      height: 44,
      color: "#24506c",
      base: horizon + 3,
    }),
  ]);
  const wood = [
    [1180, 350, 240],
    [1480, 360, 330],
    [1560, 370, 400],
    [1650, 372, 350],
    [1730, 380, 420],
    [1830, 384, 360],
    [1900, 392, 450],
  ].map(([x = 0, y = 0, h = 0]) => pine(sheet, [x, y], h, "#143a4a", "#235766", -1));
  const house = boathouse(foot, w, "#8a4a3c", "#2f4450", lamp);
  const deck = dock({
    from: 930,
    to: 1196,
    y: 412,
    water: 446,
    depth: 22,
    wood: "#5a5348",
    light: "#a9916e",
    posts: 4,
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#16345c"],
        [0.5, "#3f6f92"],
        [0.85, "#a9b9b4"],
        [1, "#f0cfa4"],
      ],
      horizon + 4,
    ),
    stars(sheet, 110, 190, "#f6f1dd"),
    far,
    water(sheet, horizon, [
      [0, "#d6c4a4"],
      [0.16, "#7c9fae"],
      [0.5, "#2f628a"],
      [1, "#0f3054"],
    ]),
    reflection(sheet, [far], horizon, { opacity: 0.6, ripple: 12 }),
    ripples(sheet, { from: horizon + 6, to: height, count: 60, color: "#cfe0dc", opacity: 0.3 }),
    ...wood,
    bank(
      pts(
        "1060 700, 1090 520, 1130 440, 1170 400, 1240 378, 1400 366, 1700 366, 2000 372, 2000 700",
      ),
      "#2f5d52",
    ),
    reflection(sheet, [house, deck], 446, { opacity: 0.45, ripple: 12 }),
    bank(
      pts(
        "1010 700, 1080 540, 1130 452, 1180 410, 1260 392, 1400 388, 1700 384, 2000 390, 2000 700",
      ),
      "#3c6b56",
    ),
    deck,
    // The path from the foreground to the door, and the light that falls on it.
    fill(
      smooth(
        pts(
          "1220 398, 1286 398, 1310 430, 1390 470, 1520 520, 1680 600, 1760 700, 1470 700, 1400 600, 1310 520, 1250 450",
        ),
      ),
      "#a8916b",
    ),
    group([
      fill(
        polygon(pts("1236 394, 1290 394, 1400 520, 1230 520")),
        sheet.linear([
          [0, lamp, 0.75],
          [1, lamp, 0],
        ]),
      ),
      fill(
        polygon(pts("1346 394, 1404 394, 1520 500, 1370 500")),
        sheet.linear([
          [0, lamp, 0.35],
          [1, lamp, 0],
        ]),
      ),
    ]),
    house,
    glow(sheet, [foot[0] + w * 0.71, foot[1] - w * 0.33], 190, "#ffc872", 0.55),
    glow(sheet, [foot[0] + w * 0.3, foot[1] - w * 0.2], 130, "#ffc872", 0.45),
    ellipse([1664, 432], 112, 9, "#1f4338", 0, 'opacity="0.5"'),
    canoe([1660, 428], 210, "#b5583c"),
    mailbox([1500, 516], 112, "#6f8ba0", "#d9694f"),
    ellipse([1500, 517], 26, 5, "#1f4338", 0, 'opacity="0.5"'),
    ...pts("1232 432, 1206 470, 1190 512").map(([x = 0, y = 0], i) =>
      reeds(sheet, {
        from: x - 60 - i * 20,
        to: x - 20,
        y: y + 30,
        height: 50 + i * 14,
        count: 10,
        color: "#1f4a46",
        lit: "#6f9474",
      }),
    ),
    reeds(sheet, {
      from: 1580,
      to: width + 20,
      y: height + 10,
      height: 150,
      count: 70,
      color: "#14383c",
      lit: "#4f7a62",
      lean: -0.06,
    }),
    veil(sheet, "left", 0.5, 0.4),
  );
}

export const contactHero: Picture = {
  ...shapes.band,
  band: { of: shapes.hero.height, top: 84 },
  name: "contact-hero",
  draw,
};
