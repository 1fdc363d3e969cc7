import { canoe, oar } from "../../../parts/afloat/boats.ts";
import { ellipse, fill, group, polygon } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { mist, ridge } from "../../../parts/land/land.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { paddling } from "../../../parts/people/poses.ts";
import { birch, crown } from "../../../parts/plants/trees/leafy.ts";
import { treeline } from "../../../parts/plants/trees/trees.ts";
import { sky, streaks } from "../../../parts/waters/sky.ts";
import { reflection, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 470;
  const leaves = ["#c9622e", "#d98c32", "#b8472c", "#e0aa45", "#9a5a2c"] as const;
  const lit = ["#e08a45", "#ecb45a", "#d66e42", "#f2cd78", "#c0833f"] as const;
  const wood = Array.from({ length: 15 }, (_, i) => {
    const pick = (i * 3) % 5;
    return crown(
      sheet,
      [i * 90 - 20, horizon - 64 - (i % 3) * 16],
      150,
      150,
      leaves[pick] ?? leaves[0],
      lit[pick] ?? lit[0],
      1,
    );
  });
  const shore = group([
    ridge(sheet, { y: 300, rise: 60, scale: 1500, color: "#a9a49a", base: horizon + 3 }),
    ridge(sheet, { y: 362, rise: 34, scale: 800, color: "#c08a5c", base: horizon + 3 }),
    treeline(sheet, {
      ground: () => horizon - 60,
      from: -40,
      to: 1240,
      height: 110,
      color: "#4f6b4e",
      base: horizon + 3,
    }),
    ...wood,
    fill(
      polygon([
        [-10, horizon - 16],
        [1210, horizon - 10],
        [1210, horizon + 4],
        [-10, horizon + 4],
      ]),
      "#6b6a4a",
    ),
  ]);
  const rim = { color: "#fff0cf", side: 1 } as const;
  const y = 690;
  const one = person({
    at: [560, y - 44],
    seat: true,
    height: 250,
    build: "adult",
    facing: "right",
    pose: paddling,
    skin: skin.deep,
    hair: hair.black,
    hat: { kind: "beanie", color: cloth.ochre },
    top: cloth.ocean,
    legs: cloth.navy,
    vest: vest.yellow,
    rim,
  });
  const two = person({
    at: [800, y - 44],
    seat: true,
    height: 205,
    build: "child",
    facing: "right",
    pose: paddling,
    skin: skin.deep,
    hair: hair.black,
    style: "afro",
    top: cloth.forest,
    legs: cloth.navy,
    vest: vest.orange,
    rim,
  });
  const crew = [
    one.art,
    two.art,
    canoe([680, y], 560, "#a3312a"),
    oar([one.hands[1][0] - 10, one.hands[1][1] - 22], [one.hands[0][0] + 44, y + 30], "#e7cf9c"),
    oar([two.hands[1][0] - 8, two.hands[1][1] - 20], [two.hands[0][0] + 40, y + 28], "#e7cf9c"),
  ];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#6f9fb0"],
        [0.6, "#d9dcc6"],
        [1, "#f7e2b4"],
      ],
      horizon,
    ),
    streaks(sheet, { from: 60, to: 240, count: 6, color: "#fdf6e6", opacity: 0.6 }),
    shore,
    mist(sheet, horizon, 26, "#fbe7c2", 0.6),
    water(sheet, horizon, [
      [0, "#d9b27c"],
      [0.3, "#8c8f7c"],
      [0.7, "#33617a"],
      [1, "#12415e"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.72, ripple: 16 }),
    ripples(sheet, { from: horizon + 10, to: height, count: 50, color: "#fdeccb", opacity: 0.4 }),
    ripples(sheet, { from: horizon + 60, to: height, count: 34, color: "#0f3a55", opacity: 0.4 }),
    reflection(sheet, crew, y + 10, { opacity: 0.6, ripple: 16 }),
    ...crew,
    ripples(sheet, {
      from: y + 6,
      to: y + 40,
      count: 12,
      color: "#fdeccb",
      opacity: 0.6,
      across: [0.32, 0.84],
      length: 150,
    }),
    birch(sheet, [110, height + 20], 860, "#d9952f", "#f2c860"),
    birch(sheet, [30, height + 20], 760, "#c97f2a", "#ecb64f"),
    ...Array.from({ length: 16 }, () =>
      ellipse(
        [sheet.random.between(200, width), sheet.random.between(horizon + 120, height)],
        8,
        3,
        sheet.random.pick(leaves),
        sheet.random.around(30),
      ),
    ),
  );
}

export const galleryAutumnCanoe: Picture = {
  ...shapes.gallery,
  name: "gallery-autumn-canoe",
  draw,
};
