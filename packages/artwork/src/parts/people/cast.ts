/** Skin tones and hair colors used for everybody in the pictures. */
export const skin = {
  fair: "#eec4a0",
  sand: "#d9a67c",
  brown: "#a66f49",
  deep: "#6d442e",
} as const;
export const hair = {
  black: "#1f1916",
  brown: "#4b3020",
  auburn: "#84431f",
  blond: "#c79a56",
  gray: "#b7b2a8",
} as const;
/** Cloth colors that sit with the house palettes. */
export const cloth = {
  coral: "#d9694f",
  ochre: "#d79a3a",
  ocean: "#0b4f75",
  sky: "#5c9bbd",
  forest: "#2c6e49",
  moss: "#7d8f4e",
  sand: "#d9c193",
  rust: "#a8482f",
  navy: "#22384f",
  khaki: "#8a7550",
  plum: "#6a4360",
} as const;
/** Life vests: bright, as they should be. */
export const vest = { orange: "#ec7a35", yellow: "#efb63c", red: "#d64a3a" } as const;
