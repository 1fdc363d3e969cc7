function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two #rrggbb colors; `t` 0 is the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const [from, to] = [channels(a), channels(b)];
  const part = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** A darker tone of a color, cooled towards deep ocean instead of black. */
export const shade = (color: string, t: number): string => mix(color, "#062033", t);
