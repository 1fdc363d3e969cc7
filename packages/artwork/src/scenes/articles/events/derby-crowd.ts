import { ellipse, group, type Point } from "../../../parts/drawing/path.ts";
import { cloth, vest } from "../../../parts/people/cast.ts";
import { person } from "../../../parts/people/figure.ts";
import { folk } from "../../../parts/people/folk.ts";
import { chair, cheering, fishing, reeling, standing } from "../../../parts/people/poses.ts";
import { rod, wheelchair } from "../../../parts/things/gear.ts";
import { rings } from "../../../parts/waters/water.ts";

const rim = { color: "#fff6dc", side: -1 } as const;
const size = (y: number) => 96 + (y - 220) * 0.17;
const angler = (
  who: keyof typeof folk,
  at: Point,
  facing: "left" | "right",
  angle: number,
  to: Point,
  scale: number,
  jacket: string,
  pose = fishing,
) => {
  const h = size(at[1]) * scale;
  const one = person({ ...folk[who], at, height: h, facing, pose, vest: jacket, rim });
  return {
    y: at[1],
    art: group([
      ellipse([at[0] + h * 0.12, at[1]], h * 0.3, h * 0.055, "#4f7f45", 0, 'opacity="0.6"'),
      one.art,
      rod({
        grip: one.hands[0],
        angle,
        length: h * 1.05,
        facing,
        bend: 0.12,
        to,
        line: "#fdf6e6",
        bobber: "#e2583e",
      }),
      rings(to, 17, "#f4fbf4", 0.9),
    ]),
  };
};
const grown = (who: keyof typeof folk, at: Point, facing: "left" | "right", pose = standing) => {
  const h = size(at[1]) * 1.34;
  return {
    y: at[1],
    art:
      ellipse([at[0] + h * 0.1, at[1]], h * 0.2, h * 0.04, "#4f7f45", 0, 'opacity="0.6"') +
      person({ ...folk[who], at, height: h, facing, pose, rim }).art,
  };
};

/** Children and grown-ups at the pond's far side and ends, the farthest first. */
export function crowd(): string[] {
  const seat: Point = [1096, 476];
  const wheels = wheelchair(seat, 140, "left", cloth.plum);
  const rider = person({
    ...folk.kai,
    at: seat,
    seat: true,
    height: 140,
    facing: "left",
    pose: { ...chair, upper: [20, 32], fore: [82, 70] },
    vest: vest.red,
    rim,
  });
  return [
    angler("lena", [330, 278], "right", 40, [462, 318], 0.8, vest.orange),
    angler("theo", [450, 240], "right", 34, [566, 290], 1, vest.yellow),
    angler("zuri", [842, 232], "left", 38, [734, 292], 1, vest.red),
    angler("finn", [972, 270], "left", 40, [868, 326], 0.76, vest.orange),
    angler("maya", [1058, 330], "left", 40, [914, 384], 1, vest.yellow),
    angler("jun", [208, 344], "right", 40, [376, 386], 1.1, vest.red),
    angler("nia", [196, 470], "right", 38, [360, 452], 1, vest.orange, reeling),
    angler("amal", [262, 552], "right", 48, [450, 486], 1.2, vest.yellow),
    grown("omar", [146, 492], "right"),
    grown("rosa", [1010, 268], "left", cheering),
    {
      y: 512,
      art: group([
        ellipse([1100, 516], 60, 9, "#4f7f45", 0, 'opacity="0.6"'),
        wheels.behind,
        rider.art,
        wheels.front,
        rod({
          grip: rider.hands[0],
          angle: 40,
          length: 140,
          facing: "left",
          bend: 0.12,
          to: [900, 450],
          bobber: "#e2583e",
        }),
        rings([900, 452], 18, "#f4fbf4", 0.9),
      ]),
    },
  ]
    .sort((a, b) => a.y - b.y)
    .map((one) => one.art);
}

/** The two at the near edge. */
export function nearest(): string[] {
  // The nearest two have their backs to us.
  const near = [
    { who: "maya", x: 600, y: 668, h: 196, to: [560, 470], side: "left", jacket: vest.yellow },
    { who: "eli", x: 716, y: 684, h: 158, to: [760, 480], side: "right", jacket: vest.orange },
  ] as const;
  return near.map(({ who, x, y, h, to, side, jacket }) => {
    const one = person({
      ...folk[who],
      at: [x, y],
      height: h,
      facing: side,
      view: "back",
      pose: { ...standing, upper: [20, -6], fore: [70, -10] },
      vest: jacket,
      rim,
    });
    return group([
      rod({
        grip: one.hands[0],
        angle: 70,
        length: h * 0.95,
        facing: side,
        bend: 0.06,
        to,
        bobber: "#e2583e",
      }),
      rings(to, 20, "#f4fbf4", 0.9),
      ellipse([x + 16, y], h * 0.24, h * 0.05, "#4f7f45", 0, 'opacity="0.6"'),
      one.art,
    ]);
  });
}
