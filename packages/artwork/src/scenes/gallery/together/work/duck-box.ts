import { flock } from "../../../../parts/animals/birds.ts";
import { mix, shade } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { nestbox } from "../../../../parts/land/built/nestbox.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { showing } from "../../../../parts/people/poses.ts";
import { cattails } from "../../../../parts/plants/plants.ts";
import { bare, treeline } from "../../../../parts/plants/trees/trees.ts";
import { sky, streaks, sun } from "../../../../parts/waters/sky.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const ice = 640;
  const rim = { color: "#ffd9a8", side: -1 } as const;
  const teen = person({
    at: [612, 612],
    height: 380,
    build: "teen",
    facing: "right",
    pose: { lean: 6, nod: -12, thigh: [4, 40], shin: [-6, -4], upper: [112, 96], fore: [116, 104] },
    skin: skin.brown,
    hair: hair.black,
    style: "ponytail",
    hat: { kind: "beanie", color: cloth.ochre },
    top: "#2f5f78",
    legs: cloth.navy,
    vest: vest.orange,
    rim,
  });
  const helper = person({
    at: [404, 812],
    height: 390,
    build: "adult",
    facing: "right",
    pose: { ...showing, lean: 8, nod: -8, upper: [58, 66], fore: [80, 96] },
    skin: skin.fair,
    hair: hair.gray,
    style: "bun",
    top: cloth.plum,
    legs: "#3a4148",
    vest: vest.yellow,
    rim,
  });
  const child = person({
    at: [170, 800],
    height: 262,
    build: "child",
    facing: "right",
    pose: { ...showing, nod: -16, upper: [20, 26], fore: [74, 70] },
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "beanie", color: cloth.coral },
    top: cloth.forest,
    legs: "#2c3a48",
    vest: vest.red,
    rim,
  });
  const rail = (a: Point, b: Point, tone: string) => taper(a, b, 7, 7, tone);
  const [fx, bx] = [680, 470];
  const top: Point = [598, 500];
  const ladder = group([
    rail([top[0], top[1]], [bx, 816], "#7f8b92"),
    ...[0.3, 0.6].map((t) =>
      rail(
        [top[0] + (fx - top[0]) * t, top[1] + 316 * t],
        [top[0] + (bx - top[0]) * t, top[1] + 316 * t],
        "#9aa5aa",
      ),
    ),
    rail([top[0] + 14, top[1]], [fx, 816], "#b9c2c4"),
    rail([top[0] + 50, top[1]], [fx + 40, 812], "#98a3a8"),
    ...[0.15, 0.37, 0.6, 0.83].map((t) => {
      const x = top[0] + 14 + (fx - top[0] - 14) * t;
      return fill(
        polygon([
          [x - 6, top[1] + 316 * t],
          [x + 48, top[1] + 314 * t],
          [x + 50, top[1] + 316 * t + 12],
          [x - 4, top[1] + 316 * t + 14],
        ]),
        "#d3d9d6",
      );
    }),
  ]);
  sheet.add(
    sky(sheet, stops("0 #6d7fa6, 0.45 #c9a3ae, 0.8 #f2bf96, 1 #fbdcae"), ice),
    streaks(sheet, { from: 60, to: 420, count: 12, color: "#f7cdb0", opacity: 0.55 }),
    sun(sheet, [190, 566], 34, "#fff3cf", "#ffd292"),
    flock(
      pts("330 180, 384 160, 438 142, 492 126, 452 118, 400 112, 350 108, 300 106"),
      40,
      "#4a4a66",
    ),
    ridge(sheet, { y: 590, rise: 26, scale: 900, color: "#a8879a", base: ice + 4 }),
    treeline(sheet, {
      ground: () => ice - 6,
      from: -40,
      to: 560,
      height: 60,
      color: "#6f6480",
      base: ice + 4,
    }),
    treeline(sheet, {
      ground: () => ice - 6,
      from: 640,
      to: 1260,
      height: 84,
      color: "#6f6480",
      base: ice + 4,
    }),
    rect(0, ice, width, height - ice, sheet.linear(stops("0 #f3cfb0, 0.35 #c5b6c4, 1 #7c92ad"))),
    ...Array.from({ length: 22 }, () => {
      const y = ice + 12 + 240 * random.between(0, 1) ** 1.4;
      const w = (y - ice) * random.between(0.5, 1.2) + 40;
      return ellipse(
        [random.between(-20, width), y],
        w,
        (y - ice) * 0.028 + 2,
        random.pick(["#fdf1e2", "#e8dfe4", "#a9b4c8"]),
        0,
        'opacity="0.55"',
      );
    }),
    ...rows("40 690 160 660, 700 700 850 668, 760 880 1010 830").map(([a, b, c, d]) =>
      stroke(
        `M${a} ${b}L${Number(a) + 60} ${Number(b) - 4}L${c} ${d}`,
        "#8797b3",
        3,
        'opacity="0.6"',
      ),
    ),
    bare(sheet, [1130, 700], 560, "#54495c"),
    cattails(
      sheet,
      { from: 930, to: 1220, y: 716, height: 150, count: 70, color: "#8a6a4c", lit: "#d9b27c" },
      10,
      "#5a3a28",
    ),
    ...rows("640 818 150, 390 814 80, 172 802 64, 822 806 60").map(([x = 0, y = 0, w = 0]) =>
      ellipse([x + w * 0.5, y + 2], w, w * 0.11, "#66789a", 0, 'opacity="0.5"'),
    ),
    nestbox([822, 470], 150, 806),
    ladder,
    teen.art,
    group([
      taper(teen.hands[0], [teen.hands[0][0] + 52, teen.hands[0][1] - 10], 6, 5, "#d6a25c"),
      taper(
        [teen.hands[0][0] + 46, teen.hands[0][1] - 30],
        [teen.hands[0][0] + 54, teen.hands[0][1] + 10],
        8,
        8,
        shade("#77848c", 0.2),
      ),
    ]),
    helper.art,
    child.art,
    fill(
      smooth([
        [child.hands[0][0] - 20, child.hands[0][1] + 22],
        [child.hands[0][0] - 14, child.hands[0][1] - 10],
        [child.hands[0][0] + 26, child.hands[0][1] - 12],
        [child.hands[0][0] + 34, child.hands[0][1] + 20],
      ]),
      mix("#d9b27c", "#ffffff", 0.2),
    ),
    ellipse(child.hands[0], 8, 8, skin.deep),
    cattails(
      sheet,
      { from: -30, to: 120, y: 930, height: 230, count: 44, color: "#5c4a44", lit: "#c08a5c" },
      5,
      "#43291f",
    ),
    cattails(
      sheet,
      { from: 1040, to: 1230, y: 930, height: 290, count: 54, color: "#5c4a44", lit: "#c08a5c" },
      6,
      "#43291f",
    ),
  );
}

export const galleryDuckBox: Picture = {
  ...shapes.gallery,
  name: "gallery-duck-box",
  draw,
};
