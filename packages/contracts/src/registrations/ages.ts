import { organization } from "../site/organization.ts";
import { ADULT_AGE } from "./rules.ts";

/** The year of a moment by the organization's clock: on New Year's Eve UTC is ahead of it. */
const toYear = new Intl.DateTimeFormat("en-US", {
  timeZone: organization.timeZone,
  calendar: "gregory",
  year: "numeric",
});

/** The two ages that someone born in a year may have on a day: the birthday is not known. */
export function agesOn(date: Date, birthYear: number): [younger: number, older: number] {
  const older = Number(toYear.format(date)) - birthYear;
  return [older - 1, older];
}

/** Whether a participant may be a minor on that day; without a birth year, no. */
export function isMinor(date: Date, birthYear: number | null): boolean {
  return birthYear !== null && agesOn(date, birthYear)[0] < ADULT_AGE;
}
