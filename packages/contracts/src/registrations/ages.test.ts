import { expect, test } from "vitest";
import { agesOn, isMinor } from "./ages.ts";

test("who may be 17 or 18 on the day is taken for a minor", () => {
  const day = new Date("2026-07-01T16:00:00Z");
  expect(agesOn(day, 2018)).toEqual([7, 8]);
  expect(isMinor(day, 2008)).toBe(true);
  expect(isMinor(day, 2007)).toBe(false);
  expect(isMinor(day, null)).toBe(false);
});
