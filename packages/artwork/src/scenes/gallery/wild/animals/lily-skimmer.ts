import { skimmer } from "../../../../parts/animals/insects/skimmer.ts";
import { mix } from "../../../../parts/drawing/color.ts";
import { ellipse, fill, group, num, type Point, stroke } from "../../../../parts/drawing/path.ts";
import type { Sheet } from "../../../../parts/drawing/sheet.ts";
import type { Picture } from "../../../../scene.ts";
import { shapes } from "../../../../shapes.ts";

/** A lily pad from straight above, its notch turned to `notch` degrees. */
function pad([x, y]: Point, r: number, notch: number, color: string, lit: string): string {
  const edge = (deg: number, reach = r): string => {
    const a = ((notch + deg) * Math.PI) / 180;
    return `${num(x + Math.cos(a) * reach)} ${num(y + Math.sin(a) * reach)}`;
  };
  const shape = `M${num(x)} ${num(y)}L${edge(13)}A${r} ${r} 0 1 1 ${edge(-13)}Z`;
  const half = `M${num(x)} ${num(y)}L${edge(13)}A${r} ${r} 0 0 1 ${edge(180)}Z`;
  const veins = [38, 70, 102, 134, 166, 194, 226, 258, 290, 322].map(
    (deg) => `M${num(x)} ${num(y)}L${edge(deg, r * 0.9)}`,
  );
  return group([
    fill(shape, color),
    fill(half, mix(color, lit, 0.45)),
    stroke(veins.join(""), lit, r * 0.014, 'opacity="0.7"'),
    stroke(shape, mix(color, "#8f4a3c", 0.45), r * 0.018),
  ]);
}

/** A white water lily from above. */
function blossom([x, y]: Point, r: number, turn: number): string {
  const ring = (count: number, reach: number, half: number, color: string, shift: number) =>
    Array.from({ length: count }, (_, i) => {
      const a = turn + shift + (i / count) * 360;
      const rad = (a * Math.PI) / 180;
      const at: Point = [x + Math.cos(rad) * reach * 0.55, y + Math.sin(rad) * reach * 0.55];
      return ellipse(at, reach * 0.5, half, color, a);
    });
  return group([
    ...ring(9, r, r * 0.19, "#d9dfe0", 0),
    ...ring(9, r * 0.9, r * 0.17, "#f0efe6", 20),
    ...ring(8, r * 0.66, r * 0.14, "#fdfbf2", 5),
    ellipse([x, y], r * 0.2, r * 0.2, "#e0a52f"),
    ...ring(10, r * 0.26, r * 0.035, "#f6cf5f", 0),
    ellipse([x, y], r * 0.08, r * 0.08, "#f9e08a"),
  ]);
}

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const pads: (readonly [Point, number, number])[] = [
    [[1120, 90], 210, 140],
    [[820, 20], 130, 60],
    [[120, 800], 260, -40],
    [[470, 900], 150, -110],
    [[620, 470], 285, 18],
    [[1080, 560], 140, 200],
    [[1010, 850], 190, -70],
    [[90, 380], 120, 20],
    [[270, 120], 95, 80],
  ];
  const greens = ["#4f8a52", "#3f7d5a", "#5e9648", "#47845f"] as const;
  const shadows = pads.map(([[x, y], r]) => ellipse([x + 26, y + 34], r, r, "#041f2c"));
  const stems = pads.map(([[x, y]], i) =>
    stroke(
      `M${x} ${y}Q${x + 60} ${y + 120} ${x + 150 + (i % 3) * 40} ${y + 190}`,
      "#5b6b3f",
      9,
      'opacity="0.5"',
    ),
  );
  const glints = Array.from({ length: 26 }, () =>
    ellipse(
      [random.between(0, width), random.between(0, height)],
      random.between(16, 60),
      random.between(1.5, 3.5),
      "#bfe3df",
      -14,
      `opacity="${random.between(0.18, 0.5).toFixed(2)}"`,
    ),
  );
  sheet.add(
    fill(
      `M0 0H${width}V${height}H0Z`,
      sheet.linear(
        [
          [0, "#2c7f8c"],
          [0.5, "#155a70"],
          [1, "#0a3a50"],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
    group(stems, `filter="${sheet.blur(3)}"`),
    group(shadows, `opacity="0.5" filter="${sheet.blur(16)}"`),
    ...glints,
    ...pads.map(([at, r, notch], i) =>
      pad(at, r, notch, greens[i % greens.length] ?? greens[0], "#a9cd78"),
    ),
    ...Array.from({ length: 22 }, (_, i) => {
      const [at, r] = pads[i % pads.length] ?? [[0, 0], 1];
      const a = random.between(0, 6.28);
      const reach = r * random.between(0.3, 0.85);
      const drop: Point = [at[0] + Math.cos(a) * reach, at[1] + Math.sin(a) * reach];
      const size = random.between(4, 9);
      return (
        ellipse(drop, size, size, "#d8f0e6", 0, 'opacity="0.75"') +
        ellipse([drop[0] - size * 0.3, drop[1] - size * 0.3], size * 0.3, size * 0.3, "#ffffff")
      );
    }),
    ellipse([246, 596], 120, 110, "#041f2c", 0, `opacity="0.35" filter="${sheet.blur(12)}"`),
    blossom([226, 566], 158, 12),
    blossom([1000, 330], 104, 40),
    group([silhouette([688, 512])], `opacity="0.32" filter="${sheet.blur(8)}"`),
    skimmer([660, 462], 420, -38, "#6f9fb8"),
  );
}

const silhouette = (at: Point): string =>
  skimmer(at, 420, -38, "#123a2c").replaceAll(/fill="#[0-9a-f]{6}"/g, 'fill="#123a2c"');

export const galleryLilySkimmer: Picture = {
  ...shapes.gallery,
  name: "gallery-lily-skimmer",
  draw,
};
