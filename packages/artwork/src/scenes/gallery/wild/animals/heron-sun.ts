import { flock } from "../../../../parts/animals/birds.ts";
import { brush } from "../../../../parts/animals/brush.ts";
import { ellipse, group, type Point, pts } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../../../parts/land/land.ts";
import { cattails, reeds } from "../../../../parts/plants/plants.ts";
import { glow, sky, streaks } from "../../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A great blue heron wading with its neck in a loose S, feet on the point; `h` tall. */
function wader(at: Point, h: number, color: string): string {
  const b = brush(at, h);
  return group([
    b.limb("-2 -40", "-4 -22", 1.6, 0.9, color),
    b.limb("-4 -22", "-1 0", 0.9, 0.8, color),
    b.limb("5 -40", "10 -23", 1.6, 0.9, color),
    b.limb("10 -23", "15 0", 0.9, 0.8, color),
    b.blob(
      "17 -55, 10 -59, -2 -57, -14 -50, -26 -40, -36 -30, -40 -25, -30 -28, -18 -33, -4 -36, 8 -39, 15 -46",
      color,
    ),
    b.blob("-4 -38, -16 -33, -24 -26, -15 -29, 0 -36", color),
    b.line("11 -53, 17 -58, 18 -64, 13 -71, 9 -78, 10 -85, 15 -89", color, 4.4),
    b.blob("8 -57, 17 -62, 20 -56, 18 -47, 17 -40, 15.4 -46, 13 -40, 11 -46", color),
    b.blob("10 -86, 12 -91, 17 -93, 23 -91.4, 28 -88.6, 22 -86.6, 15 -85", color),
    b.flat("22 -91.6, 32 -88.6, 43 -84.4, 32 -86.2, 22 -87", color),
    b.blob("17 -93, 11 -92.6, 4 -88, 0 -84, 7 -87.4, 13 -89.6", color),
  ]);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 660;
  const dark = "#3b1a2c";
  const disc = sheet.linear([
    [0, "#ffcf6b"],
    [0.5, "#fb9a45"],
    [1, "#e8563a"],
  ]);
  const bird = wader([600, 742], 640, dark);
  const far = ridge(sheet, { y: 628, rise: 14, scale: 700, color: "#9c4147", base: horizon + 2 });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7c3a52"],
        [0.45, "#c9584c"],
        [0.8, "#ef9150"],
        [1, "#f7b667"],
      ],
      horizon + 2,
    ),
    glow(sheet, [660, 400], 640, "#ffb45e", 0.7),
    ellipse([660, 400], 292, 292, disc),
    streaks(sheet, { from: 470, to: 620, count: 7, color: "#c4514a", opacity: 0.65 }),
    streaks(sheet, { from: 60, to: 220, count: 5, color: "#a84a55", opacity: 0.55 }),
    far,
    mist(sheet, horizon, 30, "#ffbf74", 0.6),
    water(sheet, horizon, [
      [0, "#f0a05a"],
      [0.3, "#c95f4a"],
      [1, "#5a2740"],
    ]),
    reflection(sheet, [far], horizon, { opacity: 0.5, ripple: 12 }),
    glitter(sheet, {
      x: 660,
      from: horizon + 3,
      to: height,
      spread: 330,
      count: 44,
      color: "#ffd488",
      opacity: 0.85,
    }),
    ripples(sheet, { from: horizon + 8, to: height, count: 36, color: "#7c3346", opacity: 0.45 }),
    group(
      [
        flock(
          pts("150 180, 196 158, 240 168, 280 142, 330 152").map(([x, y]) => [x, y]),
          17,
          dark,
        ),
      ],
      'opacity="0.8"',
    ),
    reflection(sheet, [bird], 742, { opacity: 0.85, ripple: 18 }),
    bird,
    rings([594, 744], 56, "#ffce84", 0.9),
    rings([696, 744], 56, "#ffce84", 0.9),
    cattails(
      sheet,
      {
        from: -20,
        to: 300,
        y: height + 14,
        height: 420,
        count: 46,
        color: dark,
        lit: "#6a2b3a",
        lean: 0.07,
      },
      6,
      dark,
    ),
    reeds(sheet, {
      from: 900,
      to: width + 30,
      y: height + 14,
      height: 250,
      count: 60,
      color: dark,
      lit: "#7d3340",
      lean: -0.1,
    }),
  );
}

export const galleryHeronSun: Picture = {
  ...shapes.gallery,
  name: "gallery-heron-sun",
  draw,
};
