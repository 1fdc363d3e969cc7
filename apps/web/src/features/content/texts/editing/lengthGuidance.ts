import { EXCERPT_MAX_LENGTH, TITLE_MAX_LENGTH } from "@headwaters/contracts";

/** Recommended lengths, and the hints about them. */
export interface LengthGuidance {
  good: readonly [from: number, to: number];
  /** Longer texts are refused. */
  max: number;
  /** Before anything is written. */
  none: string;
  short: string;
  fine: string;
  long: string;
}

/** By the name of the field. */
export const lengthGuidance = {
  title: {
    good: [30, 70],
    max: TITLE_MAX_LENGTH,
    none: "30 to 70 characters read well on cards and in search results.",
    short: "Short: say where, or who.",
    fine: "Good for cards and search results.",
    long: "Long: search results show about the first 70.",
  },
  excerpt: {
    good: [60, 160],
    max: EXCERPT_MAX_LENGTH,
    none: "One or two sentences for the card. Without them, it shows the first 120 characters of the content.",
    short: "Short: there is room for a sentence or two.",
    fine: "Good for cards and search results.",
    long: "Long: search results show about the first 160.",
  },
} as const satisfies Record<string, LengthGuidance>;
