import { flock } from "../../../parts/animals/birds.ts";
import { silhouette } from "../../../parts/animals/brush.ts";
import { fill, group, type Point, smooth } from "../../../parts/drawing/path.ts";
import type { Sheet } from "../../../parts/drawing/sheet.ts";
import type { Picture } from "../../../scene.ts";
import { shapes } from "../../../shapes.ts";

interface Channel {
  readonly spine: readonly Point[];
  readonly width: (t: number) => number;
}

/** The creeks of a marsh: one big one, and arms that split into ever thinner ones. */
function channels(sheet: Sheet): Channel[] {
  const { random } = sheet;
  const out: Channel[] = [];
  const grow = (start: Point, heading: number, reach: number, wide: number, level: number) => {
    const spine: Point[] = [start];
    const bend = random.around(0.4);
    const step = 6;
    let phase = random.pick([0, Math.PI]) + random.around(0.5);
    let [x, y] = start;
    for (let s = 0; s < reach; s += step) {
      const t = s / reach;
      // Bends tighten as the creek narrows.
      phase += step / (wide * (1 - t * 0.8) * 1.05 + 8.5);
      const a = heading + bend * t + Math.sin(phase) * 1.18 * Math.min(1, t * 6);
      x += Math.cos(a) * step;
      y += Math.sin(a) * step;
      spine.push([x, y]);
    }
    out.push({ spine, width: (t) => wide * (1 - t * 0.8) });
    split(spine, wide, reach, heading, level);
  };
  const split = (spine: Point[], wide: number, reach: number, heading: number, level: number) => {
    if (level === 0) return;
    const arms = Math.max(2, Math.round(reach / (level > 1 ? 112 : 74)));
    for (let i = 0; i < arms; i++) {
      const t = (i + random.between(0.5, 0.95)) / arms;
      const at = Math.min(spine.length - 2, Math.floor(t * spine.length));
      const [root, next] = [spine[at], spine[at + 1]];
      if (!root || !next) continue;
      const along = (Math.atan2(next[1] - root[1], next[0] - root[0]) + heading) / 2;
      const side = i % 2 === 0 ? 1 : -1;
      const share = reach * random.between(0.3, 0.46) * (1.1 - t * 0.4);
      grow(
        root,
        along + side * random.between(0.8, 1.2),
        share,
        wide * (0.5 - t * 0.16),
        level - 1,
      );
    }
  };
  const big: Point[] = [];
  for (let i = 0; i <= 120; i++) {
    const t = i / 120;
    const swing = Math.sin(t * 11.6 + 0.4) * (190 - t * 95);
    big.push([-110 + t * 1400 + swing * 0.62, 800 - t * 700 + swing * 0.95]);
  }
  out.push({ spine: big, width: (t) => 112 - t * 62 });
  for (let i = 0; i < 11; i++) {
    const at = 10 + i * 10;
    const [root, next] = [big[at], big[at + 1]];
    if (!root || !next) continue;
    const along = Math.atan2(next[1] - root[1], next[0] - root[0]);
    const side = i % 2 === 0 ? 1 : -1;
    grow(root, along + side * random.between(1.1, 1.5), random.between(420, 640), 32 - i, 2);
  }
  return out;
}

function bed({ spine, width }: Channel, extra: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const before = spine[Math.max(0, i - 1)] ?? [x, y];
    const after = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
    const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = Math.max(0.8, width(i / spine.length) / 2) + extra;
    left.push([x - Math.sin(a) * half, y + Math.cos(a) * half]);
    right.push([x + Math.sin(a) * half, y - Math.cos(a) * half]);
  });
  return smooth([...left, ...right.toReversed()]);
}

function draw(sheet: Sheet): void {
  const { random, width, height } = sheet;
  const all = channels(sheet);
  const tones = ["#c9a45c", "#b7a566", "#c4935a", "#a3a571", "#d6bd80", "#b98a52"] as const;
  const patches = Array.from({ length: 64 }, (_, i) => {
    const x = ((i * 0.618) % 1) * (width + 100) - 50;
    const y = (i / 64) * (height + 60) - 30;
    const r = random.between(50, 150);
    const edge = Array.from({ length: 11 }, (_, k): Point => {
      const a = (k / 11) * Math.PI * 2;
      const reach = r * random.between(0.65, 1.2);
      const [u, v] = [Math.cos(a) * reach * 1.35, Math.sin(a) * reach * 0.7];
      return [x + u * 0.86 + v * 0.5, y - u * 0.5 + v * 0.86];
    });
    return fill(smooth(edge), tones[i % tones.length] ?? tones[0], 'opacity="0.5"');
  });
  const shine = sheet.linear(
    [
      [0, "#dff0ee"],
      [0.45, "#8fc0cc"],
      [1, "#3d7f9b"],
    ],
    [1, 0],
    [0, 1],
  );
  const pans = Array.from(
    { length: 9 },
    (): Point => [random.between(40, width - 40), random.between(40, height - 40)],
  ).map(([x, y]) => {
    const r = random.between(9, 22);
    const edge = Array.from(
      { length: 8 },
      (_, i): Point => [
        x + Math.cos(i * 0.785) * r * random.between(0.7, 1.3) * 1.3,
        y + Math.sin(i * 0.785) * r * random.between(0.7, 1.2) * 0.8,
      ],
    );
    return fill(smooth(edge), "#a9cfd4", 'stroke="#6f6a3c" stroke-width="5"');
  });
  const birds: Point[] = [
    [830, 640],
    [884, 596],
    [884, 690],
    [946, 560],
    [940, 736],
    [1010, 520],
    [1000, 786],
  ];
  const path = (extra: number) => all.map((c) => bed(c, extra)).join("");
  sheet.add(
    fill(`M0 0H${width}V${height}H0Z`, "#bfa062"),
    ...patches,
    ...pans,
    group([fill(path(30), "#8f4a38")], `opacity="0.6" filter="${sheet.blur(11)}"`),
    fill(path(5), "#6b4636"),
    fill(path(2.4), "#9a7a58"),
    fill(path(0), shine),
    fill(
      all
        .slice(0, 1)
        .map((c) => bed({ spine: c.spine, width: (t) => c.width(t) * 0.42 }, 0))
        .join(""),
      "#2f6d8b",
      `opacity="0.45" filter="${sheet.blur(7)}"`,
    ),
    group(
      [
        flock(
          birds.map(([x, y]): Point => [x + 30, y + 46]),
          38,
          "#4c4a2c",
        ),
      ],
      'opacity="0.4"',
    ),
    silhouette(flock(birds, 40, "#ffffff"), "#fbf8ec"),
  );
}

export const galleryTidalMaze: Picture = {
  ...shapes.gallery,
  name: "gallery-tidal-maze",
  draw,
};
