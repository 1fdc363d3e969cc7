import { shade } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { bank, ridge } from "../../../../parts/land/land.ts";
import { cloth, skin } from "../../../../parts/people/cast.ts";
import { poncho, umbrella } from "../../../../parts/people/clothes/rain-gear.ts";
import { cattails, lilies } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { float } from "../../../../parts/things/gear.ts";
import { sky } from "../../../../parts/waters/sky.ts";
import { rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const horizon = 330;
  const cane = (grip: Point, tip: Point, to: Point, color: string): string =>
    group([
      rings(to, 44, "#eef3ee", 0.9),
      stroke(
        smooth([tip, [tip[0] + (to[0] - tip[0]) * 0.25, (tip[1] + to[1]) / 2], to], false),
        "#eef3ee",
        2,
        'opacity="0.7"',
      ),
      stroke(
        smooth([grip, [(grip[0] + tip[0]) / 2, (grip[1] + tip[1]) / 2 - 8], tip], false),
        "#3a2f28",
        5,
      ),
      float(to, 10, color),
    ]);
  const rain = Array.from({ length: 130 }, () => {
    const [x, y] = [random.between(-40, width + 60), random.between(-20, height)];
    const l = random.between(26, 60);
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(-l * 0.2)} ${Math.round(l)}`;
  }).join("");
  const drops = Array.from({ length: 34 }, () => {
    const y = random.between(horizon + 30, 640);
    return rings([random.between(20, width - 20), y], 8 + (y - horizon) * 0.07, "#eef3ee", 0.7);
  });
  sheet.add(
    sky(sheet, stops("0 #7d8f98, 0.6 #a8b7b6, 1 #c6cfc6"), horizon),
    ...pts("180 60, 560 20, 980 70, 1180 10, 380 130, 820 140").map(([x, y], i) =>
      ellipse([x, y], 280 - i * 12, 66, "#6c7e88", 0, `opacity="0.35" filter="${sheet.blur(22)}"`),
    ),
    ridge(sheet, { y: 210, rise: 40, scale: 800, color: "#95a8a6", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 26,
      from: -40,
      to: 1240,
      height: 90,
      color: "#7c9590",
      base: horizon + 3,
    }),
    treeline(sheet, {
      ground: () => horizon - 6,
      from: -40,
      to: 520,
      height: 110,
      color: "#5d7c76",
      base: horizon + 3,
    }),
    water(sheet, horizon, stops("0 #b3c2bd, 0.4 #7b9a9c, 1 #456d78")),
    ripples(sheet, { from: horizon + 10, to: 690, count: 40, color: "#e4ebe6", opacity: 0.4 }),
    ...drops,
    lilies(sheet, [170, 560], {
      spread: 170,
      size: 70,
      count: 16,
      color: "#3f7a5c",
      lit: "#86ab70",
      blossom: "#f4e4da",
    }),
    bank(pts("-60 740, 240 690, 600 672, 980 690, 1260 650, 1260 960, -60 960"), "#5d8056"),
    bank(pts("-60 820, 300 780, 800 776, 1260 770, 1260 960, -60 960"), "#4a6c4b"),
    cane([312, 640], [190, 380], [300, 470], cloth.coral),
    cane([842, 660], [960, 430], [960, 540], cloth.ochre),
    taper([590, 230], [590, 800], 7, 8, "#5b4a3a"),
    ellipse([590, 836], 380, 30, "#30504a", 0, 'opacity="0.5"'),
    rect(250, 770, 630, 44, "#7a5c42"),
    ellipse([250, 792], 18, 22, "#c19a6b"),
    ellipse([880, 792], 24, 24, "#c19a6b", 0, 'stroke="#7a5c42" stroke-width="4"'),
    ellipse([880, 792], 12, 12, "none", 0, 'stroke="#9a7850" stroke-width="3"'),
    rect(250, 770, 630, 10, "#a5805a"),
    ...[
      [312, 636],
      [842, 656],
    ].map(([x = 0, y = 0], i) => ellipse([x, y], 15, 14, i ? skin.fair : skin.brown)),
    poncho([700, 780], 300, "#dfa53c"),
    poncho([452, 780], 360, "#d1583f"),
    poncho([586, 786], 224, "#4a8ba8"),
    taper([786, 690], [830, 664], 26, 15, "#dfa53c"),
    taper([372, 676], [326, 644], 28, 17, shade("#d1583f", 0.22)),
    umbrella([590, 400], 760, 210, "#2f6f6a", "#e8dfc4"),
    stroke(rain, "#eef4f2", 2, 'opacity="0.5"'),
    cattails(
      sheet,
      {
        from: 1010,
        to: 1220,
        y: height + 10,
        height: 330,
        count: 50,
        color: "#33604c",
        lit: "#86a066",
        lean: -0.06,
      },
      7,
    ),
  );
}

export const anglersRainPonchos: Picture = {
  ...shapes.gallery,
  name: "gallery-rain-ponchos",
  draw,
};
