import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, startTestServer } from "@headwaters/db/testing";
import { nodeEnv, nodeFlags } from "@headwaters/launch/siteProcess";
import { afterwards } from "@headwaters/testing/afterwards";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { expect, vi } from "vitest";

export const HOST = "fish.example";

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "headwaters-rehearsal-"));
  chmodSync(folder, 0o711); // for root, workers of nginx run as another user
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a release with `pnpm release`; returns its folder. */
export function makeRelease(): string {
  const folder = makeFolder();
  const script = join(import.meta.dirname, "../../../packages/launch/src/release.mjs");
  execFileSync(process.execPath, [script, folder], { stdio: "inherit" });
  return folder;
}

/** A process of the site that can restart on the same port. */
export interface Machine {
  port: number;
  /** Stops it like a process manager, starts it again and waits until it is ready. */
  restart(): Promise<void>;
}

/** Starts PostgreSQL, and two processes of a release that share it and a data folder. */
export async function startMachines(release: string) {
  const server = await startTestServer();
  afterwards(server.stop);
  const { connectionString } = await createDatabase(server.connectionString);
  const folder = makeFolder();
  const writeSecret = (name: string, value: string) => {
    writeFileSync(join(folder, name), `${value}\n`, { mode: 0o600 });
    return join(folder, name);
  };
  const env = {
    ...nodeEnv,
    NODE_ENV: "production",
    PUBLIC_URL: `https://${HOST}`,
    CANONICAL_HOST: "true",
    TRUST_PROXY: "1",
    DATA_DIR: join(folder, "data"),
    DATABASE_URL_FILE: writeSecret("database-url", connectionString),
    SESSION_SECRET_FILE: writeSecret("session-secret", "a secret of the rehearsal, in a file"),
    MAIL_TO_FILES: "true",
    LOG_LEVEL: "error",
    THROTTLE_FACTOR: "1000",
  };

  async function start(): Promise<Machine> {
    const port = await findFreePort();
    const run = () =>
      spawn(process.execPath, [...nodeFlags, "apps/api/src/main.ts"], {
        cwd: release,
        env: { ...env, PORT: String(port) },
        // If the rehearsal is killed, the IPC channel closes and the process stops.
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      });
    const waitUntilReady = () =>
      vi.waitFor(
        async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200),
        { timeout: 120_000, interval: 100 },
      );
    let child = run();
    const stop = async () => {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    };
    afterwards(stop);
    await waitUntilReady();
    return {
      port,
      async restart() {
        await stop();
        expect(child.exitCode).toBe(0);
        child = run();
        await waitUntilReady();
      },
    };
  }
  return { connectionString, machines: [await start(), await start()] as const };
}
