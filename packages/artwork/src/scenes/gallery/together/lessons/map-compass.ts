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
import { cloth, skin } from "../../../../parts/people/cast.ts";
import { arm } from "../../../../parts/people/hands/hands.ts";
import { compass } from "../../../../parts/things/compass.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** The folded sheet: hills in contour lines, a lake, a creek and a dotted trail, without a word. */
function chart(sheet: Sheet): string {
  const frame = "M250 130H1010V720H250Z";
  const rings = (cx: number, cy: number, count: number, w: number, h: number, tone: string) =>
    Array.from({ length: count }, (_, i) => {
      const s = 1 - i / (count + 0.6);
      const points = Array.from({ length: 11 }, (_, k): Point => {
        const a = (k / 11) * Math.PI * 2;
        const wob = 1 + 0.14 * Math.sin(k * 2.4 + cx);
        return [cx + Math.cos(a) * w * s * wob, cy + Math.sin(a) * h * s * wob];
      });
      return stroke(smooth(points), tone, 3, 'opacity="0.75"');
    });
  const folds = [0, 1, 2, 3].map((i) =>
    rect(250 + i * 190, 130, 190, 590, i % 2 ? "#c9a866" : "#fff8df", 'opacity="0.16"'),
  );
  const land = group(
    [
      rect(250, 130, 760, 590, "#efe5c4"),
      fill(smooth(pts("230 110, 560 120, 640 260, 520 420, 560 560, 400 740, 220 740")), "#c6d5a4"),
      fill(smooth(pts("820 460, 960 420, 1040 500, 1040 760, 760 760, 740 600")), "#c6d5a4"),
      ...rings(400, 300, 6, 180, 150, "#a9804c"),
      ...rings(900, 620, 5, 150, 130, "#a9804c"),
      ...rings(890, 210, 4, 120, 90, "#b9945c"),
      fill(smooth(pts("640 330, 730 300, 800 340, 790 420, 720 470, 650 450, 600 390")), "#7fb4c2"),
      stroke(
        smooth(pts("640 330, 730 300, 800 340, 790 420, 720 470, 650 450, 600 390")),
        "#3f7f98",
        4,
      ),
      stroke(smooth(pts("690 465, 660 540, 700 620, 640 680, 650 740"), false), "#4f93a8", 8),
      stroke(smooth(pts("770 312, 800 250, 780 180, 810 110"), false), "#4f93a8", 6),
      stroke(
        smooth(pts("300 640, 380 560, 500 540, 560 450, 600 400"), false),
        "#b8452f",
        6,
        'stroke-dasharray="4 15"',
      ),
      fill(polygon(pts("580 396, 604 352, 628 396")), "#b8452f"),
      ...folds,
    ],
    `clip-path="${sheet.clip(frame)}"`,
  );
  const creases = [440, 630, 820].map((x) =>
    stroke(`M${x} 130V720`, "#9d8856", 3, 'opacity="0.4"'),
  );
  return group(
    [
      rect(262, 150, 762, 590, "#28343a", 'opacity="0.35"'),
      land,
      ...creases,
      stroke("M250 425H1010", "#9d8856", 3, 'opacity="0.35"'),
    ],
    'transform="rotate(-11 620 430)"',
  );
}

function draw(sheet: Sheet): void {
  const { width, height, random } = sheet;
  const blotch = (tone: string, size: number) => {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const points = Array.from({ length: 12 }, (_, i): Point => {
      const r = size * random.between(0.6, 1.1);
      return [x + Math.cos(i * 0.5236) * r, y + Math.sin(i * 0.5236) * r];
    });
    return group([
      fill(smooth(points), tone),
      fill(
        smooth(points.map(([a, b]): Point => [x + (a - x) * 0.6, y + (b - y) * 0.6])),
        mix(tone, "#f3ead0", 0.2),
      ),
    ]);
  };
  const mug = group([
    ellipse([1066, 178], 92, 88, "#3c4448", 0, 'opacity="0.4"'),
    taper([1110, 130], [1150, 92], 17, 17, "#2b5f7c"),
    ellipse([1050, 160], 84, 84, cloth.ocean),
    ellipse([1050, 160], 84, 84, "none", 0, 'stroke="#f5efdc" stroke-width="9"'),
    ellipse([1050, 160], 68, 68, "#5a3322"),
    fill(
      smooth(pts("1000 150, 1020 118, 1056 106, 1036 134, 1018 160")),
      "#c98d55",
      'opacity="0.7"',
    ),
  ]);
  sheet.add(
    `<rect width="${width}" height="${height}" fill="${sheet.linear(
      stops("0 #a7a49a, 0.5 #8d8d89, 1 #66707a"),
      [0, 0],
      [1, 1],
    )}"/>`,
    ...Array.from({ length: 9 }, () => blotch("#98978d", random.between(60, 150))),
    ...Array.from({ length: 12 }, () =>
      blotch(random.pick(["#a3a878", "#b7b48c", "#c08b4c", "#8f9c7c"]), random.between(18, 56)),
    ),
    stroke(
      smooth(pts("-20 690, 180 640, 260 760, 420 800, 470 920"), false),
      "#565f68",
      7,
      'opacity="0.7"',
    ),
    stroke(
      smooth(pts("1220 300, 1130 380, 1160 520, 1090 640, 1130 920"), false),
      "#565f68",
      6,
      'opacity="0.6"',
    ),
    chart(sheet),
    mug,
    group([
      taper([250, 168], [96, 300], 11, 11, "#3e444a"),
      taper([246, 164], [92, 296], 11, 11, "#d79a3a"),
      taper([92, 296], [72, 313], 10, 2.5, "#ecd9b4"),
      taper([250, 160], [262, 150], 11, 11, shade(cloth.coral, 0.1)),
    ]),
    arm({
      from: [480, 1080],
      tip: [598, 520],
      size: 132,
      skin: skin.sand,
      sleeve: cloth.forest,
      grip: "reach",
      thumb: -1,
      bare: 0.6,
    }),
    arm({
      from: [1290, 830],
      tip: [912, 598],
      size: 150,
      skin: skin.deep,
      sleeve: cloth.rust,
      grip: "pinch",
      thumb: 1,
      bare: 0.5,
    }),
    ellipse([812, 560], 96, 96, "#28343a", 0, 'opacity="0.25"'),
    group([compass([800, 520], 78)], 'transform="rotate(-58 800 520)"'),
    ...rows("170 520 30, 210 560 -20, 90 820 60").map(([x = 0, y = 0, turn = 0], i) =>
      group([
        ellipse([x, y], 34, 14, ["#d79a3a", "#c27a34", "#e0b458"][i] ?? "#d79a3a", turn),
        stroke(
          `M${x - 26} ${y}H${x + 30}`,
          "#9a6a2c",
          2.4,
          `transform="rotate(${turn} ${x} ${y})"`,
        ),
      ]),
    ),
  );
}

export const galleryMapCompass: Picture = {
  ...shapes.gallery,
  name: "gallery-map-compass",
  draw,
};
