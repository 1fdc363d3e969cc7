import { heron } from "../../../parts/animals/birds.ts";
import { fill, type Point, polygon, pts, taper } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { bank, mist } from "../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../parts/people/cast.ts";
import { type Person, person } from "../../../parts/people/figure.ts";
import { showing } from "../../../parts/people/poses.ts";
import { cattails, reeds } from "../../../parts/plants/plants.ts";
import { sky, streaks, sun } from "../../../parts/waters/sky.ts";
import { glitter, reflection, rings, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 350;
  const shore = backdrop(sheet, horizon, ["#d9b9a4", "#b3a49a", "#7c8b8c"], 62);
  const rim = { color: "#ffe3bf", side: 1 } as const;
  const watcher = (x: number, who: Partial<Person>) =>
    person({
      at: [x, 500],
      height: 190,
      build: "teen",
      facing: "right",
      pose: { ...showing, nod: 0, upper: [60, 66], fore: [128, 130] },
      skin: skin.sand,
      hair: hair.black,
      top: cloth.forest,
      legs: cloth.navy,
      rim,
      ...who,
    });
  const look = watcher(300, { style: "ponytail", hat: { kind: "cap", color: cloth.coral } });
  const note = watcher(210, {
    pose: showing,
    skin: skin.deep,
    style: "afro",
    top: cloth.ocean,
    height: 184,
  });
  const glasses = (at: Point) =>
    taper([at[0] - 2, at[1] - 6], [at[0] + 14, at[1] - 8], 6, 8, "#22302f");
  const birds = [
    heron([860, 640], 400, "left", "#54738c"),
    heron([1010, 452], 130, "left", "#6f8ba0", 0.25),
    heron([600, 430], 96, "right", "#7f98a8", 0.45),
  ];
  sheet.add(
    sky(
      sheet,
      [
        [0, "#7fa3b5"],
        [0.5, "#dcc7b4"],
        [1, "#f8d3a6"],
      ],
      horizon,
    ),
    sun(sheet, [640, 250], 36, "#fff6de", "#ffdcaa"),
    streaks(sheet, { from: 50, to: 220, count: 8, color: "#fbe6cb", opacity: 0.6 }),
    shore,
    mist(sheet, horizon - 6, 60, "#fbe6cb", 0.75),
    water(sheet, horizon, [
      [0, "#f1cfa5"],
      [0.35, "#b3aea0"],
      [0.75, "#5c8795"],
      [1, "#2c627c"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 12 }),
    glitter(sheet, {
      x: 640,
      from: horizon + 4,
      to: 600,
      spread: 150,
      count: 26,
      color: "#fff0cf",
      opacity: 0.8,
    }),
    ripples(sheet, { from: horizon + 8, to: height, count: 50, color: "#fdebcf", opacity: 0.5 }),
    bank(pts("-60 470, 140 474, 330 486, 440 510, 330 536, -60 560"), "#6f7f5c"),
    reeds(sheet, {
      from: -20,
      to: 180,
      y: 500,
      height: 110,
      count: 40,
      color: "#5c6f55",
      lit: "#b9a768",
    }),
    note.art,
    look.art,
    glasses(look.hands[0]),
    fill(
      polygon([
        [note.hands[0][0] - 4, note.hands[0][1] - 20],
        [note.hands[0][0] + 26, note.hands[0][1] - 26],
        [note.hands[0][0] + 30, note.hands[0][1] + 6],
        [note.hands[0][0], note.hands[0][1] + 10],
      ]),
      "#fdf6e6",
    ),
    reeds(sheet, {
      from: 330,
      to: 450,
      y: 520,
      height: 80,
      count: 24,
      color: "#5c6f55",
      lit: "#b9a768",
    }),
    reflection(sheet, [birds[0] ?? ""], 640, { opacity: 0.4, ripple: 12 }),
    ...birds,
    rings([868, 640], 70, "#fdebcf", 0.9),
    rings([1012, 452], 24, "#fdebcf", 0.8),
    rings([600, 430], 18, "#fdebcf", 0.7),
    cattails(
      sheet,
      {
        from: 1020,
        to: width + 20,
        y: height + 10,
        height: 380,
        count: 60,
        color: "#3f5a4c",
        lit: "#a99a5c",
        lean: -0.04,
      },
      8,
    ),
    cattails(
      sheet,
      {
        from: -20,
        to: 150,
        y: height + 10,
        height: 230,
        count: 40,
        color: "#3f5a4c",
        lit: "#a99a5c",
      },
      4,
    ),
  );
}

export const newsHeronCount: Picture = {
  ...shapes.article,
  name: "news-heron-count",
  draw,
};
