import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { findPort, start, stop } from "./postmaster.ts";

/**
 * Starts a server again after a kill or an end on a full disk, until it is stopped.
 * @param onRestarted called each time
 */
export function superviseServer(
  cluster: Cluster,
  binaries: Binaries,
  port: number,
  settings: string[],
  onRestarted?: () => void,
) {
  let isStopping = false;
  let starting: Promise<unknown> | undefined;
  return {
    /** Starts the server at the same port unless it runs. @throws if it does not start */
    async restart(): Promise<void> {
      if ((await findPort(cluster)) !== undefined || isStopping) return;
      starting = start(cluster, binaries, [...settings, `port=${port}`]);
      await starting;
      onRestarted?.();
    },
    async stop(): Promise<void> {
      isStopping = true;
      await starting?.catch(() => {});
      await stop(cluster, binaries);
    },
  };
}
