import { dock } from "../../../parts/afloat/docks.ts";
import {
  ellipse,
  fill,
  type Point,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { type Person, person } from "../../../parts/people/figure.ts";
import { cheering, fishing, reeling } from "../../../parts/people/poses.ts";
import { rod } from "../../../parts/things/gear.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 330;
  const rim = { colour: "#fff6dd", side: 1 } as const;
  const shore = backdrop(sheet, horizon, ["#b3cfd0", "#8fb9ab", "#4d8a70"], 74);
  const y = 566;
  const angler = (x: number, h: number, who: Partial<Person>): Person => ({
    at: [x, y - 12],
    height: h,
    build: "child",
    facing: "left",
    pose: fishing,
    skin: skin.fair,
    hair: hair.brown,
    top: cloth.sky,
    legs: cloth.navy,
    vest: vest.orange,
    rim: { ...rim, side: -1 },
    ...who,
  });
  const crowd = [
    person(
      angler(380, 200, {
        skin: skin.deep,
        hair: hair.black,
        style: "afro",
        top: cloth.ochre,
        pose: reeling,
      }),
    ),
    person(
      angler(570, 176, {
        build: "small",
        hat: { kind: "cap", colour: cloth.coral },
        vest: vest.yellow,
      }),
    ),
    person(
      angler(770, 230, {
        build: "teen",
        skin: skin.sand,
        hair: hair.black,
        style: "ponytail",
        top: cloth.forest,
        vest: vest.red,
      }),
    ),
    person(
      angler(960, 190, { skin: skin.brown, hair: "#d7b25a", style: "scarf", top: cloth.plum }),
    ),
  ];
  const judge = person({
    at: [1130, y - 12],
    height: 284,
    build: "adult",
    facing: "left",
    pose: cheering,
    skin: skin.sand,
    hair: hair.grey,
    hat: { kind: "straw", colour: cloth.sand },
    top: cloth.coral,
    legs: cloth.khaki,
    rim: { ...rim, side: -1 },
  });
  const deck = dock({
    from: 300,
    to: width + 60,
    y,
    water: 630,
    depth: 30,
    wood: "#7c6247",
    light: "#d9bb8a",
    posts: 7,
  });
  const rope: Point[] = pts("310 250, 520 306, 760 318, 1000 300, 1240 236");
  const colours = [cloth.coral, "#faf6ee", cloth.ochre, cloth.ocean, cloth.forest];
  const flags = Array.from({ length: 17 }, (_, i) => {
    const t = (i + 0.5) / 17;
    const [x, top] = [310 + t * 930, 250 + Math.sin(t * Math.PI) * 66 - t * 14];
    return fill(
      polygon([
        [x - 16, top - 2],
        [x + 16, top],
        [x, top + 38],
      ]),
      colours[i % 5] ?? cloth.coral,
    );
  });
  const posts = [
    taper([312, y - 6], [312, 246], 6, 5, "#7c6247"),
    taper([1238, y - 6], [1238, 232], 6, 5, "#7c6247"),
  ];
  const rods = crowd.map((one, i) =>
    rod({
      grip: one.hands[0],
      angle: i === 0 ? 58 : 40 + i * 5,
      length: 190 - (i % 2) * 30,
      facing: "left",
      bend: i === 0 ? 0.26 : 0.08,
      ...(i === 0 ? { to: [190, 590] as const } : {}),
    }),
  );
  sheet.add(
    sky(
      sheet,
      [
        [0, "#5ea7c9"],
        [0.7, "#c3dfe0"],
        [1, "#f1ecd4"],
      ],
      horizon,
    ),
    cloud(sheet, [220, 140], 380, 52, "#fefbf3", 0.95),
    cloud(sheet, [820, 90], 520, 52, "#fefbf3", 0.85),
    shore,
    water(sheet, horizon, [
      [0, "#b5d8d3"],
      [0.35, "#58a5b6"],
      [1, "#16618a"],
    ]),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 12 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 56, colour: "#f4fbf9", opacity: 0.5 }),
    reflection(sheet, [deck, ...crowd.map((one) => one.art)], 630, { opacity: 0.5, ripple: 14 }),
    ...posts,
    stroke(smooth(rope, false), "#7c6247", 2.5),
    ...flags,
    deck,
    ...crowd.map((one) => one.art),
    judge.art,
    ...rods,
    fish(sheet, {
      species: "largemouth bass",
      at: [176, 566],
      length: 130,
      facing: "right",
      pitch: 52,
      bend: 0.6,
    }),
    rings([170, 622], 74, "#f4fbf9", 0.95),
    ...[
      [130, 590, 5],
      [216, 596, 4],
      [120, 566, 3],
      [232, 570, 3.5],
      [150, 610, 4],
    ].map(([x = 0, fy = 0, r = 0]) => ellipse([x, fy], r, r, "#f4fbf9")),
  );
}

export const newsTournament: Picture = {
  width: 1280,
  height: 720,
  widths: [480, 720, 960, 1280],
  name: "news-tournament",
  draw,
};
