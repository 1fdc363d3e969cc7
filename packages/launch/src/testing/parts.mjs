// The parts of npm test: the command of each, and the parts that it waits for.
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

/** Generates code once, before other tasks of turbo that need it run at the same time. */
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
  // Runs after the build, beside the tests of faults, which have one worker and leave cores idle.
  { ...turbo("types"), title: "types", waitsFor: [build] },
];

const config = join(root, "packages/launch/vitest.all.config.mjs");
const stopReporter = join(root, "packages/launch/src/testing/stopReporter.mjs");
const reporters = ["default", "json", stopReporter].map((name) => `--reporter=${name}`);

/** Runs the tests of vitest, all or those that `args` choose. */
function vitestPart(reports, waitsFor, args) {
  const report = join(reports, "vitest.json");
  return {
    title: tests,
    command: "vitest",
    args: ["run", "--config", config, ...reporters, `--outputFile.json=${report}`, ...args],
    stopSignal: "SIGHUP", // see stopReporter.mjs
    report,
    readReport: readVitestReport,
    waitsFor,
  };
}

/** Runs the tests of Playwright, all or those that `args` choose. */
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

/** Lists all parts; for a shard such as "2/3" its tests, and the checks if it is the first. */
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

/** Lists the parts for chosen tests: a vitest run with these arguments, browser specs, and what they need. */
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
