// The parts of npm test: which command each runs, and which parts it waits for.
import { join } from "node:path";
import { root } from "../install.mjs";
import { readPlaywrightReport, readVitestReport } from "./reports.mjs";

export const web = join(root, "apps/web");
export const playwright = join(web, "node_modules/.bin/playwright");

const generated = "generated code";
const build = "build";
const lint = "lint and format";
const tests = "tests";

const turbo = (task) => ({
  command: "turbo",
  args: ["run", task, "--output-logs=errors-only"],
  isCheck: true,
});

/** Checks that need no test runner. Two tasks of turbo at once would both generate code. */
const generatedPart = { ...turbo("generate"), title: generated, waitsFor: [] };
const buildPart = { ...turbo("build"), title: build, waitsFor: [generated] };
const checks = [
  {
    title: lint,
    command: "biome",
    args: ["check", "--error-on-warnings"],
    isCheck: true,
    waitsFor: [],
  },
  {
    title: "unused code and dependencies",
    command: "knip",
    args: [],
    isCheck: true,
    waitsFor: [generated, lint],
  },
  // Types wait for the build, which the tests wait for: they use the cores that the first tests,
  // those of faults with their one worker, leave idle.
  { ...turbo("types"), title: "types", waitsFor: [build] },
];

const stopReporter = join(root, "packages/launch/src/testing/stopReporter.mjs");
const reporters = ["default", "json", stopReporter].map((name) => `--reporter=${name}`);

/** All tests of vitest; with `args`, a choice of them. */
function vitestPart(reports, waitsFor, args) {
  const report = join(reports, "vitest.json");
  return {
    title: tests,
    command: "vitest",
    args: ["run", ...reporters, `--outputFile.json=${report}`, ...args],
    stopSignal: "SIGHUP", // see stopReporter.mjs
    report,
    readReport: readVitestReport,
    waitsFor,
  };
}

/** All tests of Playwright; with `args`, a choice of them. */
function playwrightPart(reports, waitsFor, args) {
  const report = join(reports, "playwright.json");
  return {
    title: "browser tests",
    command: playwright,
    args: ["test", "--reporter=list,json", ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    cwd: web,
    report,
    readReport: readPlaywrightReport,
    waitsFor,
  };
}

/** Everything that must pass; of a shard such as "2/3" its tests, and the checks in the first. */
export function listAllParts(reports, shard) {
  const args = shard === undefined ? [] : [`--shard=${shard}`];
  return [
    generatedPart,
    buildPart,
    ...(shard === undefined || shard.startsWith("1/") ? checks : []),
    vitestPart(reports, [build], args),
    playwrightPart(reports, [build], args),
  ];
}

/** A vitest run with these arguments, if any, and these browser specs, after what they need. */
export function listChosenParts(reports, { vitestArgs, needsBuild, specs }) {
  const needed = needsBuild || specs.length > 0 ? buildPart : generatedPart;
  const parts = [{ ...needed, waitsFor: [] }];
  if (vitestArgs !== undefined) parts.push(vitestPart(reports, [needed.title], vitestArgs));
  if (specs.length > 0) {
    // Playwright reads them as regular expressions for whole paths.
    const patterns = specs.map((spec) => `${spec.replaceAll(".", "\\.")}$`);
    parts.push(playwrightPart(reports, [needed.title], patterns));
  }
  return parts;
}
