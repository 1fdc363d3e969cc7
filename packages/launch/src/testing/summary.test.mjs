import { expect, test } from "vitest";
import { summarize } from "./summary.mjs";

const lint = { title: "lint", isCheck: true, ok: true, seconds: 2.04 };
const suite = (tests, ok = true) => ({ title: "tests", isCheck: false, ok, seconds: 61.5, tests });
const passing = (seconds) => ({
  file: "a.test.ts",
  title: `takes ${seconds}`,
  seconds,
  passed: true,
});

test("the last line counts checks and tests", () => {
  const { text, failed } = summarize([lint, suite([passing(1), passing(2)])]);
  expect(text.split("\n").at(-1)).toBe("3 passed, 0 failed");
  expect(failed).toBe(0);
  expect(text).not.toContain("── failed");
});

test("each part's time is printed", () => {
  const { text } = summarize([lint, suite([])]);
  expect(text).toContain("    2.0 s  lint\n   61.5 s  tests");
});

test("only the slowest tests are printed, the slowest first", () => {
  const tests = Array.from({ length: 12 }, (_, index) => passing(index + 1));
  const titles = summarize([suite(tests)]).text.match(/takes \d+/g);
  expect(titles).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((seconds) => `takes ${seconds}`));
});

test("failed tests are listed with their file, above the last line", () => {
  const broken = { file: "b.test.ts", title: "works", seconds: 0, passed: false };
  const { text, failed } = summarize([{ ...lint, ok: false }, suite([passing(1), broken], false)]);
  expect(text).toContain("── failed\nlint\ntests\n  works (b.test.ts)\n");
  expect(text.split("\n").at(-1)).toBe("1 passed, 2 failed");
  expect(failed).toBe(2);
});
