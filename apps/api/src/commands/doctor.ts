// pnpm doctor [--json] [--send <address>]: reports problems of this installation, one line per check.
import { StartError } from "../config.ts";
import type { Result } from "./doctor/check.ts";
import { examine } from "./doctor/examine.ts";
import { endWithSentence, readArguments } from "./runCommand.ts";

const USAGE =
  "Usage: doctor [--json] [--send <address>], which mails that address to try the mail server";

const labels = { ok: "ok    ", failed: "FAILED", skipped: "-     " };

function print(results: Result[]) {
  for (const { name, status, message, advice } of results) {
    console.log(`${labels[status]}  ${name.padEnd(16)}  ${[message, advice].join(" ").trim()}`);
  }
  const failed = results.filter(({ status }) => status === "failed").length;
  console.log(failed > 0 ? `Failed checks: ${failed}.` : "All is well.");
}

await endWithSentence(async () => {
  const options = { json: { type: "boolean" }, send: { type: "string" } } as const;
  const { args, values, readEnvironment } = readArguments(USAGE, options);
  if (args.length > 0) throw new StartError(USAGE);
  const results = await examine(readEnvironment(), values.send ?? null);
  const ok = results.every(({ status }) => status !== "failed");
  if (values.json) console.log(JSON.stringify({ ok, checks: results }));
  else print(results);
  process.exitCode = ok ? 0 : 1;
});
// A check that timed out may still hold a connection.
process.exit();
