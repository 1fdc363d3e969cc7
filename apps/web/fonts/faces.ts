/** First and last code point. */
type Range = readonly [number, number];

/** A font file of the site, a subset of one of fontsource's. */
export interface Face {
  file: string;
  source: string;
  characters: readonly Range[];
  /** Weights that stay; absent: all, if that makes the smaller file. */
  weights?: { min: number; max: number } | number;
}

/** Characters of English texts and of western European names. */
const TEXT: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bc, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2015], // dashes
  [0x2018, 0x201e], // quotation marks
  [0x2020, 0x2022],
  [0x2026, 0x2026], // …
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac], // €
  [0x2122, 0x2122], // ™
  [0x2190, 0x2193], // arrows, as far as a face has them
  [0x2212, 0x2212], // −
];

/**
 * Further Latin letters of names: Łukasz, Şebnem, Dvořák. The same as in src/ui/styles/fonts.css.
 */
const NAMES: Range[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
];

/** Large figures: 1, 15,000+, $250K+. The same as in src/ui/styles/fonts.css. */
const NUMERALS: Range[] = [
  [0x24, 0x25], // $ %
  [0x2b, 0x2e], // + , - .
  [0x30, 0x39],
  [0x4b, 0x4b], // K
];

const nationalPark = (subset: string) =>
  `@fontsource-variable/national-park/files/national-park-${subset}-wght-normal.woff2`;
const sourceSans = (subset: string, style: string) =>
  `@fontsource-variable/source-sans-3/files/source-sans-3-${subset}-wght-${style}.woff2`;

/** Titles have one weight: more would double the bytes that block the first paint. */
const DISPLAY = 700;

export const faces: Face[] = [
  {
    file: "national-park",
    source: nationalPark("latin"),
    characters: TEXT,
    weights: DISPLAY,
  },
  {
    file: "national-park-names",
    source: nationalPark("latin-ext"),
    characters: NAMES,
    weights: DISPLAY,
  },
  {
    file: "national-park-numerals",
    source: nationalPark("latin"),
    characters: NUMERALS,
    weights: 300,
  },
  { file: "source-sans-3", source: sourceSans("latin", "normal"), characters: TEXT },
  { file: "source-sans-3-names", source: sourceSans("latin-ext", "normal"), characters: NAMES },
  { file: "source-sans-3-italic", source: sourceSans("latin", "italic"), characters: TEXT },
  {
    file: "source-sans-3-italic-names",
    source: sourceSans("latin-ext", "italic"),
    characters: NAMES,
  },
];
