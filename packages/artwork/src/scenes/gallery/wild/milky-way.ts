import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  smooth,
  stroke,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { peaks } from "../../../parts/land/land.ts";
import { pine, treeline } from "../../../parts/plants/trees/trees.ts";
import { glow, sky, stars } from "../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random } = sheet;
  const horizon = 720;
  // The Milky Way climbs from the lower left to the upper right.
  const along = (t: number, off: number): Point => [
    180 + t * 760 + off * 0.66,
    720 - t * 800 + off * 0.74,
  ];
  const puff = (count: number, spread: number, size: number, color: string, opacity: number) =>
    group(
      Array.from({ length: count }, (_, i) => {
        const t = i / (count - 1);
        const r = size * random.between(0.6, 1.2);
        return ellipse(
          along(t, random.around(spread)),
          r * 1.7,
          r,
          color,
          -46,
          `opacity="${opacity}"`,
        );
      }),
      `filter="${sheet.blur(26)}"`,
    );
  const dust = Array.from({ length: 330 }, () => {
    const off = (random.around(1) + random.around(1)) * 78;
    const r = random.between(0.7, 2);
    return ellipse(
      along(random.between(0, 1), off),
      r,
      r,
      random.pick(["#ffffff", "#ffe9d2", "#d6e6ff"]),
      0,
      `opacity="${random.between(0.4, 1).toFixed(2)}"`,
    );
  });
  const bright = pts("150 130, 330 250, 980 330, 1090 180, 620 90, 860 520, 1130 470").map(
    ([x, y], i) => {
      const r = 2.6 + (i % 3);
      return group([glow(sheet, [x, y], r * 6, "#dfeaff", 0.5), ellipse([x, y], r, r, "#ffffff")]);
    },
  );
  const rift = smooth(
    [0.06, 0.2, 0.34, 0.48, 0.62, 0.74, 0.86].map((t, i) => along(t, -8 + (i % 2 ? 12 : -22))),
    false,
  );
  const range = peaks(sheet, {
    crest: pts(
      "-60 660, 90 560, 220 640, 360 600, 520 690, 700 640, 860 548, 980 628, 1090 580, 1260 668",
    ),
    base: horizon + 2,
    lit: "#2b3a66",
    dark: "#1d2a52",
    light: 0,
    haze: "#6a5a86",
  });
  const shore = group([
    range,
    treeline(sheet, {
      ground: () => horizon - 2,
      from: -60,
      to: 1260,
      height: 44,
      color: "#111a3c",
      base: horizon + 3,
    }),
  ]);
  const heavens = group([
    sky(
      sheet,
      [
        [0, "#0b1436"],
        [0.55, "#22306b"],
        [0.85, "#5a4c84"],
        [1, "#b3768a"],
      ],
      horizon + 2,
    ),
    puff(16, 80, 92, "#5a64a8", 0.5),
    puff(16, 46, 60, "#9d8fc4", 0.5),
    puff(14, 24, 34, "#f3d3c2", 0.55),
    group([stroke(rift, "#2a2b60", 44)], `opacity="0.42" filter="${sheet.blur(15)}"`),
    stars(sheet, 260, horizon, "#e9efff"),
    ...dust,
    ...bright,
    fill("M930 96L1086 160L932 99Z", "#ffffff", 'opacity="0.9"'),
  ]);
  sheet.add(
    heavens,
    glow(sheet, [240, horizon], 420, "#f0a58a", 0.45),
    shore,
    water(sheet, horizon, [
      [0, "#8a6486"],
      [0.4, "#2b2f66"],
      [1, "#0b1233"],
    ]),
    reflection(sheet, [heavens, shore], horizon, { opacity: 0.6, ripple: 12, squeeze: 0.62 }),
    ripples(sheet, { from: horizon + 8, to: 900, count: 34, color: "#c9b3d6", opacity: 0.35 }),
    fill(smooth(pts("720 930, 800 872, 930 842, 1080 836, 1260 800, 1260 940")), "#070c24"),
    pine(sheet, [1080, 846], 560, "#070c24"),
    pine(sheet, [1180, 830], 400, "#0a1130"),
    pine(sheet, [980, 848], 250, "#0a1130"),
    fill(smooth(pts(`-60 930, -40 880, 60 872, 180 884, 260 930`)), "#070c24"),
  );
}

export const galleryMilkyWay: Picture = {
  ...shapes.gallery,
  name: "gallery-milky-way",
  draw,
};
