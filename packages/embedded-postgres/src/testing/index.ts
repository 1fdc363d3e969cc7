import { findBinaries } from "../binaries.ts";
import { findCluster } from "../cluster.ts";
import { run } from "../processes.ts";

export { discardDataDir } from "../discardDataDir.ts";
export { isAlive } from "../processes.ts";

/**
 * Restarts the server of a data folder at the same address, while others are connected: "fast" ends
 * their connections and shuts down, "immediate" drops everything and recovers, as after a crash.
 */
export async function restartEmbeddedPostgres(
  dataDir: string,
  mode: "fast" | "immediate",
): Promise<void> {
  const cluster = await findCluster(dataDir);
  if (cluster === undefined) throw new Error(`There is no PostgreSQL in ${dataDir}.`);
  const { pgCtl } = await findBinaries(cluster.account);
  const files = [`--pgdata=${cluster.data}`, `--log=${cluster.log}`];
  const restart = ["restart", "--wait", "--silent", `--mode=${mode}`, ...files];
  const { ok, output } = await run(pgCtl, restart, cluster.account);
  if (!ok) throw new Error(output);
}
