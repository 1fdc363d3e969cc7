import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "vitest";

const MAIN = join(import.meta.dirname, "../main.ts");

const undo: (() => unknown)[] = [];

/** Undoes this, last first, when the test is over. */
export function afterwards(step: () => unknown) {
  undo.push(step);
}

/** What testing/setup.ts does after each test. */
export async function undoAll() {
  for (const step of undo.splice(0).reverse()) await step();
}

/** The exit code, once the process is gone and its output read. */
async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code as number | null;
}

/** Starts the process as `npm start` does; `output` grows as it speaks. */
export function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const site = { child, output: "", ended: ended(child) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      site.output += String(chunk);
    });
  }
  afterwards(async () => {
    child.kill("SIGTERM");
    await site.ended;
  });
  return site;
}

/** The process, once it serves. */
export async function running(env: Record<string, string>) {
  const site = launch(env);
  await expect
    .poll(() => site.output, { timeout: 50_000, interval: 50 })
    .toMatch(/ is at http:\/\/localhost:\d+|\w\.$/m);
  if (!site.output.includes(" is at ")) throw new Error(site.output);
  return site;
}
