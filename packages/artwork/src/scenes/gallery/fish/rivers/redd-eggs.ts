import { fill, pts, smooth } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { alevin, egg } from "../../../../parts/fish/alevin.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { parr } from "../../../../parts/fish/swimmers/swimmer-salmon.ts";
import { bubbles, depths, motes, stone } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const eggs: readonly (readonly [number, number, number, number])[] = [
    [470, 660, 60, -20],
    [590, 690, 64, 40],
    [700, 655, 56, -60],
    [530, 770, 66, 100],
    [650, 795, 62, 10],
    [770, 760, 60, -30],
    [420, 785, 54, 60],
    [860, 820, 52, 160],
    [310, 840, 50, 20],
    [605, 885, 60, 80],
    [740, 880, 54, -80],
    [470, 885, 56, 0],
  ];
  const rock = (x: number, y: number, w: number, h: number, tone: string, turn = 0) =>
    stone(sheet, [x, y], w, h, tone, "#c9d6d6", turn);
  sheet.add(
    depths(sheet, [
      [0, "#8fc3c4"],
      [0.3, "#4f8f9a"],
      [0.6, "#264f63"],
      [1, "#14283a"],
    ]),
    glow(sheet, [820, -20], 560, "#f4fbe6", 0.8),
    // Gravel falling off into the blue behind.
    fill(
      smooth(
        pts("-80 400, 140 350, 380 370, 610 400, 860 380, 1060 350, 1290 400, 1290 980, -80 980"),
      ),
      sheet.linear([
        [0, "#4a7c8a"],
        [0.4, "#24485a"],
        [1, "#14283a"],
      ]),
    ),
    ...Array.from({ length: 22 }, (_, i) =>
      stone(
        sheet,
        [i * 58 - 10, 390 + ((i * 37) % 60)],
        110,
        70,
        ["#557f8a", "#4a7382", "#638a92"][i % 3] ?? "#557f8a",
        "#a9c6c8",
      ),
    ),
    rock(250, 360, 330, 190, "#5f8a94", -6),
    rock(1010, 380, 360, 200, "#5a8490", 8),
    rock(610, 430, 300, 150, "#4f7a88"),
    fill(
      smooth(pts("120 620, 340 520, 620 500, 900 530, 1090 640, 1060 960, 130 960")),
      "#0f2032",
      `opacity="0.85" filter="${sheet.blur(26)}"`,
    ),
    glow(sheet, [610, 770], 420, "#ff9a4a", 0.38),
    rock(90, 560, 430, 270, "#6b7f8a", 10),
    rock(1130, 570, 420, 290, "#64788a", -12),
    rock(330, 500, 250, 150, "#7d8f92", 6),
    rock(880, 510, 300, 170, "#74888f", -8),
    alevin(sheet, [640, 560], 270, -14),
    alevin(sheet, [320, 640], 230, 8, true),
    ...eggs.slice(0, 8).map(([x, y, r, turn]) => egg(sheet, [x, y], r, turn)),
    alevin(sheet, [900, 680], 250, -30),
    ...eggs.slice(8).map(([x, y, r, turn]) => egg(sheet, [x, y], r, turn)),
    rock(110, 830, 380, 260, "#55697a", -6),
    rock(1080, 850, 400, 250, "#4f6476", 8),
    rock(330, 950, 280, 130, "#495d70"),
    rock(860, 945, 260, 120, "#44586c"),
    alevin(sheet, [230, 760], 210, -38),
    // Fry of last month, already swimming free.
    swimmer(sheet, parr, {
      at: [520, 220],
      length: 270,
      pitch: 12,
      wave: 0.4,
      light: { color: "#ffffff", amount: 0.4 },
    }),
    swimmer(sheet, parr, {
      at: [880, 170],
      length: 210,
      pitch: 6,
      wave: -0.5,
      haze: { color: "#8fc3c4", amount: 0.25 },
    }),
    swimmer(sheet, parr, {
      at: [250, 130],
      length: 170,
      pitch: 16,
      wave: 0.5,
      haze: { color: "#8fc3c4", amount: 0.42 },
    }),
    bubbles(sheet, [770, 470], 380, 9, 12),
    motes(sheet, 40, 5, "#f4fbf0", 0.5),
  );
}

export const galleryReddEggs: Picture = {
  name: "gallery-redd-eggs",
  ...shapes.gallery,
  draw,
};
