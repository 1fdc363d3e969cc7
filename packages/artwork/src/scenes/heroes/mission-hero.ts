import { ellipse, fill, group, type Point, smooth, stroke } from "../../parts/drawing/path.ts";
import type { Sheet } from "../../parts/drawing/sheet.ts";
import { fish } from "../../parts/fish/fish.ts";
import { ridge, waver } from "../../parts/land/land.ts";
import { cloth, skin } from "../../parts/people/cast.ts";
import { grasp, support } from "../../parts/people/hands/cradling-hand.ts";
import { forearm } from "../../parts/people/hands/large-hands.ts";
import { treeline } from "../../parts/plants/trees/trees.ts";
import { sky, veil } from "../../parts/waters/sky.ts";
import { shafts } from "../../parts/waters/water.ts";
import type { Picture } from "../../scene.ts";
import { shapes } from "../../shapes.ts";

/** Round stones of a stream bed, small and hazy above, large and clear towards the lower edge. */
function pebbles(sheet: Sheet, top: number): string {
  const { random, width, height } = sheet;
  const tones = ["#5d7f7c", "#476a6e", "#7d8f80", "#9a937a", "#3b5d66"];
  const rows = Array.from({ length: 6 }, (_, j) => {
    const t = j / 5;
    const y = top + (height + 20 - top) * t ** 1.2;
    const w = 26 + t * 74;
    return Array.from({ length: Math.ceil(width / (w * 1.5)) + 1 }, (_, i) => {
      const rx = w * random.between(0.6, 1);
      const at: Point = [i * w * 1.5 + random.around(w * 0.5), y + random.around(w * 0.16)];
      const more = `opacity="${(0.35 + t * 0.6).toFixed(2)}"`;
      return (
        ellipse([at[0] + 4, at[1] + rx * 0.16], rx, rx * 0.42, "#1b4450", 0, more) +
        ellipse(at, rx, rx * 0.4, random.pick(tones), random.around(8), more)
      );
    }).join("");
  });
  return group(rows);
}

function draw(sheet: Sheet): void {
  const { width, height } = sheet;
  const surface = 138;
  const wave = waver(sheet, 620);
  const edge = smooth(
    Array.from({ length: 41 }, (_, i): Point => [i * 50 - 40, surface + wave(i * 50) * 7]),
    false,
  );
  const trout: Point = [1240, 372];
  const grown = skin.sand;
  const young = skin.deep;
  sheet.add(
    sky(
      sheet,
      [
        [0, "#d9c9a0"],
        [1, "#f3e0b4"],
      ],
      surface + 20,
    ),
    ridge(sheet, { y: 60, rise: 26, scale: 1100, color: "#9db08f", base: surface + 20 }),
    treeline(sheet, {
      ground: () => 128,
      from: -40,
      to: width + 40,
      height: 96,
      color: "#4f7a63",
      base: surface + 20,
    }),
    fill(
      `${edge}L${width + 20} ${height + 20}L-20 ${height + 20}Z`,
      sheet.linear([
        [0, "#a8cdb4"],
        [0.16, "#5ba3a0"],
        [0.55, "#2b7884"],
        [1, "#124a5e"],
      ]),
    ),
    pebbles(sheet, 486),
    shafts(sheet, { x: 1080, y: surface, depth: 500, color: "#fbf3cd", opacity: 0.3 }),
    ...(
      [
        [742, 300, 120, "left"],
        [866, 420, 150, "left"],
        [1750, 440, 130, "right"],
      ] as const
    ).map(([x, y, length, facing]) =>
      fish(sheet, {
        species: "rainbow trout",
        at: [x, y],
        length,
        facing,
        bend: 0.3,
        haze: { color: "#2f7f89", amount: 0.72 },
      }),
    ),
    // Shadow of fish and hands on the stones.
    ellipse([1230, 578], 300, 26, "#0c3644", 0, 'opacity="0.45"'),
    // Two arms come down behind the fish.
    forearm([1470, -60], [1394, 420], 92, grown, cloth.rust, 0.38),
    forearm([1242, -60], [1184, 412], 70, young, cloth.ochre, 0.36),
    fish(sheet, {
      species: "rainbow trout",
      at: trout,
      length: 560,
      facing: "left",
      pitch: 3,
      bend: 0.35,
    }),
    support([1388, 446], 1, grown),
    support([1178, 437], 0.72, young, 4),
    // The adult's other hand steadies the tail from above.
    forearm([1640, -60], [1512, 306], 92, grown, cloth.rust, 0.4),
    grasp([1512, 306], 1, grown),
    fill(
      `${edge}L${width + 20} ${surface + 30}L-20 ${surface + 30}Z`,
      sheet.linear([
        [0, "#e9f2d6", 0.85],
        [1, "#e9f2d6", 0],
      ]),
    ),
    stroke(edge, "#fbf8e4", 4, 'opacity="0.9"'),
    ...[
      [1150, 34],
      [1392, 44],
      [1566, 44],
    ].map(([x = 0, r = 0]) => ellipse([x, surface + 2], r, 6, "#fbf8e4", 0, 'opacity="0.55"')),
    veil(sheet, "left", 0.5, 0.55, "#0a3a48"),
  );
}

export const missionHero: Picture = {
  ...shapes.hero,
  name: "mission-hero",
  draw,
};
