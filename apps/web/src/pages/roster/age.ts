import { ADULT_AGE } from "@headwaters/contracts";
import { rosterTexts } from "../../content/roster.ts";

/** The two ages that someone born in a year may have on a day, as the birthday is not known. */
export function agesAt(date: Date, birthYear: number): [younger: number, older: number] {
  const older = date.getUTCFullYear() - birthYear;
  return [Math.max(0, older - 1), older];
}

/** Someone who may be a minor on that day; who has no birth year is an adult. */
export function mayBeMinor(date: Date, birthYear: number | null): boolean {
  return birthYear !== null && agesAt(date, birthYear)[0] < ADULT_AGE;
}

/** "7 or 8 years old", or "7 or 8" where it is said above that it is an age. */
export function ageText(date: Date, birthYear: number | null, words = rosterTexts.person.age) {
  return birthYear === null ? rosterTexts.person.adult : words(...agesAt(date, birthYear));
}
