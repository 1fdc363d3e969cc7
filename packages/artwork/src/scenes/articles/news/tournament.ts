import { dock } from "../../../parts/afloat/docks.ts";
import { shade } from "../../../parts/drawing/color.ts";
import { group, type Point, taper } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import { stops } from "../../../parts/drawing/stops.ts";
import { fish } from "../../../parts/fish/fish.ts";
import { backdrop } from "../../../parts/land/backdrop.ts";
import { cloth, hair, skin, vest } from "../../../parts/people/cast.ts";
import { closeFace } from "../../../parts/people/close-face.ts";
import { type Person, person } from "../../../parts/people/figure.ts";
import { openHand } from "../../../parts/people/hands/open-hand.ts";
import { fishing, reeling } from "../../../parts/people/poses.ts";
import { bunting } from "../../../parts/things/camp/bunting.ts";
import { rod } from "../../../parts/things/gear.ts";
import { measuringCradle } from "../../../parts/things/measuring-cradle.ts";
import { cloud, sky } from "../../../parts/waters/sky.ts";
import { reflection, rings, ripples, water } from "../../../parts/waters/water.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

const blue = "#2f7fb8";
const rim = { color: "#fff6dd", side: -1 } as const;

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const horizon = 236;
  const shore = backdrop(sheet, horizon, ["#b3cfd0", "#8fb9ab", "#4d8a70"], 64);
  const farY = 376;
  const angler = (x: number, h: number, who: Partial<Person>) =>
    person({
      at: [x, farY - 8],
      height: h,
      build: "child",
      facing: "left",
      pose: fishing,
      skin: skin.fair,
      hair: hair.brown,
      top: cloth.sky,
      legs: cloth.navy,
      vest: vest.orange,
      rim,
      ...who,
    });
  const crowd = [
    angler(506, 150, {
      skin: skin.deep,
      hair: hair.black,
      style: "afro",
      top: cloth.ochre,
      pose: reeling,
    }),
    angler(690, 128, {
      build: "small",
      hat: { kind: "cap", color: cloth.coral },
      vest: vest.yellow,
    }),
    angler(970, 142, { skin: skin.brown, hair: "#d7b25a", style: "scarf", top: cloth.plum }),
    angler(1160, 168, {
      build: "teen",
      skin: skin.sand,
      hair: hair.black,
      style: "ponytail",
      top: cloth.forest,
      vest: vest.red,
    }),
  ];
  const floats: Point[] = [
    [286, 330],
    [548, 322],
    [772, 338],
    [1030, 314],
  ];
  const farDock = dock({
    from: 400,
    to: width + 60,
    y: farY,
    water: 412,
    depth: 20,
    wood: "#7c6247",
    light: "#d9bb8a",
    posts: 8,
  });
  const posts = [
    taper([404, farY - 2], [404, 160], 5, 4, "#7c6247"),
    taper([820, farY - 14], [820, 150], 5, 4, "#7c6247"),
    taper([1240, farY - 14], [1240, 146], 5, 4, "#7c6247"),
  ];
  const waterline = 628;
  const helper = person({
    at: [256, 896],
    height: 640,
    build: "adult",
    facing: "right",
    pose: { lean: 36, nod: 6, thigh: [-4, 10], shin: [-8, 4], upper: [36, 46], fore: [56, 66] },
    skin: skin.sand,
    hair: hair.gray,
    hat: { kind: "straw", color: cloth.sand },
    top: cloth.coral,
    legs: "#4f6258",
    waders: true,
    short: { sleeves: true },
    vest: blue,
    rim,
  });
  const child = person({
    at: [960, 588],
    height: 450,
    build: "child",
    facing: "left",
    pose: { lean: 58, nod: -2, thigh: [70, 62], shin: [-90, -88], upper: [44, 58], fore: [30, 46] },
    skin: skin.brown,
    hair: hair.black,
    style: "ponytail",
    top: cloth.forest,
    legs: cloth.navy,
    vest: vest.orange,
    short: { sleeves: true },
    rim,
  });
  const deck = dock({
    from: 770,
    to: width + 80,
    y: 618,
    water: 650,
    depth: 44,
    wood: "#7c6247",
    light: "#d9bb8a",
    posts: 4,
  });
  const trough: Point = [610, 632];
  const { behind, front } = measuringCradle(sheet, trough, 330, blue);
  const above = `M-20 -20H${width + 20}V${waterline}H-20Z`;
  sheet.add(
    sky(sheet, stops("0 #5ea7c9, 0.7 #c3dfe0, 1 #f1ecd4"), horizon),
    cloud(sheet, [200, 96], 340, 44, "#fefbf3", 0.95),
    cloud(sheet, [800, 70], 480, 44, "#fefbf3", 0.85),
    shore,
    water(sheet, horizon, stops("0 #b5d8d3, 0.3 #6bb0bb, 0.65 #2f86a3, 1 #135a80")),
    reflection(sheet, [shore], horizon, { opacity: 0.5, ripple: 10 }),
    ripples(sheet, { from: horizon + 8, to: height, count: 50, color: "#f4fbf9", opacity: 0.45 }),
    reflection(sheet, [farDock, ...crowd.map((one) => one.art)], 412, { opacity: 0.4, ripple: 9 }),
    ...posts,
    bunting([404, 166], [820, 156], 44, 10, 30),
    bunting([820, 156], [1240, 152], 44, 10, 30),
    farDock,
    ...crowd.map((one) => one.art),
    ...crowd.map((one, i) =>
      rod({
        grip: one.hands[0],
        angle: i === 0 ? 56 : 44 + i * 3,
        length: 128,
        facing: "left",
        bend: i === 0 ? 0.2 : 0.08,
        to: floats[i] ?? [0, 0],
        bobber: cloth.coral,
      }),
    ),
    reflection(sheet, [group([helper.art], `clip-path="${sheet.clip(above)}"`), deck], waterline, {
      opacity: 0.4,
      ripple: 12,
    }),
    deck,
    group([helper.art], `clip-path="${sheet.clip(above)}"`),
    closeFace({ ...helper.head, skin: skin.sand, shaded: true }),
    child.art,
    closeFace({ ...child.head, skin: skin.brown }),
    rings([helper.hip[0] + 10, waterline], 120, "#f4fbf9", 0.9),
    behind,
    fish(sheet, {
      species: "largemouth bass",
      at: [trough[0] - 6, trough[1] - 2],
      length: 206,
      facing: "left",
      haze: { color: "#4fa3a6", amount: 0.12 },
    }),
    front,
    openHand(helper.hands[1], 42, 20, shade(skin.sand, 0.15)),
    openHand(helper.hands[0], 44, 40, skin.sand),
    openHand(child.hands[1], 34, 160, shade(skin.brown, 0.15), -1),
    openHand(child.hands[0], 36, 150, skin.brown, -1),
  );
}

export const newsTournament: Picture = {
  ...shapes.article,
  name: "news-tournament",
  draw,
};
