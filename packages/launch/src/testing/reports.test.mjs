import { describe, expect, test } from "vitest";
import { root } from "../install.mjs";
import { countPart, readPlaywrightReport, readVitestReport } from "./reports.mjs";

const count = (tests, ok = true) => countPart({ isCheck: false, ok, tests });

describe("a report of vitest", () => {
  const report = (assertionResults, status = "passed") => ({
    testResults: [{ name: `${root}/apps/api/src/a.test.ts`, status, assertionResults }],
  });

  test("is read into tests with their file, title and seconds", () => {
    const passed = { fullName: "a thing works", status: "passed", duration: 1500 };
    expect(readVitestReport(report([passed]))).toEqual([
      { file: "apps/api/src/a.test.ts", title: "a thing works", seconds: 1.5, passed: true },
    ]);
  });

  test.each(["failed", "skipped", "pending", "todo"])("counts a %s test as failed", (status) => {
    const tests = readVitestReport(report([{ fullName: "a", status }]));
    expect(count(tests)).toEqual({ passed: 0, failed: 1 });
  });

  test("counts a file that could not be loaded as failed", () => {
    expect(count(readVitestReport(report([], "failed")))).toEqual({ passed: 0, failed: 1 });
  });
});

describe("a report of Playwright", () => {
  const spec = (title, status) => ({
    file: "news.spec.ts",
    title,
    tests: [{ status, results: [{ duration: 1000 }, { duration: 500 }] }],
  });
  const report = {
    suites: [
      {
        title: "news.spec.ts",
        specs: [spec("opens", "expected")],
        suites: [{ title: "an article", specs: [spec("is read", "flaky")] }],
      },
    ],
  };

  test("is read into tests with their file, whole title and seconds", () => {
    expect(readPlaywrightReport(report)).toEqual([
      { file: "apps/web/e2e/news.spec.ts", title: "opens", seconds: 1.5, passed: true },
      {
        file: "apps/web/e2e/news.spec.ts",
        title: "an article is read",
        seconds: 1.5,
        passed: false,
      },
    ]);
  });

  test.each(["unexpected", "flaky", "skipped"])("counts a test that is %s as failed", (status) => {
    const tests = readPlaywrightReport({ suites: [{ specs: [spec("a", status)] }] });
    expect(count(tests)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("a part", () => {
  test("counts as one if it is a check", () => {
    expect(countPart({ isCheck: true, ok: true })).toEqual({ passed: 1, failed: 0 });
    expect(countPart({ isCheck: true, ok: false })).toEqual({ passed: 0, failed: 1 });
  });

  test("has failed if its runner fails outside of any test", () => {
    expect(count([{ passed: true }], false)).toEqual({ passed: 1, failed: 1 });
  });

  test("has failed if it ended before it could report", () => {
    expect(count(undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(count(undefined, true)).toEqual({ passed: 0, failed: 1 });
  });

  test("with failed tests counts those, and not its runner's status", () => {
    const tests = [{ passed: true }, { passed: false }, { passed: false }];
    expect(count(tests, false)).toEqual({ passed: 1, failed: 2 });
  });
});
