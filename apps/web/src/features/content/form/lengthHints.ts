import type { LengthGuidance } from "./texts.ts";

const formatLength = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "character" : "characters"}`;

/** The error for a text of invalid length; null if it is valid. */
export function findTooLongError(text: string, max: number): string | null {
  const { length } = text.trim();
  if (length <= max) return null;
  const excess = (length - max).toLocaleString("en");
  return `${formatLength(length)}: ${excess} more than can be saved.`;
}

/** The hint about the length of a text. */
export function describeLength(text: string, guidance: LengthGuidance) {
  const { range, max, empty, short, ok, long } = guidance;
  const error = findTooLongError(text, max);
  if (error) return { text: error, isTooLong: true };
  const { length } = text.trim();
  if (length === 0) return { text: empty, isTooLong: false };
  const verdict = length < range[0] ? short : length > range[1] ? long : ok;
  return { text: `${formatLength(length)}. ${verdict}`, isTooLong: false };
}
