import { organization } from "../site/organization.ts";
import { ADULT_AGE } from "./rules.ts";

/** The year of a moment by the organization's clock: on New Year's Eve UTC is ahead of it. */
const toYear = new Intl.DateTimeFormat("en-US", {
  timeZone: organization.timeZone,
  calendar: "gregory",
  year: "numeric",
});

/** The season of a moment: its calendar year by the organization's clock. */
export const toSeason = (date: Date) => Number(toYear.format(date));

/**
 * Returns the two ages that a person born in this year may have on a day, as the birthday is
 * unknown.
 */
export function agesOn(date: Date, birthYear: number): [younger: number, older: number] {
  const older = toSeason(date) - birthYear;
  return [older - 1, older];
}

/** Returns true if a participant may be a minor on that day; false without a birth year. */
export function isMinor(date: Date, birthYear: number | null): boolean {
  return birthYear !== null && agesOn(date, birthYear)[0] < ADULT_AGE;
}

/** Lowest and highest age of the age groups that limit attendance. */
const ageRanges: Readonly<Record<string, [from: number, to: number] | undefined>> = {
  "6-12": [6, 12],
  "13-18": [13, 18],
};

/** Explains why a person cannot attend, in a sentence; null if they can. No birth year means an adult. */
export function findAgeProblem(
  { ageGroup, eventDate }: { ageGroup: string | null; eventDate: Date },
  { firstName, birthYear }: { firstName: string; birthYear: number | null },
): string | null {
  const range = ageRanges[ageGroup ?? ""];
  if (!range) return null;
  const [from, to] = range;
  const group = `This event is for ages ${from}–${to}`;
  if (birthYear === null) return `${group}. Please choose the children who come.`;
  const [younger, older] = agesOn(eventDate, birthYear);
  if (older >= from && younger <= to) return null;
  const age = younger < 0 ? "not be old enough" : `be ${younger} or ${older}`;
  return `${group}, and ${firstName} will ${age} by then. If it should be possible all the same, please write to us.`;
}
