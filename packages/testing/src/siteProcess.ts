import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { nodeEnv } from "@headwaters/launch/siteProcess";
import { afterwards } from "./afterwards.ts";

/** Where the sources of the API are; its processes are started from their files. */
export const API_FOLDER = join(import.meta.dirname, "../../../apps/api/src");

/** What a site says once it serves. */
const SERVING = / is at (http:\/\/localhost:\d+)/;

/** A process of the site. */
export interface SiteProcess {
  child: ChildProcess;
  /** What it has said so far, both streams. */
  output: string;
  /** Its exit code, once it is gone and its output read. */
  ended: Promise<number | null>;
  /** Its address, once it serves; fails with its output when it ends before. */
  address: Promise<string>;
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, "close");
  return code as number | null;
}

/**
 * Starts the process as `npm start` does, with these variables and PATH alone; without the flags that
 * make it slower to save memory.
 */
export function spawnSite(env: Record<string, string>): SiteProcess {
  const child = spawn(process.execPath, [join(API_FOLDER, "main.ts")], {
    env: { PATH: process.env.PATH, ...nodeEnv, ...env },
    // Over the channel the site learns when this process is killed, and stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = exitCode(child);
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  address.catch(() => {}); // whoever wants it hears of it
  const site: SiteProcess = { child, output: "", ended, address };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      site.output += String(chunk);
      const [, served] = SERVING.exec(site.output) ?? [];
      if (served) resolve(served);
    });
  }
  ended.then((code) => {
    reject(new Error(`The site did not start.\n${site.output}`));
    // Its own test may see no more of it than a connection that was refused.
    if (code && SERVING.test(site.output)) console.error(`A site ended (${code}).`, site.output);
  });
  return site;
}

/** The same until the test is over. */
export function launchSite(env: Record<string, string>): SiteProcess {
  const site = spawnSite(env);
  afterwards(async () => {
    site.child.kill("SIGTERM");
    await site.ended;
  });
  return site;
}

/** The process, once it serves. */
export async function launchReadySite(env: Record<string, string>): Promise<SiteProcess> {
  const site = launchSite(env);
  await site.address;
  return site;
}
