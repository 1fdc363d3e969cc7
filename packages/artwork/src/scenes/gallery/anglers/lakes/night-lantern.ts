import {
  ellipse,
  fill,
  group,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/stops.ts";
import { mist, ridge } from "../../../../parts/land/land.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { treeline } from "../../../../parts/plants/trees/trees.ts";
import { lantern } from "../../../../parts/things/camp/lantern.ts";
import { float, tackle } from "../../../../parts/things/gear.ts";
import { glow, sky, stars } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const horizon = 400;
  const soft = `filter="${sheet.blur(30)}"`;
  const veil = (text: string, color: string, opacity: number) =>
    fill(smooth(pts(text)), color, `opacity="${opacity}" ${soft}`);
  const far = group([
    ridge(sheet, { y: 330, rise: 44, scale: 1100, color: "#17354f", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 8,
      from: -40,
      to: 1240,
      height: 78,
      color: "#0d2438",
      base: horizon + 3,
    }),
  ]);
  const heaven = group([
    veil("1260 -60, 980 -60, 620 180, 380 420, 560 430, 860 250, 1260 90", "#4c6a92", 0.55),
    veil("1200 -60, 1040 -40, 720 180, 470 400, 540 400, 820 220, 1200 30", "#a48fae", 0.4),
    stars(sheet, 190, horizon, "#fdf6e6"),
    ...Array.from({ length: 70 }, () => {
      const t = random.between(0, 1);
      const r = random.between(0.8, 2);
      return ellipse(
        [1120 - t * 640 + random.around(70), t * 380 + random.around(60)],
        r,
        r,
        "#fdf6e6",
        0,
        'opacity="0.8"',
      );
    }),
  ]);
  const float1 = [800, 640] as const;
  const deck = pts("-20 700, 620 700, 740 960, -20 960");
  const seams = [742, 790, 846].map((y) =>
    stroke(`M-20 ${y}H${620 + (y - 700) * 0.46}`, "#3d2a1e", 3, 'opacity="0.7"'),
  );
  sheet.add(
    sky(sheet, stops("0 #0a1a35, 0.6 #163a5c, 1 #3a6680"), horizon),
    heaven,
    far,
    mist(sheet, horizon, 34, "#6f94a6", 0.5),
    water(sheet, horizon, stops("0 #3a6680, 0.3 #1a4260, 1 #0a1f38")),
    reflection(sheet, [heaven, far], horizon, { opacity: 0.55, ripple: 10 }),
    ripples(sheet, { from: horizon + 20, to: height, count: 36, color: "#6f9ab0", opacity: 0.25 }),
    glow(sheet, [float1[0] - 120, 690], 440, "#ffbe62", 0.3),
    glitter(sheet, {
      x: 640,
      from: 590,
      to: 900,
      spread: 300,
      count: 30,
      color: "#ffd58a",
      opacity: 0.75,
    }),
    rings(float1, 150, "#ffdf9e", 0.7),
    ellipse([float1[0], float1[1] + 24], 12, 18, "#d9694f", 0, 'opacity="0.5"'),
    float(float1, 26, "#e0654a"),
    fill(polygon(pts("620 700, 656 706, 790 960, 736 960")), "#3b281f"),
    fill(polygon(deck), sheet.linear(stops("0 #7a573b, 1 #55392a"))),
    ...seams,
    fill(polygon(pts("620 700, 632 700, 752 960, 736 960")), "#c48d55"),
    glow(sheet, [250, 800], 430, "#ffc873", 0.75),
    tackle([520, 900], 150, "#8c3f38"),
    ellipse([250, 838], 92, 16, "#2c1c14", 0, 'opacity="0.5"'),
    lantern(sheet, [250, 836], 300),
    taper([640, 612], [640, 770], 24, 26, "#4a3324"),
    taper([628, 612], [626, 770], 8, 9, "#a8743f"),
    ellipse([640, 604], 25, 9, "#d6a062"),
    taper([330, 872], [420, 806], 9, 8, "#a5713f"),
    ellipse([432, 814], 19, 18, "#20303a"),
    ellipse([432, 814], 9, 9, "#c9b27a"),
    stroke("M420 806L640 604", "#1d1512", 7),
    stroke(smooth(pts("640 604, 760 506, 880 440, 990 426"), false), "#1d1512", 4.5),
    stroke("M990 426Q900 520 802 612", "#fdf0cf", 2, 'opacity="0.8"'),
    ...[
      [150, 560, 10, -30],
      [338, 500, 8, 24],
      [392, 610, 7, -10],
    ].map(([x = 0, y = 0, r = 0, t = 0]) =>
      group([
        ellipse([x - r, y], r, r * 0.5, "#ffeab8", t + 30),
        ellipse([x + r, y], r, r * 0.5, "#fff3d2", t - 30),
        ellipse([x, y + 2], r * 0.24, r * 0.8, "#b98c4c", t),
      ]),
    ),
    reeds(sheet, {
      from: 930,
      to: width + 30,
      y: height + 16,
      height: 300,
      count: 44,
      color: "#0c2336",
      lit: "#5f5a44",
      lean: -0.08,
    }),
  );
}

export const anglersNightLantern: Picture = {
  ...shapes.gallery,
  name: "gallery-night-lantern",
  draw,
};
