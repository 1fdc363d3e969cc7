import { dragonfly } from "../../../../parts/animals/insects/insects.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  num,
  type Point,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { swimmer } from "../../../../parts/fish/swimmers/swimmer.ts";
import { largemouth } from "../../../../parts/fish/swimmers/swimmer-spiny.ts";
import { depths, motes } from "../../../../parts/waters/riverbed.ts";
import { glow } from "../../../../parts/waters/sky.ts";
import { shafts } from "../../../../parts/waters/water.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A lily pad seen from below against the light, with its ribs and its notch; radius in design pixels. */
function pad(sheet: Sheet, [x, y]: Point, r: number, flat: number, notch: number): string {
  const at = (angle: number, k: number): Point => [
    x + Math.cos(angle) * r * k,
    y + Math.sin(angle) * r * k * flat,
  ];
  const text = ([px, py]: Point) => `${num(px)} ${num(py)}`;
  const [a, b] = [notch - 0.17, notch + 0.17];
  const data = `M${text([x, y])}L${text(at(b, 1))}A${num(r)} ${num(r * flat)} 0 1 1 ${text(at(a, 1))}Z`;
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const angle = notch + 0.3 + (i * (Math.PI * 2 - 0.6)) / 14;
    return `M${text([x, y])}Q${text(at(angle + 0.06, 0.5))} ${text(at(angle, 0.92))}`;
  }).join("");
  const skin = sheet.radial([
    [0, "#c9d95c"],
    [0.55, "#7fa63c"],
    [0.92, "#3f7a3a"],
    [1, "#2a5a34"],
  ]);
  return group([
    ellipse(
      [x, y],
      r * 1.1,
      r * flat * 1.12,
      "#f6ffd2",
      0,
      `opacity="0.3" filter="${sheet.blur(8)}"`,
    ),
    fill(data, skin),
    stroke(ribs, "#dfe98a", r * 0.014, 'opacity="0.55"'),
  ]);
}

function draw(sheet: Sheet): void {
  const { height, random } = sheet;
  // Place, radius, flatness and notch, from the farthest to the nearest overhead.
  const pads: readonly (readonly [number, number, number, number, number])[] = [
    [180, 372, 60, 0.2, 0.4],
    [350, 336, 80, 0.22, 2],
    [1010, 370, 70, 0.2, 2.6],
    [1150, 320, 96, 0.24, 3.4],
    [70, 262, 130, 0.32, 5],
    [900, 258, 110, 0.3, 0.6],
    [270, 130, 190, 0.46, 1.2],
    [1080, 110, 220, 0.5, 2.4],
    [-20, 20, 150, 0.5, 1],
    [820, -30, 190, 0.56, 4],
  ];
  const stems = pads.map(([x, y, r], i) => {
    const foot: Point = [x + (x - 600) * 0.25 + random.around(50), height + 20];
    const mid: Point = [(x + foot[0]) / 2 + (i % 2 ? 60 : -60), (y + height) / 2];
    const tone = mix("#8fb45c", "#1f5a40", Math.min(1, r / 200));
    return stroke(
      smooth([[x, y], [x + (i % 2 ? 24 : -24), y + (height - y) * 0.22], mid, foot], false),
      tone,
      3 + r * 0.055,
    );
  });
  sheet.add(
    depths(sheet, [
      [0, "#e9f2b4"],
      [0.28, "#9cc98a"],
      [0.6, "#2f7f6a"],
      [1, "#0b3f45"],
    ]),
    ellipse([600, 120], 430, 210, "#fbffe6", 0, `opacity="0.85" filter="${sheet.blur(40)}"`),
    ...[0, 1, 2, 3].map((i) =>
      ellipse(
        [600, 130 + i * 10],
        330 + i * 70,
        150 + i * 44,
        "none",
        0,
        `stroke="#ffffff" stroke-width="${6 - i}" opacity="${0.5 - i * 0.1}"`,
      ),
    ),
    glow(sheet, [640, 100], 330, "#fff7c4", 0.9),
    shafts(sheet, { x: 620, y: 120, depth: 760, color: "#f6ffd0", opacity: 0.34 }),
    ...stems,
    ...pads.map(([x, y, r, flat, notch]) => pad(sheet, [x, y], r, flat, notch)),
    group([dragonfly(sheet, [620, 120], 180, -28, "#1f4a4c")], 'opacity="0.9"'),
    swimmer(sheet, largemouth, {
      at: [500, 600],
      length: 560,
      pitch: 44,
      arch: -0.25,
      wave: 0.4,
      light: { color: "#f4ffd0", amount: 0.5 },
    }),
    swimmer(sheet, largemouth, {
      at: [1010, 700],
      length: 230,
      facing: "left",
      pitch: 8,
      haze: { color: "#1f6a5c", amount: 0.62 },
    }),
    motes(sheet, 40, 5, "#fbffe0", 0.5),
  );
}

export const galleryBassLilies: Picture = {
  name: "gallery-bass-lilies",
  ...shapes.gallery,
  draw,
};
