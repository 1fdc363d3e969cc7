// npm test: installs, then runs everything that must pass, and counts it in one last line.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, install, run } from "./install.mjs";

install();
const reports = mkdtempSync(join(tmpdir(), "headwaters-test-"));
let passed = 0;
let failed = 0;

function heading(what) {
  console.log(`\n── ${what}`);
}

/** A check that passes or fails as a whole. */
function check(what, command, args) {
  heading(what);
  if (run(command, args).ok) passed += 1;
  else failed += 1;
}

/** A suite of tests: its runner writes a JSON report, which `count` reads into [passed, failed]. */
function suite(what, report, count, command, args) {
  heading(what);
  const { ok } = run(command, args);
  let counts;
  try {
    counts = count(JSON.parse(readFileSync(join(reports, report), "utf8")));
  } catch {
    counts = [0, 1]; // it ended before it could report
  }
  passed += counts[0];
  // A runner that fails without a failed test (an error outside of any) has failed all the same.
  failed += counts[1] || (ok ? 0 : 1);
}

function vitest(name) {
  const report = `${name}.json`;
  suite(
    `tests of ${name}`,
    report,
    // Skipped or pending tests are no passes: nothing here may be skipped.
    (r) => [r.numPassedTests, r.numTotalTests - r.numPassedTests],
    "pnpm",
    [
      "--silent",
      "--filter",
      `@headwaters/${name}`,
      "exec",
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${join(reports, report)}`,
    ],
  );
}

try {
  check("build", "turbo", ["run", "build", "--output-logs=errors-only"]);
  check("types", "turbo", ["run", "types", "--output-logs=errors-only"]);
  check("lint and format", "biome", ["check", "--error-on-warnings"]);
  check("unused code and dependencies", "knip", []);
  for (const name of ["contracts", "db", "api", "web"]) vitest(name);
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(reports, "e2e.json");
  suite(
    "browser tests",
    "e2e.json",
    ({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped],
    "pnpm",
    [
      "--silent",
      "--filter",
      "@headwaters/web",
      "exec",
      "playwright",
      "test",
      "--reporter=list,json",
    ],
  );
} finally {
  rmSync(reports, { recursive: true, force: true });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
