import { mix, shade } from "../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { planks, round, well } from "../../../parts/land/built/planks.ts";
import { cloth } from "../../../parts/people/cast.ts";
import {
  bobber,
  hook,
  pliers,
  shot,
  softWorm,
  spool,
  spoon,
  wetFly,
} from "../../../parts/things/lures.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { random } = sheet;
  const box = "#2f7f6f";
  const [x, y, w, h] = [96, 92, 640, 560];
  const a = (54 * Math.PI) / 180;
  const foot: Point = [770, 752];
  const on = (t: number, off = 0): Point => [
    foot[0] + Math.cos(a) * t + Math.sin(a) * off,
    foot[1] - Math.sin(a) * t + Math.cos(a) * off,
  ];
  const guide = (t: number, r: number) => {
    const [gx, gy] = on(t, r + 5);
    return ellipse([gx, gy], r, r * 0.8, "none", -54, 'stroke="#4a5a62" stroke-width="4"');
  };
  sheet.add(
    planks(sheet),
    // Rod: shadow, cork grip, reel, blank and rings, and the line through them.
    group(
      [
        taper([foot[0] + 22, foot[1] + 26], [on(1000)[0] + 22, on(1000)[1] + 26], 12, 5, "#2b2119"),
        ellipse([on(196, 66)[0] + 18, on(196, 66)[1] + 22], 66, 60, "#2b2119"),
      ],
      'opacity="0.32"',
    ),
    taper(on(120), on(1040), 8, 4, "#2f3f58"),
    taper(
      [on(120)[0] - 2, on(120)[1] - 2],
      [on(1040)[0] - 2, on(1040)[1] - 2],
      2.4,
      1.2,
      "#7f93ad",
    ),
    taper(on(-20), on(150), 19, 17, "#c99f66"),
    taper(on(250), on(352), 16, 13, "#c99f66"),
    ...[0, 34, 68, 102, 136, 266, 294, 322].map((t) =>
      stroke(`M${on(t, -15).join(" ")}L${on(t, 15).join(" ")}`, "#a37a45", 2.4),
    ),
    taper(on(150), on(250), 12, 12, "#3b4a52"),
    ...[152, 246].map((t) => taper(on(t, -13), on(t, 13), 6, 6, "#93a3aa")),
    taper(on(198, 10), on(196, 56), 10, 12, "#5d6c75"),
    ellipse(on(196, 74), 58, 50, "#3b4a52", -54),
    ellipse(on(200, 76), 46, 40, "#93a3aa", -54),
    ellipse(on(202, 76), 36, 31, "#e8d9a8", -54),
    ...[28, 20].map((r) =>
      ellipse(on(202, 76), r, r * 0.86, "none", -54, 'stroke="#c9b26f" stroke-width="2.4"'),
    ),
    ellipse(on(202, 76), 11, 10, "#3b4a52", -54),
    taper(on(160, 84), on(122, 116), 6, 5, "#5d6c75"),
    ellipse(on(118, 119), 17, 12, "#c9543c", -54),
    guide(430, 17),
    guide(600, 13),
    guide(750, 10),
    guide(880, 8),
    stroke(
      `M${on(216, 52).join(" ")}L${on(430, 14).join(" ")}L${on(600, 12).join(" ")}L${on(750, 11).join(" ")}L${on(880, 10).join(" ")}L${on(1000, 6).join(" ")}`,
      "#fdf6e6",
      2,
    ),
    // The box, lid behind its wells.
    round(x + 20, y + 26, w, h, "#2b2119", 24, 'opacity="0.38"'),
    round(x, y, w, h, box, 24),
    round(x + 12, y + 10, w - 24, 132, mix(box, "#f3efdc", 0.16), 16),
    round(x + 26, y + 22, w - 52, 108, shade(box, 0.12), 10),
    rect(x, y + 150, w, 8, shade(box, 0.45)),
    ...[x + 110, x + w - 170].map((px) => rect(px, y + 140, 60, 24, "#93a3aa", 'rx="4"')),
    // In the lid: flies hooked into foam.
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      wetFly(
        [x + 92 + i * 92, y + 70],
        62,
        i % 2 ? 8 : -8,
        ["#7d5a34", "#2f5d4c", "#8a3f34", "#3b4a6a", "#7d8f4e", "#5a4060"][i] ?? "#7d5a34",
        ["#e9dcc0", "#c9b48a", "#f3c27a", "#a9bccb", "#d9a065", "#e6d0d6"][i] ?? "#e9dcc0",
      ),
    ),
    well(x + 22, y + 172, 190, 170, box),
    well(x + 222, y + 172, 190, 170, box),
    well(x + 422, y + 172, 196, 170, box),
    well(x + 22, y + 352, 130, 186, box),
    well(x + 162, y + 352, 150, 186, box),
    well(x + 322, y + 352, 296, 88, box),
    well(x + 322, y + 450, 140, 88, box),
    well(x + 472, y + 450, 146, 88, box),
    bobber([x + 74, y + 226], 30, 24),
    bobber([x + 148, y + 238], 34, -40, cloth.ochre),
    bobber([x + 96, y + 298], 26, 100, cloth.ocean),
    bobber([x + 168, y + 304], 20, 10),
    spoon([x + 266, y + 244], 92, 14, "#c9b26f"),
    spoon([x + 318, y + 244], 92, -8, "#a9b6bb"),
    spoon([x + 368, y + 244], 92, 12, "#d9693f"),
    softWorm([x + 500, y + 214], 120, 8, "#b5584a"),
    softWorm([x + 530, y + 254], 120, -6, "#7d8f4e"),
    softWorm([x + 508, y + 300], 120, 10, "#8a5a78"),
    ...pts("60 400, 96 424, 70 466, 108 486, 62 512").map(([dx, dy], i) =>
      hook([x + dx, y + dy - 6], 44, i * 50 - 60),
    ),
    ...pts("196 392, 240 400, 276 392, 206 446, 254 456, 286 440").map(([dx, dy], i) =>
      group([
        ellipse(
          [x + dx, y + dy],
          13,
          13,
          ["#e8743f", "#f2c14e", "#5c9bbd", "#e8e0c8", "#8fbf63", "#d9493a"][i] ?? "#e8743f",
        ),
        ellipse([x + dx - 4, y + dy - 4], 3.4, 3.4, "#1d1a16"),
        hook([x + dx + 6, y + dy + 22], 40, -20),
      ]),
    ),
    spool([x + 384, y + 396], 36, cloth.coral, "#d6e6c8"),
    spool([x + 470, y + 396], 36, cloth.ochre, "#cfe3ee"),
    spool([x + 556, y + 396], 36, cloth.sky, "#f0e2a8"),
    shot(
      Array.from(
        { length: 12 },
        (): Point => [x + 344 + random.between(6, 96), y + 474 + random.between(4, 44)],
      ),
      8,
    ),
    ...[0, 1, 2, 3].map((i) =>
      group([
        ellipse(
          [x + 500 + i * 30, y + 478],
          7,
          10,
          "none",
          10,
          'stroke="#c9b26f" stroke-width="4"',
        ),
        ellipse([x + 500 + i * 30, y + 494], 4, 6, "#c9b26f"),
        ellipse(
          [x + 500 + i * 30, y + 511],
          7,
          11,
          "none",
          0,
          'stroke="#93a3aa" stroke-width="3.4"',
        ),
      ]),
    ),
    // Beside it: pliers, a bobber, a leaf that has blown in.
    group([pliers([848, 226], 236, -24, "#2b2119")], 'opacity="0.3"'),
    pliers([838, 214], 236, -24, cloth.coral),
    bobber([1170, 420], 34, 60),
    stroke(
      "M1188 388q60 -60 30 -120q-40 -60 -90 -10q-30 50 30 70q70 10 90 -60",
      "#fdf6e6",
      2.4,
      'opacity="0.9"',
    ),
    group(
      [
        fill(
          smooth([
            [8, -50],
            [38, -20],
            [56, 22],
            [40, 56],
            [8, 60],
            [0, 54],
            [-2, 60],
            [-36, 54],
            [-50, 20],
            [-30, -20],
          ]),
          "#2b2119",
          'opacity="0.3"',
        ),
        fill(
          smooth([
            [0, -58],
            [30, -28],
            [48, 14],
            [32, 48],
            [2, 52],
            [-2, 52],
            [-32, 48],
            [-48, 14],
            [-30, -28],
          ]),
          "#e0aa3c",
        ),
        stroke(
          "M0 -50V96M0 34L30 14M0 34L-30 14M0 8L26 -12M0 8L-26 -12M0 -16L14 -30M0 -16L-14 -30",
          "#a8742a",
          3,
        ),
      ],
      'transform="translate(1150 610) rotate(28)"',
    ),
  );
}

export const educationTackle: Picture = {
  ...shapes.article,
  name: "education-tackle",
  draw,
};
