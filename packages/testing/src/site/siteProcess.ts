import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { nodeEnv } from "@headwaters/launch/siteProcess";
import { afterwards } from "../afterwards.ts";

/** The folder of the API's sources, which contain the entry points of its processes. */
export const API_FOLDER = join(import.meta.dirname, "../../../../apps/api/src");

/** The log line of a site that is ready. */
const READY = / is at (http:\/\/localhost:\d+)/;

/** A process of the site. */
export interface SiteProcess {
  child: ChildProcess;
  /** The output of both streams so far. */
  output: string;
  /** Resolves with the exit code when the process has ended and its output is read. */
  ended: Promise<number | null>;
  /** Resolves with the URL when the site is ready; rejects with the output if the process ends before. */
  url: Promise<string>;
}

async function waitForExit(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code as number | null;
}

/**
 * Starts a site as `npm start` does, without the flags that save memory at the cost of speed. Its
 * environment variables are these and PATH only.
 */
export function spawnSite(env: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, [join(API_FOLDER, "main.ts")], {
    env: { PATH: process.env.PATH, ...nodeEnv, ...env },
    // Over the IPC channel the site notices when this process is killed, and stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = waitForExit(child);
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  url.catch(() => {}); // the caller may not wait for it
  const site: SiteProcess = { child, output: "", ended, url: url };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      site.output += String(chunk);
      const [, served] = READY.exec(site.output) ?? [];
      if (served) resolve(served);
    });
  }
  ended.then((code) => {
    reject(new Error(`The site did not start.\n${site.output}`));
    // Tests may otherwise see only rejected connections.
    if (code && READY.test(site.output)) console.error(`A site ended (${code}).`, site.output);
  });
  return site;
}

/** Starts a site that is stopped after the test. */
export function launchSite(env: Record<string, string>): SiteProcess {
  const site = spawnSite(env);
  afterwards(async () => {
    site.child.kill("SIGTERM");
    await site.ended;
  });
  return site;
}

/** Starts a site that is stopped after the test, and waits until it is ready. */
export async function launchReadySite(env: Record<string, string>): Promise<SiteProcess> {
  const site = launchSite(env);
  await site.url;
  return site;
}
