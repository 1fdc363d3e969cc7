// npm test: installs, runs all checks and tests or the chosen tests, and prints the counts in the last
// line.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, root } from "./install.mjs";
import { onStop } from "./signals.mjs";
import { chooseChangedSpecs, findChanges } from "./testing/choice/changes.mjs";
import { chooseByName, findTestFiles, isSpec } from "./testing/choice/files.mjs";
import { parseOptions, usage } from "./testing/choice/options.mjs";
import { listAllParts, listChosenParts } from "./testing/parts.mjs";
import { createPrinter, runCommand, schedule, stopCommands } from "./testing/schedule.mjs";
import { summarize } from "./testing/summary.mjs";

/** Returns true if a test may start the site, which needs the build of the pages. */
const startsSite = (file) => /^(apps|packages\/(client|testing))\//.test(file);

function listParts(reports, { names, changed, shard }) {
  if (names.length > 0) {
    const files = chooseByName(findTestFiles(), names);
    const unit = files.filter((file) => !isSpec(file));
    return listChosenParts(reports, {
      vitestArgs: unit.length > 0 ? unit.map((file) => join(root, file)) : undefined,
      needsBuild: unit.some(startsSite),
      specs: files.filter(isSpec),
    });
  }
  if (!changed) return listAllParts(reports, shard);
  const changes = findChanges();
  const specs = chooseChangedSpecs(findTestFiles().filter(isSpec), changes);
  console.log(`${changes.files.length} files changed since ${changes.base.slice(0, 10)}.`);
  console.log("Browser tests are chosen by imports and by names of features; npm test runs all.");
  return listChosenParts(reports, {
    vitestArgs: [`--changed=${changes.base}`, "--passWithNoTests"],
    needsBuild: true,
    specs,
  });
}

function readReport({ report, readReport: read }) {
  try {
    return read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return undefined; // the runner ended without a report
  }
}

let stopped = false;
onStop((signal) => {
  // After the first signal the test runners stop their servers. A second Ctrl-C kills them.
  if (!stopped) stopCommands(signal);
  else if (signal === "SIGINT") stopCommands("SIGKILL");
  stopped = true;
});

let options;
try {
  options = parseOptions(process.argv.slice(2));
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exit(1);
}
install();
const reports = mkdtempSync(join(tmpdir(), "headwaters-test-"));
try {
  const print = createPrinter((text) => process.stdout.write(text));
  const results = await schedule(listParts(reports, options), async (part) => {
    if (stopped) return { ...part, ok: false, seconds: 0 };
    const result = await runCommand(part, print);
    return { ...part, ...result, tests: part.isCheck ? undefined : readReport(part) };
  });
  const { text, failed } = summarize(results);
  console.log(stopped ? "\nStopped." : text);
  process.exitCode = failed === 0 && !stopped ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
process.exit();
