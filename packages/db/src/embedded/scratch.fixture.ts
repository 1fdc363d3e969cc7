import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";

/** A fresh data folder; as root, one that the user "postgres" can reach unless `closed`. */
export async function scratchFolder(closed = false): Promise<string> {
  // The prefix of test runs: should this one be killed, the next sweeps the folder away.
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

/** The process id of the PostgreSQL server of a data folder. */
export async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8");
  return Number.parseInt(file, 10);
}

/** Starts another Headwaters; `says` is its first line, `kill` is kill -9. */
export async function startHolder(dataDir: string) {
  const script = fileURLToPath(new URL("./holder.fixture.ts", import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [says] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  return { says, kill };
}
