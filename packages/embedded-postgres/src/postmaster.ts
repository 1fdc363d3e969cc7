import { readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { EmbeddedPostgresError, errorCode } from "./errors.ts";
import { isAlive, lastLine, run } from "./processes.ts";

/** The content of postmaster.pid. */
interface PidFile {
  pid: number;
  /** NaN until the server listens. */
  port: number;
}

/** Finds the port of the cluster's server; undefined if none runs, or none listens yet. */
export async function findPort(cluster: Cluster): Promise<number | undefined> {
  const found = await readPidFile(cluster);
  if (found === undefined || !(await isServer(found.pid, cluster))) return undefined;
  return Number.isNaN(found.port) ? undefined : found.port;
}

/**
 * Starts the server on a free port. Returns false after a transient failure: the port was taken
 * meanwhile, another process starts or stops the same server, or the children of a killed server
 * are still ending.
 * @throws EmbeddedPostgresError with PostgreSQL's reason after any other failure
 */
export async function start(
  cluster: Cluster,
  binaries: Binaries,
  settings: string[],
): Promise<boolean> {
  await disarmStalePidFile(cluster);
  const logSize = await measureFile(cluster.log);
  const options = [`port=${await findFreePort()}`, ...settings].map((setting) => `-c ${setting}`);
  const outcome = await run(
    binaries.pgCtl,
    [
      "start",
      "--wait",
      "--silent",
      "--timeout=60",
      `--pgdata=${cluster.data}`,
      `--log=${cluster.log}`,
      `--options=${options.join(" ")}`,
    ],
    cluster.account,
  );
  if (outcome.ok) return true;
  const log = (await readFile(cluster.log).catch(() => Buffer.alloc(0))).subarray(logSize);
  const output = log.toString() || outcome.output;
  if (/in use|lock file .* already exists|lock file .* is empty/.test(output)) return false;
  const reason = output.match(/(?:FATAL|PANIC): +(.*)/)?.[1] ?? lastLine(output);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL did not start: ${reason} (more in ${cluster.log}).`,
  );
}

/** Stops the server, if it runs, and waits until it has ended. Open transactions are rolled back. */
export async function stop(cluster: Cluster, binaries: Binaries): Promise<void> {
  const found = await readPidFile(cluster);
  if (found === undefined || !(await isServer(found.pid, cluster))) return;
  const outcome = await run(
    binaries.pgCtl,
    ["stop", "--mode=fast", "--wait", "--silent", "--timeout=60", `--pgdata=${cluster.data}`],
    cluster.account,
  );
  if (outcome.ok || (await readPidFile(cluster)) === undefined) return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL did not stop: ${lastLine(outcome.output)} (more in ${cluster.log}).`,
  );
}

async function readPidFile({ data }: Cluster): Promise<PidFile | undefined> {
  try {
    const lines = (await readFile(join(data, "postmaster.pid"), "utf8")).split("\n");
    return { pid: Number(lines[0]), port: Number.parseInt(lines[3] ?? "", 10) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

// After a crash the id may belong to another process, or to a zombie.
async function isServer(pid: number, { data }: Cluster): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "win32") return true;
  return (await readCommandLine(pid)).includes(`-D ${data} `);
}

async function readCommandLine(pid: number): Promise<string> {
  if (process.platform !== "linux") {
    return (await run("ps", ["-o", "command=", "-p", `${pid}`])).output;
  }
  const text = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
  return text.replaceAll("\0", " ");
}

// Replaces the id in a stale file by one that no process has, as PostgreSQL deletes the file only
// if no process has its id. Deleting the file here would also skip PostgreSQL's check that no child
// of the killed server still writes to the data.
async function disarmStalePidFile(cluster: Cluster): Promise<void> {
  const found = await readPidFile(cluster);
  if (found === undefined || !isAlive(found.pid) || (await isServer(found.pid, cluster))) return;
  const path = join(cluster.data, "postmaster.pid");
  const [pid, ...rest] = (await readFile(path, "utf8")).split("\n");
  if (Number(pid) === found.pid) await writeFile(path, ["2147483647", ...rest].join("\n"));
}

async function measureFile(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
