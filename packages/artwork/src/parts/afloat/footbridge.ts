import { type Point, smooth, stroke, taper } from "../drawing/path.ts";

/** An arched timber footbridge across a sheet 1200 wide: its height at x, what lies behind the walkers and before them. */
export function footbridge() {
  const arch = (x: number, lift = 0): number => 500 - 74 * (1 - ((x - 600) / 640) ** 2) - lift;
  const curve = (lift: number): string =>
    smooth(
      Array.from({ length: 13 }, (_, i): Point => [-20 + i * 104, arch(-20 + i * 104, lift)]),
      false,
    );
  const rail = (x: number) => taper([x, arch(x) + 20], [x, arch(x, 104)], 8, 7, "#7b5637");
  const deck = [
    ...[100, 1110].map((x) => taper([x, 470], [x + (x < 600 ? -10 : 10), 620], 24, 30, "#5a412c")),
    stroke(curve(-34), "#4c3422", 20),
    stroke(curve(-16), "#8a613c", 26),
    ...Array.from({ length: 30 }, (_, i) =>
      stroke(`M${i * 42} ${arch(i * 42) + 3}v24`, "#5f4229", 3, 'opacity="0.7"'),
    ),
    stroke(curve(0), "#cda06a", 10),
    stroke(curve(96), "#6b4a30", 6, 'opacity="0.8"'),
  ];
  const rails = [
    ...[40, 200, 360, 520, 680, 840, 1000, 1160].map(rail),
    stroke(curve(54), "#93683f", 9),
    stroke(curve(104), "#a87a4a", 15),
    stroke(curve(109), "#d9ad74", 4),
  ];
  return { arch, deck, rails };
}
