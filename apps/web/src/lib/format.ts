import { COUNT_MAX } from "@headwaters/contracts";

/** Sets a range with an en dash: "24–48 hours". */
export const formatRange = (range: string) => range.replace("-", "–");

const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** Writes a number below ten as a word, as running text does. */
export const formatNumber = (number: number) => words[number] ?? String(number);

/** Formats a count: "7", or "999+". */
export const formatCount = (count: number) =>
  count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`;

/** Escapes JSON for the text of a script element, so that no "<" in it can end the element. */
export function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/** "Maya Chen"; the address if no name was given. */
export const formatName = ({ firstName, lastName, email }: Named) =>
  [firstName, lastName].filter(Boolean).join(" ") || email;
