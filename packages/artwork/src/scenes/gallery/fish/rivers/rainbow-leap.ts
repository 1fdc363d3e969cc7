import { caddis } from "../../../../parts/animals/insects/caddis.ts";
import { ellipse, group } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { rainbow } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { crown } from "../../../../parts/plants/trees/leafy.ts";
import { glow, sky, sun } from "../../../../parts/waters/sky.ts";
import { splash } from "../../../../parts/waters/splash.ts";
import { glitter, reflection, rings, ripples, water } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  const horizon = 610;
  const shore = group([
    ridge(sheet, { y: 400, rise: 60, scale: 1100, color: "#d9a58a", base: horizon + 3 }),
    ridge(sheet, { y: 500, rise: 34, scale: 760, color: "#b98272", base: horizon + 3 }),
    ...[40, 150, 250, 930, 1040, 1160].map((x, i) =>
      crown(
        sheet,
        [x, horizon - 40 - (i % 2) * 18],
        190,
        120,
        "#8a6a62",
        "#d39a72",
        i < 3 ? 1 : -1,
      ),
    ),
    ridge(sheet, { y: horizon - 12, rise: 5, scale: 500, color: "#7a5f5c", base: horizon + 3 }),
  ]);
  const leaper = swimmer(sheet, rainbow, {
    at: [590, 385],
    length: 640,
    pitch: 38,
    arch: 0.85,
    wave: -0.2,
    light: { color: "#ffe9c4", amount: 0.5 },
  });
  sheet.add(
    sky(
      sheet,
      [
        [0, "#e9b48f"],
        [0.5, "#f4cf9f"],
        [1, "#fbe6bd"],
      ],
      horizon,
    ),
    sun(sheet, [985, 470], 84, "#fff6da", "#ffe3a6"),
    shore,
    water(sheet, horizon, [
      [0, "#eebf92"],
      [0.5, "#c99c8c"],
      [1, "#9a7f8c"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 20 }),
    glitter(sheet, {
      x: 985,
      from: horizon + 8,
      to: height,
      spread: 330,
      count: 30,
      color: "#fff0cc",
    }),
    ripples(sheet, { from: horizon + 30, to: height, count: 34, color: "#4f5878", opacity: 0.35 }),
    ripples(sheet, { from: horizon + 20, to: height, count: 28, color: "#ffe9c4", opacity: 0.5 }),
    rings([355, 772], 255, "#fff3da", 0.55),
    leaper,
    splash(sheet, [350, 772], 330, 190, ["#e8c9b4", "#fff7ea"], 34),
    ...Array.from({ length: 16 }, (_, i) => {
      const r = random.between(2, 6);
      return ellipse(
        [330 + i * 24 + random.around(30), 640 - i * 14 + random.around(60)],
        r,
        r * 1.2,
        "#fff7ea",
      );
    }),
    glow(sheet, [960, 150], 120, "#fff6da", 0.5),
    caddis([968, 148], 84, "#6d4a32", -12),
    caddis([1080, 300], 50, "#7d5a42", -30),
    caddis([200, 240], 44, "#8a6650", 10),
    caddis([310, 130], 34, "#9a7660", 20),
  );
}

export const galleryRainbowLeap: Picture = {
  name: "gallery-rainbow-leap",
  ...shapes.gallery,
  draw,
};
