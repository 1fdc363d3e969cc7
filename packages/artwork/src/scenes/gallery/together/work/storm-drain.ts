import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  polygon,
  pts,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { stops } from "../../../../parts/drawing/table.ts";
import { cloth, hair, skin } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { kneeling, standing } from "../../../../parts/people/poses.ts";
import { bucket } from "../../../../parts/things/gear.ts";
import { stencil } from "../../../../parts/things/stencil.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const kerb = (x: number) => 470 + x * 0.26;
  const blue = "#256f9c";
  const girl = person({
    at: [226, 476],
    height: 400,
    build: "child",
    facing: "right",
    pose: { ...kneeling, lean: 40, nod: 14, upper: [40, 50], fore: [38, 62] },
    skin: skin.deep,
    hair: hair.black,
    style: "braids",
    top: "#e3b23f",
    legs: cloth.navy,
    shoes: "#c5503f",
    rim: { color: "#fff2cf", side: 1 },
  });
  const boy = person({
    at: [1000, 640],
    height: 400,
    build: "teen",
    facing: "left",
    pose: { ...kneeling, lean: 38, nod: 10, upper: [44, 54], fore: [56, 66] },
    skin: skin.fair,
    hair: hair.auburn,
    hat: { kind: "beanie", color: cloth.forest },
    top: cloth.coral,
    legs: "#3c4a57",
    rim: { color: "#fff2cf", side: 1 },
  });
  const sweeper = person({
    at: [806, 352],
    height: 330,
    build: "teen",
    facing: "right",
    pose: { ...standing, lean: 10, nod: 14, upper: [34, 14], fore: [62, 60] },
    skin: skin.sand,
    hair: hair.black,
    style: "ponytail",
    top: "#5f8f6d",
    legs: cloth.plum,
    shoes: "#efe6d2",
    rim: { color: "#fff2cf", side: 1 },
  });
  const [sx, sy] = sweeper.hands[0];
  const broom: Point = [sx + 96, 392];
  const [hx, hy] = boy.hands[0];
  const leaf = (x: number, y: number, size: number) =>
    fill(
      smooth([
        [x - size, y],
        [x - size * 0.2, y - size * 0.5],
        [x + size, y - size * 0.1],
        [x, y + size * 0.4],
      ]),
      random.pick(["#d98c32", "#c9622e", "#e0aa45", "#b8472c"]),
      `transform="rotate(${Math.round(random.around(90))} ${x} ${y})"`,
    );
  const slabs = Array.from({ length: 7 }, (_, i) => {
    const x = i * 230 - 160;
    return stroke(`M${x} ${kerb(x)}L${x + 250} ${kerb(x) - 480}`, "#a59d8a", 4, 'opacity="0.8"');
  });
  const gap = (t: number): Point => [470 + t * 260, kerb(470 + t * 260)];
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      stops("0 #e0d6bd, 1 #cbc2ab"),
      [1, 0],
      [0, 0.7],
    )}"/>`,
    ...slabs,
    stroke(`M-20 ${kerb(-20) - 250}L1220 ${kerb(1220) - 250}`, "#a59d8a", 4, 'opacity="0.8"'),
    // The planted strip along the top.
    fill(
      smooth(
        pts("-60 -60, 1300 -60, 1300 330, 1120 250, 900 196, 640 120, 380 70, 160 20, -60 -10"),
      ),
      "#76935a",
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const x = i * 48 + random.around(20);
      const y = x * 0.26 - 30 + random.around(16);
      return fill(
        `M${x - 8} ${y + 20}q-6 -40 -22 -66q30 24 32 64q4 -44 24 -70q-4 42 -14 72Z`,
        random.pick(["#557a48", "#8fae62", "#4a6b46"]),
      );
    }),
    ...pts("70 250, 930 330, 1120 470").map(([x = 0, y = 0]) =>
      ellipse([x, y], 60, 16, "#b3ab97", 14, 'opacity="0.7"'),
    ),
    // Kerb face, gutter and wet road.
    fill(
      polygon([
        [-20, kerb(-20)],
        [1220, kerb(1220)],
        [1220, 960],
        [-20, 960],
      ]),
      sheet.linear(stops("0 #4a5560, 1 #27323d")),
    ),
    fill(
      polygon([
        [-20, kerb(-20) - 34],
        [1220, kerb(1220) - 34],
        [1220, kerb(1220)],
        [-20, kerb(-20)],
      ]),
      "#efe7d2",
    ),
    fill(
      polygon([
        [-20, kerb(-20)],
        [1220, kerb(1220)],
        [1220, kerb(1220) + 46],
        [-20, kerb(-20) + 46],
      ]),
      "#9f9784",
    ),
    fill(
      smooth(
        pts("-60 560, 200 620, 480 690, 760 760, 960 830, 700 860, 380 800, 100 760, -60 740"),
      ),
      "#7fa0b4",
      'opacity="0.55"',
    ),
    fill(
      smooth(pts("60 640, 300 690, 560 750, 700 800, 460 790, 200 730")),
      "#cfdfe2",
      'opacity="0.45"',
    ),
    ...pts("200 800, 640 868, 1060 850").map(([x = 0, y = 0]) =>
      stroke(`M${x} ${y}q70 22 170 30`, "#8fa9b8", 4, 'opacity="0.4"'),
    ),
    // The inlet under the kerb with its grate in the gutter.
    fill(
      polygon([gap(0), gap(1), [gap(1)[0], gap(1)[1] + 38], [gap(0)[0], gap(0)[1] + 38]]),
      "#10191f",
    ),
    group(
      [0, 1, 2, 3, 4, 5, 6].map((i) => {
        const [x, y] = gap((i + 0.5) / 7);
        return fill(
          polygon([
            [x - 12, y + 46],
            [x + 12, y + 52],
            [x + 30, y + 120],
            [x + 4, y + 114],
          ]),
          "#141f27",
        );
      }),
    ),
    stroke(
      smooth(
        [
          [gap(0)[0] - 12, gap(0)[1] + 46],
          [gap(1)[0] + 8, gap(1)[1] + 48],
        ],
        false,
      ),
      "#6c7a84",
      7,
    ),
    stroke(
      smooth(
        [
          [gap(0)[0] + 20, gap(0)[1] + 124],
          [gap(1)[0] + 40, gap(1)[1] + 124],
        ],
        false,
      ),
      "#6c7a84",
      7,
    ),
    stroke(smooth(pts("-20 500, 180 548, 380 604, 520 640"), false), "#cfe3ea", 9, 'opacity="0.7"'),
    stencil([600, 466], 128, blue),
    ellipse([246, 478], 150, 20, "#8f8773", 8, 'opacity="0.5"'),
    ellipse([990, 646], 140, 18, "#8f8773", 8, 'opacity="0.5"'),
    ellipse([822, 354], 96, 13, "#8f8773", 8, 'opacity="0.5"'),
    taper([sx - 22, sy - 46], broom, 5, 5, "#b98a4f"),
    fill(
      polygon([
        [broom[0] - 26, broom[1] - 12],
        [broom[0] + 22, broom[1] + 2],
        [broom[0] + 40, broom[1] + 50],
        [broom[0] - 40, broom[1] + 26],
      ]),
      "#a8482f",
    ),
    sweeper.art,
    ...pts("950 440, 985 432, 970 462, 1006 456, 1024 476, 940 470").map(([x, y]) =>
      leaf(x, y, 13),
    ),
    girl.art,
    taper(girl.hands[0], [girl.hands[0][0] + 42, girl.hands[0][1] + 26], 7, 7, "#c99a5a"),
    taper(
      [girl.hands[0][0] + 42, girl.hands[0][1] + 26],
      [girl.hands[0][0] + 62, girl.hands[0][1] + 38],
      13,
      17,
      mix(blue, "#ffffff", 0.1),
    ),
    fill(
      polygon([
        [hx - 128, hy - 24],
        [hx + 6, hy - 6],
        [hx - 10, hy + 84],
        [hx - 144, hy + 66],
      ]),
      "#e8f0ea",
      'opacity="0.92"',
    ),
    fill(
      smooth([
        [hx - 112, hy + 20],
        [hx - 70, hy + 10],
        [hx - 38, hy + 34],
        [hx - 24, hy + 24],
        [hx - 26, hy + 56],
        [hx - 40, hy + 44],
        [hx - 80, hy + 52],
      ]),
      "#b9b09a",
    ),
    boy.art,
    bucket([92, 424], 84, blue),
    ...Array.from({ length: 20 }, () => {
      const x = random.between(-10, 1210);
      return leaf(x, kerb(x) + random.between(20, 230), random.between(9, 17));
    }),
    ...pts("120 300, 700 220, 860 420, 420 180, 1080 560").map(([x, y]) => leaf(x, y, 13)),
  );
}

export const galleryStormDrain: Picture = {
  ...shapes.gallery,
  name: "gallery-storm-drain",
  draw,
};
