import { mix, shade } from "../drawing/color.ts";
import { fill, group, type Point, polygon, smooth, stroke, taper } from "../drawing/path.ts";

interface Bridge {
  readonly from: number;
  readonly to: number;
  /** Height of the deck at both ends and how far its middle rises above. */
  readonly y: number;
  readonly rise: number;
  readonly wood: string;
  readonly light: string;
  /** Height of the railing. */
  readonly rail: number;
}

/** An arched wooden footbridge from the side; `behind` goes before the people on it, `front` after. */
export function footbridge({ from, to, y, rise, wood, light, rail }: Bridge) {
  const deck = (x: number): number => {
    const t = (x - from) / (to - from);
    return y - Math.sin(Math.max(0, Math.min(1, t)) * Math.PI) * rise;
  };
  const curve = (up: number, inset = 0): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => {
      const x = from + inset + ((to - from - inset * 2) * i) / 12;
      return [x, deck(x) - up];
    });
  const fence = (up: number, dark: number): string => {
    const tone = shade(wood, dark);
    const posts = Array.from({ length: 9 }, (_, i) => {
      const x = from + ((to - from) * i) / 8;
      return taper([x, deck(x) - up], [x, deck(x) - up - rail], rail * 0.06, rail * 0.05, tone);
    });
    return group([
      ...posts,
      stroke(smooth(curve(up + rail * 0.94), false), mix(tone, light, 0.4), rail * 0.11),
      stroke(smooth(curve(up + rail * 0.5), false), tone, rail * 0.06),
    ]);
  };
  const depth = rail * 0.34;
  const [over, under] = [curve(depth), curve(0)];
  const beam = [...curve(0), ...curve(-rail * 0.3, rail * 0.5).toReversed()];
  const seams = Array.from({ length: 44 }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / 44;
    return stroke(
      `M${x} ${deck(x).toFixed(1)}L${x + 3} ${(deck(x) - depth).toFixed(1)}`,
      shade(light, 0.3),
      1.4,
    );
  });
  return {
    deck,
    behind: group([
      fence(depth, 0.25),
      fill(polygon([...over, ...under.toReversed()]), light),
      group(seams, 'opacity="0.6"'),
      fill(smooth(beam, false), shade(wood, 0.25)),
      stroke(smooth(curve(-2), false), mix(wood, light, 0.55), rail * 0.09),
    ]),
    front: fence(-2, 0),
  };
}
