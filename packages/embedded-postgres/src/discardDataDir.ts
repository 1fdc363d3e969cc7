import { rm } from "node:fs/promises";
import { findBinaries } from "./binaries.ts";
import { findCluster } from "./cluster.ts";
import { stop } from "./postmaster.ts";

/** Stops the server of a data folder, if one runs, and deletes all of its data, outside data included. */
export async function discardDataDir(dataDir: string): Promise<void> {
  const cluster = await findCluster(dataDir);
  if (cluster !== undefined) {
    await stop(cluster, await findBinaries(cluster.account));
    await rm(cluster.folder, { recursive: true, force: true });
  }
  await rm(dataDir, { recursive: true, force: true });
}
