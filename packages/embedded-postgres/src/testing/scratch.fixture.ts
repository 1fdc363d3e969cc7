import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** Makes a data folder, which the user "postgres" can enter unless `closed`. */
export async function makeDataDir(closed = false): Promise<string> {
  // With the prefix of test runs: if this run is killed, the next one deletes the folder.
  const folder = await mkdtemp(join(tmpdir(), `headwaters-test-${process.ppid}-`));
  if (!closed) await chmod(folder, 0o711);
  return folder;
}

/** Runs one statement and returns its rows. */
export async function query(
  connectionString: string,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts another process that uses the data folder; `firstLine` is its output, `kill` sends SIGKILL. */
export async function startHolder(dataDir: string) {
  const script = fileURLToPath(new URL("./holder.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [firstLine] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return { firstLine, kill };
}
