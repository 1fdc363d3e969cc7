import { oar } from "../../../parts/afloat/boats.ts";
import { driftBoat, raft } from "../../../parts/afloat/raft.ts";
import { osprey } from "../../../parts/animals/birds.ts";
import { fill, group, type Point, pts, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { dusk, wall } from "../../../parts/land/canyon-walls.ts";
import { rocks } from "../../../parts/land/land.ts";
import { cloth, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { boating, paddling, rowing } from "../../../parts/people/poses.ts";
import { crown } from "../../../parts/plants/trees/leafy.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import { reflection, ripples } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { height } = sheet;
  const rim = { color: "#ffe2ae", side: -1 } as const;
  const seat = (
    who: keyof typeof folk,
    x: number,
    y: number,
    h: number,
    pose = paddling,
    jacket: string = vest.orange,
  ) =>
    person({
      ...folk[who],
      at: [x, y],
      seat: true,
      height: h,
      facing: "left",
      pose,
      vest: jacket,
      rim,
    });
  const y = 606;
  const crew = [
    seat("theo", 650, y - 46, 176, paddling, vest.yellow),
    seat("amal", 750, y - 40, 200, paddling, vest.orange),
    seat("ines", 850, y - 42, 218, boating, vest.red),
    seat("maya", 558, y - 52, 172, paddling, vest.orange),
  ];
  const float = raft([700, y], 450, "#2f7f9f");
  const dy = 424;
  const drifters = [
    seat("finn", 724, dy - 20, 66, boating, vest.orange),
    seat("omar", 766, dy - 19, 94, rowing, vest.red),
    seat("zuri", 808, dy - 20, 78, boating, vest.yellow),
  ];
  const drift = driftBoat([764, dy], 190, "#e3d2a5");
  const far = [
    seat("walt", 700, 341, 34, rowing, vest.red),
    seat("lena", 684, 341, 26, boating, vest.orange),
  ];
  const river = pts(
    "626 316, 690 312, 716 322, 700 338, 720 352, 830 372, 960 404, 1010 440, 1000 490, 980 550, 1020 620, 1120 690, 1180 740, 120 740, 240 640, 330 570, 430 510, 560 460, 610 420, 600 384, 560 356, 580 334",
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#4a9ab5"],
        [0.7, "#a9d3cf"],
        [1, "#f4e3bd"],
      ],
      330,
    ),
    cloud(sheet, [720, 96], 300, 40, "#fdf8ea", 0.95),
    wall(
      sheet,
      "380 330, 420 220, 520 206, 560 240, 620 236, 640 262, 720 258, 750 210, 820 204, 900 150, 1000 160, 1000 340, 380 340",
      "#c98a5c",
      0.55,
      20,
    ),
    wall(
      sheet,
      "-20 -20, 210 -20, 230 60, 300 70, 330 150, 400 160, 430 240, 500 250, 540 300, 600 312, 590 360, 560 380, 420 420, -20 520",
      "#c46a3c",
      0.14,
      34,
    ),
    dusk(
      "210 -20, 230 60, 300 70, 330 150, 400 160, 430 240, 500 250, 540 300, 600 312, 590 360, 540 350, 500 300, 440 296, 400 230, 330 220, 280 150, 200 140, 160 -20",
      0.22,
    ),
    wall(
      sheet,
      "1300 -20, 1010 -20, 1000 70, 930 90, 900 170, 850 180, 830 250, 780 260, 760 310, 700 320, 720 350, 860 380, 1000 430, 1300 520",
      "#d27c46",
      0.1,
      36,
    ),
    dusk(
      "1300 -20, 1150 -20, 1130 120, 1040 150, 1020 240, 940 260, 920 320, 800 330, 720 330, 720 352, 860 380, 1000 430, 1300 520",
      0.3,
    ),
    fill(
      smooth(
        pts(
          "-60 480, 200 430, 420 410, 600 370, 640 400, 560 470, 420 530, 300 620, 200 760, -60 760",
        ),
      ),
      "#d9a873",
    ),
    fill(
      smooth(
        pts(
          "700 350, 860 374, 1010 414, 1340 470, 1340 760, 1100 760, 1000 660, 900 590, 880 530, 960 470, 940 430",
        ),
      ),
      "#b97a50",
    ),
    ...[
      [170, 448, 90],
      [300, 432, 74],
      [470, 404, 46],
      [1080, 456, 90],
      [1200, 486, 130],
      [880, 396, 40],
    ].map(([x = 0, cy = 0, w = 0]) => crown(sheet, [x, cy], w, w * 0.56, "#5f7f4a", "#a9b564", -1)),
    fill(smooth(river.map(([px, py]): Point => [px + (px < 640 ? -8 : 8), py - 2])), "#ead2a2"),
    fill(
      smooth(river),
      sheet.linear([
        [0, "#e0c79a"],
        [0.16, "#7fb5a8"],
        [0.5, "#2f8a90"],
        [1, "#14607a"],
      ]),
    ),
    group(
      [
        reflection(
          sheet,
          [
            wall(
              sheet,
              "1300 -20, 1010 -20, 900 170, 780 260, 700 320, 1300 330",
              "#b9643c",
              0.1,
              36,
            ),
          ],
          340,
          { opacity: 0.28, ripple: 20, squeeze: 0.7 },
        ),
        reflection(sheet, [...drifters.map((one) => one.art), drift], dy + 3, {
          opacity: 0.5,
          ripple: 8,
        }),
        ripples(sheet, {
          from: 330,
          to: height,
          count: 90,
          color: "#f3f6e2",
          opacity: 0.6,
          across: [0.2, 0.86],
          length: 150,
        }),
        reflection(sheet, [...crew.map((one) => one.art), float], y + 14, {
          opacity: 0.5,
          ripple: 14,
        }),
      ],
      `clip-path="${sheet.clip(smooth(river))}"`,
    ),
    ...far.map((one) => one.art),
    raft([692, 344], 60, "#c9543c"),
    ...drifters.map((one) => one.art),
    drift,
    oar(drifters[1]?.hands[0] ?? [0, 0], [730, dy + 18], "#e7cf9c"),
    rocks(sheet, {
      at: [990, 520],
      count: 4,
      spread: 150,
      size: 64,
      lit: "#d09a6c",
      dark: "#7a4a3c",
    }),
    ...crew.map((one) => one.art),
    float,
    ...crew
      .filter((_, i) => i !== 2)
      .map((one) =>
        oar([one.hands[1][0] + 6, one.hands[1][1] - 14], [one.hands[0][0] - 34, y + 22], "#f2d27a"),
      ),
    ripples(sheet, {
      from: y + 10,
      to: y + 46,
      count: 22,
      color: "#f8fbef",
      opacity: 0.8,
      across: [0.3, 0.74],
      length: 130,
    }),
    osprey([640, 170], 110, "left", 4),
    rocks(sheet, {
      at: [1190, height + 6],
      count: 4,
      spread: 360,
      size: 170,
      lit: "#a8643f",
      dark: "#5a3038",
    }),
    ...[1110, 1250].map((x) => crown(sheet, [x, 650], 130, 70, "#6f8a4a", cloth.moss, -1)),
  );
}

export const eventRiverFloat: Picture = {
  ...shapes.article,
  name: "event-river-float",
  draw,
};
