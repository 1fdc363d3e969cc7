/** A seeded source of numbers: the same seed always draws the same picture. */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A number spread evenly `spread` either side of zero. */
  around(spread: number): number;
  /** One item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
}

/** Makes a random source from a text seed (FNV-1a hash into mulberry32). */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ char.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    around: (spread) => (next() * 2 - 1) * spread,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("cannot pick from an empty list");
      return item;
    },
  };
}
