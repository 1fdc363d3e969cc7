import { nymph } from "../../../../parts/animals/insects/nymphs.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  polygon,
  pts,
  rect,
  smooth,
  stroke,
  taper,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { rows, stops } from "../../../../parts/drawing/table.ts";
import { ridge } from "../../../../parts/land/land.ts";
import { cloth, hair, skin } from "../../../../parts/people/cast.ts";
import { person } from "../../../../parts/people/figure.ts";
import { chair } from "../../../../parts/people/poses.ts";
import { reeds } from "../../../../parts/plants/plants.ts";
import { broadleaf } from "../../../../parts/plants/trees/leafy.ts";
import { jar, microscope } from "../../../../parts/things/laboratory.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

const board = 700;

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const scope = microscope([606, board + 90], 356);
  const girl = person({
    at: [330, 738],
    seat: true,
    height: 760,
    build: "child",
    facing: "right",
    pose: { ...chair, lean: 14, nod: 16, upper: [34, 52], fore: [84, 74] },
    skin: skin.sand,
    hair: "#2f6d7a",
    style: "scarf",
    top: cloth.coral,
    legs: cloth.navy,
    rim: { color: "#f6f6cf", side: 1 },
  });
  const boy = person({
    at: [1096, 800],
    seat: true,
    height: 720,
    build: "child",
    facing: "left",
    pose: { ...chair, lean: 8, nod: 12, upper: [48, 56], fore: [132, 122] },
    skin: skin.deep,
    hair: hair.black,
    style: "afro",
    top: "#dfb23e",
    legs: cloth.forest,
    rim: { color: "#f6f6cf", side: -1 },
  });
  const pane = "M120 -20H1080V470H120Z";
  const view = group(
    [
      rect(100, -20, 1000, 500, sheet.linear(stops("0 #a8d4d6, 1 #f4f3d4"))),
      ridge(sheet, { y: 230, rise: 26, scale: 700, color: "#a9cfae" }),
      ...[150, 330, 520, 820, 1010].map((x, i) =>
        broadleaf(sheet, [x, 330], 190 + (i % 2) * 50, "#6aa86c", "#b7d586", "#6d5a44", 1),
      ),
      rect(100, 322, 1000, 160, sheet.linear(stops("0 #c9e3cf, 1 #7fb6b5"))),
      ...[360, 392, 430].map((y, i) =>
        stroke(`M${220 + i * 240} ${y}h190`, "#f3f9ec", 5, 'opacity="0.7"'),
      ),
      reeds(sheet, {
        from: 100,
        to: 1100,
        y: 490,
        height: 110,
        count: 90,
        color: "#5a9a5c",
        lit: "#b5d27c",
      }),
    ],
    `clip-path="${sheet.clip(pane)}"`,
  );
  const frame = "#f2ead6";
  const held = boy.hands[0];
  sheet.add(
    rect(0, 0, width, height, sheet.linear(stops("0 #d9c9a4, 1 #b59a72"))),
    view,
    ...[106, 430, 756, 1070].map((x) => rect(x, -10, 22, 486, frame)),
    rect(106, 196, 986, 16, frame),
    rect(80, 466, 1040, 26, "#fbf5e4"),
    rect(80, 490, 1040, 10, "#a58a62"),
    // A row of finds on the sill.
    ...pts("150 26, 196 20, 236 24").map(([x = 0, r = 0]) =>
      ellipse([x, 468 - r * 0.6], r, r * 0.66, mix("#a59c86", "#6d7a70", r / 40)),
    ),
    group([
      taper([470, 464], [476, 400], 3, 2, "#7a5a3c"),
      fill(smooth(pts("476 410, 452 330, 470 262, 494 320, 492 380")), "#4f6d86"),
      stroke("M476 420Q472 340 471 272", "#e8efe6", 3),
    ]),
    girl.art,
    boy.art,
    rect(
      0,
      board,
      width,
      height - board,
      sheet.linear(stops("0 #d3a56a, 0.25 #b98850, 1 #7e5733")),
    ),
    rect(0, board, width, 7, "#eccb94"),
    ...[770, 842].map((y) => stroke(`M-10 ${y}H1210`, "#8f6438", 3, 'opacity="0.5"')),
    ellipse([606, board + 94], 140, 16, "#5d3f26", 0, 'opacity="0.4"'),
    scope,
    jar(sheet, [858, 840], 150, 210, [
      nymph("dragonfly", [850, 770], 70, -60, "#5f6a3a"),
      stroke(smooth(pts("900 826, 890 770, 908 720, 896 690"), false), "#3f7a50", 7),
      ...[-40, -12, 20, 44].map((d) => ellipse([858 + d, 680], 15, 5, "#8fbf5c")),
    ]),
    jar(sheet, [1020, 810], 116, 160, [
      ...rows("1000 760 0, 1040 736 40, 1016 784 -30").map(([x = 0, y = 0, turn = 0]) =>
        group(
          [
            ellipse([x, y], 13, 9, "#2f3a2c"),
            fill(
              smooth([
                [x + 8, y - 5],
                [x + 36, y],
                [x + 8, y + 5],
              ]),
              "#3b4a36",
            ),
          ],
          `transform="rotate(${turn} ${x} ${y})"`,
        ),
      ),
    ]),
    group([
      fill(polygon(pts("120 760, 330 742, 400 838, 170 866")), "#f7f1df"),
      fill(polygon(pts("330 742, 520 752, 600 842, 400 838")), "#efe6cd"),
      stroke("M330 742L400 838", "#b9a67c", 4),
      group([nymph("mayfly", [250, 802], 92, -12, "#6d7a55")]),
      stroke("M420 780q50 -16 110 6M430 804q60 -14 120 6", "#8aa0a4", 4),
      taper([470, 856], [610, 822], 8, 8, cloth.coral),
      taper([610, 822], [632, 816], 7, 1.5, "#f0dcb2"),
    ]),
    // A dish held up to the light.
    ellipse([held[0] - 26, held[1] - 10], 52, 15, "#e9f4ee", -8, 'opacity="0.9"'),
    ellipse([held[0] - 26, held[1] - 14], 44, 10, "#a9cfae", -8),
    ellipse([held[0] + 2, held[1]], 15, 15, skin.deep),
  );
}

export const galleryPondMicroscope: Picture = {
  ...shapes.gallery,
  name: "gallery-pond-microscope",
  draw,
};
