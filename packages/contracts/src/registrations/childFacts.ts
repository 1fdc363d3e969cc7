// In a file of its own, because every page loads rules.ts.
/** Longer allergies or medicine of a child are rejected, in UTF-16 units. */
export const FACT_MAX = 300;

export const swimsChoices = ["yes", "with-help", "no"] as const;
export type Swims = (typeof swimsChoices)[number];

export const swimsNames: Record<Swims, string> = {
  yes: "Swims",
  "with-help": "Swims with help",
  no: "Does not swim",
};

/** US shoe sizes, small children's first ("10C"). */
export const shoeSizes = [
  ...(["8C", "9C", "10C", "11C", "12C", "13C"] as const),
  ...(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"] as const),
] as const;
export type ShoeSize = (typeof shoeSizes)[number];

/** Sizes of life vests, which go by weight. */
export const vestSizes = ["child", "youth", "adult", "adult-large"] as const;
export type VestSize = (typeof vestSizes)[number];

export const vestSizeNames: Record<VestSize, string> = {
  child: "Child",
  youth: "Youth",
  adult: "Adult",
  "adult-large": "Adult large",
};

/** Leaders see the facts of children from this many days before their event to the end of the day after it. */
export const FACTS_DAYS_BEFORE = 3;
