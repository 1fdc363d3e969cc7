import type { LengthGuidance } from "../../texts/writing.ts";

const counted = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "character" : "characters"}`;

/** What is said of a text that cannot be saved for its length; null where it can. */
export function excessWords(text: string, max: number): string | null {
  const { length } = text.trim();
  if (length <= max) return null;
  const excess = (length - max).toLocaleString("en");
  return `${counted(length)}: ${excess} more than can be saved.`;
}

/** What is said of the length of a text while it is typed. */
export function lengthWords(text: string, guidance: LengthGuidance) {
  const { good, max, none, short, fine, long } = guidance;
  const excess = excessWords(text, max);
  if (excess) return { words: excess, isTooLong: true };
  const { length } = text.trim();
  if (length === 0) return { words: none, isTooLong: false };
  const verdict = length < good[0] ? short : length > good[1] ? long : fine;
  return { words: `${counted(length)}. ${verdict}`, isTooLong: false };
}
