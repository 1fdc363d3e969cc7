import { agesOn } from "@headwaters/contracts";
import { rosterTexts } from "../../texts/roster.ts";

/** "7 or 8 years old", or "7 or 8" under a heading for ages. */
export function ageText(date: Date, birthYear: number | null, words = rosterTexts.person.age) {
  if (birthYear === null) return rosterTexts.person.adult;
  const [younger, older] = agesOn(date, birthYear);
  return words(Math.max(0, younger), older);
}
