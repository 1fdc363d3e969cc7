import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { findBinaries } from "../binaries.ts";
import { findCluster } from "../cluster.ts";
import { findPort } from "../postmaster.ts";
import { run } from "../processes.ts";

export { discardDataDir } from "../discardDataDir.ts";
export { isAlive } from "../processes.ts";
export { makeOldCluster } from "./oldCluster.ts";

/** Reads the process id of the PostgreSQL server of a data folder. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, "postgres", "data", "postmaster.pid"), "utf8");
  return Number.parseInt(file, 10);
}

/** Restarts the server of a data folder at the same address, and ends the connections of others. */
export async function restartEmbeddedPostgres(dataDir: string): Promise<void> {
  const cluster = await findCluster(dataDir);
  if (cluster === undefined) throw new Error(`There is no PostgreSQL in ${dataDir}.`);
  const { pgCtl } = await findBinaries(cluster.account);
  const files = [`--pgdata=${cluster.data}`, `--log=${cluster.log}`];
  // If its owner starts it first, pg_ctl waits until this many seconds have passed.
  const wait = ["--wait", "--timeout=10"];
  const restart = ["restart", ...wait, "--silent", "--mode=fast", ...files];
  const { ok, output } = await run(pgCtl, restart, cluster.account);
  if (!ok && (await findPort(cluster)) === undefined) throw new Error(output);
}
