import { rm } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { findCluster } from "./cluster.ts";
import { stop } from "./postmaster.ts";

/** Stops whatever runs on a data folder and deletes it, wherever the database really lies. */
export async function discard(dataDir: string): Promise<void> {
  const cluster = await findCluster(dataDir);
  if (cluster !== undefined) {
    await stop(cluster, await findBinaries(cluster.account));
    await rm(cluster.folder, { recursive: true, force: true });
  }
  await rm(dataDir, { recursive: true, force: true });
}
