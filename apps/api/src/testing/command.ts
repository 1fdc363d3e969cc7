import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { nodeEnv } from "@headwaters/launch/siteProcess";
import { afterwards } from "@headwaters/testing/afterwards";

/**
 * Runs a command of the server from its file; answers its exit code, which database it named first
 * (null: none), and what it said then.
 */
export function command(file: string) {
  return async (env: Record<string, string>, ...args: string[]) => {
    // "--" as package.json has it: without it Node takes --env-file for an option of its own.
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

/** A data folder until the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-command-"));
  chmodSync(folder, 0o711); // for root, PostgreSQL runs as another user
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
