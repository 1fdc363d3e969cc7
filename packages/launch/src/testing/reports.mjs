// Reads the JSON reports of vitest and Playwright into one list of tests.
import { relative } from "node:path";
import { root } from "../install.mjs";

/** Reads the tests of vitest's report. A file that could not be loaded is a failed test. */
export function readVitestReport({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      // A skipped test counts as failed.
      passed: test.status === "passed",
    }));
    if (status === "failed" && tests.every(({ passed }) => passed)) {
      tests.push({ file, title: "(the file as a whole)", seconds: 0, passed: false });
    }
    return tests;
  });
}

/** Reads the tests of Playwright's report. Skipped and flaky tests have failed. */
export function readPlaywrightReport({ suites }, folder = "apps/web/e2e") {
  const readSuite = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        file: `${folder}/${spec.file}`,
        title: [...titles, spec.title].join(" "),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: test.status === "expected",
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => readSuite(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => readSuite(suite, [])); // the outermost suites are files
}

/** Counts a check as one, and a suite by its tests. `tests` is undefined if the suite gave no report. */
export function countPart({ isCheck, ok, tests }) {
  if (isCheck) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (tests === undefined) return { passed: 0, failed: 1 };
  const passed = tests.filter((test) => test.passed).length;
  // A runner may fail by an error outside of any test.
  return { passed, failed: tests.length - passed || (ok ? 0 : 1) };
}
