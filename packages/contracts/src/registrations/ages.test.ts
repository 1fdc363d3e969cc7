import { expect, test } from "vitest";
import { agesOn, isMinor } from "./ages.ts";

test("a person who may be of age or not on the day counts as a minor", () => {
  const day = new Date("2026-07-01T16:00:00Z");
  expect(agesOn(day, 2018)).toEqual([7, 8]);
  expect(isMinor(day, 2008)).toBe(true);
  expect(isMinor(day, 2007)).toBe(false);
  expect(isMinor(day, null)).toBe(false);
});

test("the day is the organization's, on New Year's Eve too", () => {
  const evening = new Date("2027-01-01T02:00:00Z"); // six o'clock on December 31
  expect(agesOn(evening, 2008)).toEqual([17, 18]);
  expect(isMinor(evening, 2008)).toBe(true);
});
