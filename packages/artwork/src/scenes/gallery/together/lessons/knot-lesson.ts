import { mix, shade } from "../../../../parts/drawing/color.ts";
import {
  ellipse,
  fill,
  group,
  type Point,
  pts,
  rect,
  smooth,
  stroke,
} from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import { cloth, skin } from "../../../../parts/people/cast.ts";
import { arm } from "../../../../parts/people/hands/hands.ts";
import { rope } from "../../../../parts/things/camp/rope.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

function draw(sheet: Sheet): void {
  const { width, random } = sheet;
  const boards = [0, 1, 2, 3, 4].map((i) => {
    const tone = mix("#3d6a66", "#2c5458", ((i * 3) % 5) / 4);
    return group([
      rect(0, i * 190 - 20, width, 190, tone),
      rect(0, i * 190 + 164, width, 6, "#173a40"),
      ...[0, 1, 2].map(() => {
        const [x, y] = [random.between(-100, 900), i * 190 + random.between(10, 140)];
        return stroke(`M${x} ${y}q180 ${random.around(16)} 420 0`, "#1d474b", 4, 'opacity="0.35"');
      }),
    ]);
  });
  const wood = "#d2a468";
  const hook = pts("300 300, 300 640, 262 744, 168 772, 92 722, 78 640, 96 600");
  const eye: Point = [300, 236];
  const cord = "#e9d7ae";
  const tag = "#cf5f45";
  const coils = [0, 1, 2, 3, 4].map((i) => {
    const x = 470 + i * 54;
    return rope(
      [
        [x - 30, 186],
        [x - 4, 214],
        [x + 14, 258],
        [x + 4, 294],
      ],
      30,
      cord,
    );
  });
  sheet.add(
    ...boards,
    fill(
      smooth(pts("-40 -40, 700 -60, 1260 200, 1300 520, 700 420, 200 560, -60 420")),
      "#f4e7b9",
      'opacity="0.1"',
    ),
    // The wooden hook and its shadow.
    stroke(
      smooth(
        hook.map(([x, y]): Point => [x + 16, y + 20]),
        false,
      ),
      "#0e2a30",
      62,
      'opacity="0.4"',
    ),
    ellipse(
      [eye[0] + 16, eye[1] + 20],
      74,
      74,
      "none",
      0,
      'stroke="#0e2a30" stroke-width="44" opacity="0.4"',
    ),
    stroke(smooth(hook, false), wood, 60),
    fill(smooth(pts("62 620, 96 548, 126 640, 108 612")), wood),
    fill(smooth(pts("104 610, 176 640, 128 660, 112 690")), shade(wood, 0.12)),
    ellipse(eye, 70, 70, "none", 0, `stroke="${wood}" stroke-width="46"`),
    stroke(
      smooth(
        hook.map(([x, y]): Point => [x - 12, y - 6]),
        false,
      ),
      mix(wood, "#fff3d6", 0.5),
      8,
      'opacity="0.7"',
    ),
    stroke("M262 700q34 -20 36 -90M240 190q30 -34 84 -26", shade(wood, 0.3), 4, 'opacity="0.5"'),
    // Loop through the eye and the tag end behind the standing rope.
    rope(pts("472 250, 400 196, 330 190, 296 236"), 30, cord),
    rope(pts("296 236, 330 284, 404 286, 480 240"), 30, cord),
    rope(pts("470 240, 640 240, 860 232, 1080 200, 1260 150"), 30, cord),
    ...coils,
    rope(pts("700 290, 724 340, 660 372, 540 360, 430 330, 408 262"), 30, cord),
    rope(pts("408 262, 440 336, 470 430, 540 500"), 30, cord),
    rope(pts("540 500, 566 524, 590 540"), 30, tag),
    ellipse([598, 546], 15, 15, shade(tag, 0.2)),
    arm({
      from: [860, 1060],
      tip: [600, 548],
      size: 176,
      skin: skin.brown,
      sleeve: cloth.ochre,
      grip: "pinch",
      thumb: -1,
      bare: 0.3,
    }),
    arm({
      from: [1200, 900],
      tip: [1004, 158],
      size: 168,
      skin: skin.fair,
      sleeve: cloth.ocean,
      grip: "fist",
      thumb: -1,
      bare: 0.4,
    }),
    // A small real hook with its own line waits beside the model.
    stroke(
      "M470 700H384a30 30 0 0 0 0 60h40l-18 -14",
      "#0e2a30",
      7,
      'opacity="0.4" transform="translate(5 8)"',
    ),
    stroke("M470 700H384a30 30 0 0 0 0 60h40l-18 -14", "#dfe5e2", 7),
    ellipse([478, 700], 9, 9, "none", 0, 'stroke="#dfe5e2" stroke-width="5"'),
    stroke("M486 700q60 10 74 70t-60 130", "#f6f1df", 3, 'opacity="0.9"'),
  );
}

export const galleryKnotLesson: Picture = {
  ...shapes.gallery,
  name: "gallery-knot-lesson",
  draw,
};
