import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterwards } from "./process.ts";

/** Runs a command of the server from its file; answers what it says, and its exit code. */
export function command(file: string) {
  return async (env: Record<string, string>, ...args: string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, "..", file), ...args], {
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    return { code: code as number, said: (out + errors).trim() };
  };
}

/** A data folder until the test is over. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-command-"));
  chmodSync(folder, 0o711); // for root, PostgreSQL runs as another user
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
