import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { nodeEnv } from "@headwaters/launch/siteProcess";
import { afterwards } from "@headwaters/testing/afterwards";

/**
 * Runs a command of the server by its file; returns its exit code, the database that it named first
 * (null for none), and the rest of its output.
 */
export function command(file: string) {
  return async (env: Record<string, string>, ...args: string[]) => {
    // "--" as in package.json: otherwise Node would take --env-file for its own option.
    const script = ["--", join(import.meta.dirname, "../commands", file), ...args];
    const child = spawn(process.execPath, script, {
      env: { PATH: process.env.PATH, ...nodeEnv, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    const [, database = null, rest = out] = /^Database: ([^\n]*)\n(.*)$/s.exec(out) ?? [];
    return { code: code as number, database, said: (rest + errors).trim() };
  };
}

/** Creates a data folder, deleted after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-command-"));
  chmodSync(folder, 0o711); // for root, PostgreSQL runs as another user
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
