// pnpm doctor [--json] [--send <address>]: what keeps this installation from working, in a line each.
import { parseArgs } from "node:util";
import { readConfig, StartError } from "../config.ts";
import { type Check, describeError, type Result, runChecks } from "./doctor/check.ts";
import {
  checkClock,
  checkCluster,
  checkExtensions,
  checkMigrations,
  checkServer,
  findDoctorDatabase,
} from "./doctor/database.ts";
import { checkConfiguration, checkDisk } from "./doctor/machine.ts";
import { checkMail, checkStorage } from "./doctor/services.ts";
import { checkAddress, checkProxies } from "./doctor/site.ts";
import { checkJobs, checkMails, checkReviews } from "./doctor/work.ts";
import { readArguments } from "./runCommand.ts";

const USAGE = "Say nothing, --json, or --send <address> for a mail to try the mail server with.";

const checks: Check[] = [
  { name: "configuration", run: checkConfiguration },
  { name: "database", run: checkServer },
  { name: "migrations", run: checkMigrations },
  { name: "extensions", run: checkExtensions },
  { name: "clock", run: checkClock },
  { name: "embedded cluster", run: checkCluster },
  { name: "disk space", run: checkDisk },
  { name: "mail server", run: checkMail },
  { name: "storage", run: checkStorage },
  { name: "PUBLIC_URL", run: checkAddress },
  { name: "proxies", run: checkProxies },
  { name: "jobs", run: checkJobs },
  { name: "mails", run: checkMails },
  { name: "reviews", run: checkReviews },
];

function readOptions(args: string[]) {
  try {
    const options = { json: { type: "boolean" }, send: { type: "string" } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new StartError(USAGE);
  }
}

/** All checks; the configuration alone where it is wrong, as nothing else can be tried then. */
async function examine(env: NodeJS.ProcessEnv, sendTo: string | null): Promise<Result[]> {
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(env);
  } catch (error) {
    const advice = "The other checks need it. The table is in apps/docs/configuration.md.";
    return [{ name: "configuration", status: "failed", message: describeError(error), advice }];
  }
  const { connectionString, failure } = await findDoctorDatabase(config);
  return runChecks(checks, { config, connectionString, databaseFailure: failure, sendTo });
}

const labels = { ok: "ok    ", failed: "FAILED", skipped: "-     " };

function print(results: Result[]) {
  for (const { name, status, message, advice } of results) {
    console.log(`${labels[status]}  ${name.padEnd(16)}  ${[message, advice].join(" ").trim()}`);
  }
  const failed = results.filter(({ status }) => status === "failed").length;
  console.log(failed > 0 ? `Failed checks: ${failed}.` : "All is well.");
}

try {
  const { args, readEnvironment } = readArguments();
  const { json, send } = readOptions(args);
  const results = await examine(readEnvironment(), send ?? null);
  const ok = results.every(({ status }) => status !== "failed");
  if (json) console.log(JSON.stringify({ ok, checks: results }));
  else print(results);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
// A check that was given up may still hold a connection.
process.exit();
