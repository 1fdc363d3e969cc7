import { mix, shade } from "../drawing/color.ts";
import { group, type Point, polygon, pts } from "../drawing/path.ts";
import type { Body } from "./bust.ts";
import { mirrored, type Skin } from "./portrait.ts";

/** A short fishing vest, open over the shirt. */
export function fishingVest(b: Body, vest: string): string {
  const flat = (points: readonly Point[], tone: string) =>
    `<path d="${polygon(points.map(b.place))}" fill="${tone}" stroke="${tone}" stroke-width="6" stroke-linejoin="round"/>`;
  const half = (side: 1 | -1, tone: string) =>
    group([
      b.blob(
        mirrored(
          "96 -40, 156 -14, 196 6, 178 110, 196 220, 214 420, 222 640, 40 640, 44 420, 54 180, 78 60",
          side,
        ),
        tone,
      ),
      b.line(mirrored("92 -36, 78 60, 54 180, 44 420, 40 640", side), shade(tone, 0.35), 8),
      flat(mirrored("84 200, 166 196, 170 282, 82 288", side), shade(tone, 0.2)),
      flat(mirrored("82 196, 168 191, 170 222, 81 228", side), mix(tone, "#fff4dc", 0.12)),
      flat(mirrored("74 330, 184 326, 190 470, 70 470", side), shade(tone, 0.16)),
      flat(mirrored("72 326, 186 321, 188 358, 71 364", side), mix(tone, "#fff4dc", 0.12)),
    ]);
  return group([half(-1, mix(vest, "#fff4dc", 0.08)), half(1, shade(vest, 0.22))]);
}

/** Chest-high waders on their braces, with buckles. */
export function waders(b: Body, wader: string): string {
  const strap = (side: 1 | -1, tone: string) =>
    group([
      b.blob(mirrored("128 -26, 166 -8, 158 110, 140 200, 102 200, 116 100", side), tone),
      `<path d="${polygon([b.place([side * 94, 168]), b.place([side * 150, 168]), b.place([side * 146, 214]), b.place([side * 94, 214])])}" fill="#2c3a36"/>`,
      `<path d="${polygon([b.place([side * 104, 178]), b.place([side * 138, 178]), b.place([side * 136, 202]), b.place([side * 104, 202])])}" fill="${tone}"/>`,
    ]);
  return group([
    strap(-1, shade(wader, 0.32)),
    strap(1, shade(wader, 0.12)),
    b.blob(
      "-152 206, -90 192, 0 198, 90 192, 152 206, 190 280, 230 420, 260 640, -260 640, -230 420, -190 280",
      wader,
    ),
    b.blob(
      "-152 206, -120 199, -130 300, -160 420, -170 640, -260 640, -230 420, -190 280",
      shade(wader, 0.3),
      'opacity="0.8"',
    ),
    b.line("-150 214, -90 201, 0 207, 90 201, 150 214", mix(wader, "#fff4dc", 0.25), 4),
  ]);
}

/** A bound notebook held against the chest by a hand from below. */
export function notebook(b: Body, cloth: string, skin: Skin): string {
  const p = (x: number, y: number) => b.place([x, y]);
  const flat = (points: readonly Point[], tone: string) =>
    `<path d="${polygon(points.map(([x, y]) => p(x, y)))}" fill="${tone}" stroke="${tone}" stroke-width="6" stroke-linejoin="round"/>`;
  const finger = (x: number, y: number, tone: string) =>
    b.blob(
      [
        [x - 34, y - 11],
        [x + 20, y - 15],
        [x + 34, y - 2],
        [x + 22, y + 12],
        [x - 34, y + 13],
      ],
      tone,
    );
  return group(
    [
      flat(pts("30 236, 176 210, 206 398, 58 426"), "#f2ead6"),
      flat(pts("22 240, 168 214, 198 402, 50 430"), "#a8482f"),
      flat(pts("22 240, 44 236, 72 426, 50 430"), "#7d3527"),
      flat(pts("150 217, 158 216, 188 404, 180 405"), "#2c3a36"),
      b.line("120 196, 132 268", "#d9a63e", 9),
      // Sleeve, cuff and hand come in from the right below.
      b.blob("238 380, 296 424, 344 490, 390 600, 320 640, 268 540, 244 472", cloth),
      b.blob("244 448, 290 480, 330 560, 350 640, 300 640, 266 540, 244 474", shade(cloth, 0.3)),
      b.blob("250 380, 226 396, 232 466, 254 474, 268 440", mix(cloth, "#fff4dc", 0.3)),
      b.blob("232 372, 200 350, 176 356, 160 400, 166 444, 200 462, 236 456", skin.base),
      b.blob("166 424, 190 444, 236 440, 236 460, 200 464, 166 450", skin.dark, 'opacity="0.7"'),
      finger(160, 356, skin.light),
      finger(152, 384, skin.base),
      finger(152, 411, skin.base),
      finger(160, 437, mix(skin.base, skin.dark, 0.4)),
      ...[371, 398, 425].map((y) =>
        b.line(
          [
            [124, y],
            [176, y - 2],
          ],
          skin.dark,
          3,
        ),
      ),
    ],
    'transform="translate(-18 -112)"',
  );
}
