import type { LengthGuidance } from "./texts.ts";

const formatLength = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "character" : "characters"}`;

/** The error for a text of invalid length; null if it is valid. */
export function describeExcess(text: string, max: number): string | null {
  const { length } = text.trim();
  if (length <= max) return null;
  const excess = (length - max).toLocaleString("en");
  return `${formatLength(length)}: ${excess} more than can be saved.`;
}

/** The hint about the length of a text. */
export function describeLength(text: string, guidance: LengthGuidance) {
  const { good, max, none, short, fine, long } = guidance;
  const excess = describeExcess(text, max);
  if (excess) return { words: excess, isTooLong: true };
  const { length } = text.trim();
  if (length === 0) return { words: none, isTooLong: false };
  const verdict = length < good[0] ? short : length > good[1] ? long : fine;
  return { words: `${formatLength(length)}. ${verdict}`, isTooLong: false };
}
