import { expect, test } from "vitest";
import { describeLength, findTooLongError } from "./lengthHints.ts";
import { lengthGuidance } from "./texts.ts";

const { title } = lengthGuidance;

test.each([
  [0, title.empty, false],
  [1, `1 character. ${title.short}`, false],
  [29, `29 characters. ${title.short}`, false],
  [30, `30 characters. ${title.ok}`, false],
  [70, `70 characters. ${title.ok}`, false],
  [71, `71 characters. ${title.long}`, false],
  [200, `200 characters. ${title.long}`, false],
  [201, "201 characters: 1 more than can be saved.", true],
])("a title of %i characters shows: %s", (length, text, isTooLong) => {
  expect(describeLength("x".repeat(length), title)).toEqual({ text, isTooLong });
});

test("spaces around a text do not count, as they are not saved", () => {
  expect(describeLength("  Herons \n", title).text).toMatch(/^6 characters/);
  expect(findTooLongError(` ${"x".repeat(50_000)} `, 50_000)).toBeNull();
  expect(findTooLongError("x".repeat(51_200), 50_000)).toBe(
    "51,200 characters: 1,200 more than can be saved.",
  );
});
