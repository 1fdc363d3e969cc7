// npm test: installs, builds, runs the checks, vitest and Playwright, and prints the counts in the last
// line. Names, --changed and --shard=1/3 choose tests; vitest and Playwright understand them themselves.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, install, root, windows } from "./install.mjs";
import { onStop } from "./signals.mjs";
import { parseArguments } from "./testing/parseArguments.mjs";

const web = join(root, "apps/web");
const config = join(root, "packages/launch/vitest.all.config.mjs");
const stopReporter = join(root, "packages/launch/src/testing/stopReporter.mjs");

const running = new Map();
let stopped = false;
onStop((signal) => {
  // A second Ctrl-C kills runners that are still stopping their servers.
  for (const [child, stopSignal] of running) {
    child.kill(stopped ? "SIGKILL" : (stopSignal ?? signal));
  }
  stopped = true;
});

/**
 * Runs a command; resolves with its success. Its output is printed at once if `isLive`, otherwise in one
 * piece at the end.
 */
function run(command, args, { isLive = false, stopSignal, ...options } = {}) {
  if (stopped) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...env, ...options.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
      shell: windows,
      stdio: ["ignore", ...Array(2).fill(isLive ? "inherit" : "pipe")],
      // In a process group of its own, so that Ctrl-C arrives only once, by onStop.
      detached: !windows,
      ...(options.cwd && { cwd: options.cwd }),
    });
    running.set(child, stopSignal);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    const end = (ok) => {
      if (!running.delete(child)) return;
      process.stdout.write(output);
      resolve(ok);
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

const turbo = (...tasks) =>
  run("turbo", ["run", ...tasks, "--continue", "--output-logs=errors-only"]);
const countCheck = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Counts a report's tests. Skipped and flaky tests count as failed, as does an error outside of any test. */
function countTests(ok, report, read) {
  let counts = { passed: 0, failed: 1 };
  try {
    counts = read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    // The runner ended without a report.
  }
  return { ...counts, failed: counts.failed || (ok ? 0 : 1) };
}

async function runVitest(reports, args) {
  const report = join(reports, "vitest.json");
  const reporters = ["default", "json", stopReporter].map((name) => `--reporter=${name}`);
  const ok = await run(
    "vitest",
    ["run", "--config", config, ...reporters, `--outputFile.json=${report}`, ...args],
    { isLive: true, stopSignal: "SIGHUP" }, // see stopReporter.mjs
  );
  return countTests(ok, report, ({ numPassedTests: passed, numTotalTests, testResults }) => ({
    passed,
    // A file that could not be loaded has no tests.
    failed:
      numTotalTests -
      passed +
      testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0)
        .length,
  }));
}

async function runPlaywright(reports, args) {
  const report = join(reports, "playwright.json");
  const ok = await run(
    join(web, "node_modules/.bin/playwright"),
    ["test", "--reporter=list,json", ...args],
    { cwd: web, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return countTests(ok, report, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
  }));
}

install();
const { hasChecks, ...args } = parseArguments(process.argv.slice(2));
const reports = mkdtempSync(join(tmpdir(), "headwaters-test-"));
const start = performance.now();
const counts = [countCheck(await turbo("build"))];
if (counts[0].passed) {
  // The tests of faults run first and have one worker, so the checks find an idle core beside them.
  counts.push(
    ...(await Promise.all([
      ...(hasChecks ? [turbo("types", "//#lint", "//#unused").then(countCheck)] : []),
      runVitest(reports, args.vitest),
      runPlaywright(reports, args.playwright),
    ])),
  );
}
rmSync(reports, { recursive: true, force: true });
if (
  !hasChecks &&
  counts.every(({ passed, failed }, index) => index === 0 || passed + failed === 0)
) {
  console.log("No test was chosen.");
  counts.push(countCheck(false));
}
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`\n${Math.round((performance.now() - start) / 1000)} s${stopped ? ", stopped" : ""}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") > 0 || stopped ? 1 : 0);
