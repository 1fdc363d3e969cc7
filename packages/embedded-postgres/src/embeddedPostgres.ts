import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Binaries, findBinaries } from "./binaries.ts";
import { type Cluster, findCluster, openCluster } from "./cluster.ts";
import { type DataDirLock, lockDataDir } from "./dataDirLock.ts";
import { EmbeddedPostgresError, errorCode } from "./errors.ts";
import { checkMajorVersion } from "./majorVersion.ts";
import { findPort, start, stop } from "./postmaster.ts";
import { superviseServer } from "./supervisor.ts";

export interface EmbeddedPostgresOptions {
  /** The folder that holds the cluster; created if it does not exist. */
  dataDir: string;
  /** False, for tests only: faster, but a power cut may lose or corrupt the data. */
  durable?: boolean;
  /** Called after the server has ended unexpectedly and was started again. */
  onRestarted?: (() => void) | undefined;
}

/** A running embedded PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  connectionString: string;
  /** The folder of the cluster; outside `dataDir` if `isOutside`. */
  folder: string;
  /** True if the user "postgres" cannot enter the data folder, which then links to `folder`. */
  isOutside: boolean;
  logFile: string;
  /** Stops the server and waits until its data is on disk. */
  stop(): Promise<void>;
}

const database = "headwaters";

// The server shares a small machine. The log names the constraint that a row violates, but neither
// values nor statements, which contain personal data.
const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "timezone=UTC",
  "log_timezone=UTC",
  "jit=off",
  "io_method=sync",
  "max_parallel_workers_per_gather=0",
  "max_wal_size=256MB",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_logical_replication_workers=0",
  "log_checkpoints=off",
  "log_error_verbosity=terse",
  "log_min_error_statement=panic",
];
const testSettings = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "autovacuum=off",
  // Several sites share the server of a test run.
  "max_connections=500",
];

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the server that a killed process
 * left running. The first start creates the cluster.
 * @throws EmbeddedPostgresError if another process uses the folder, if it is not usable, or if its
 * cluster is of another major version of PostgreSQL
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  try {
    refuseShellCharacters(dataDir);
    await mkdir(dataDir, { recursive: true });
    const cluster = await openCluster(dataDir, options.durable ?? true);
    const binaries = await findBinaries(cluster.account);
    refuseShellCharacters(cluster.folder, binaries.pgCtl);
    await checkMajorVersion(cluster, binaries, dataDir);
    const all = options.durable === false ? [...settings, ...testSettings] : settings;
    const client = await connect(cluster, binaries, all);
    const server = superviseServer(cluster, binaries, client.port, all, options.onRestarted);
    const lock = await lockDataDir(client, server.restart);
    if (lock === undefined) {
      await client.end();
      throw new EmbeddedPostgresError(
        `Another Headwaters is already running with the data folder ${dataDir}. ` +
          "Stop it, or set DATA_DIR.",
      );
    }
    return toEmbeddedPostgres(cluster, server.stop, client, lock, dataDir);
  } catch (error) {
    throw toOperatorError(error, dataDir);
  }
}

/**
 * Finds the address of a data folder's PostgreSQL, if one runs. The process that started it stops it.
 * @throws EmbeddedPostgresError also if none runs and its cluster is of another major version
 */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  try {
    const cluster = await findCluster(resolve(dataDir));
    if (!cluster) return undefined;
    const port = await findPort(cluster);
    if (port !== undefined) return formatAddress(cluster, port);
    await checkMajorVersion(cluster, await findBinaries(cluster.account), resolve(dataDir));
    return undefined;
  } catch (error) {
    throw toOperatorError(error, dataDir);
  }
}

/** Returns true if a data folder has a cluster, running or not. */
export async function hasEmbeddedPostgres(dataDir: string): Promise<boolean> {
  try {
    return (await findCluster(resolve(dataDir))) !== undefined;
  } catch (error) {
    throw toOperatorError(error, dataDir);
  }
}

function toEmbeddedPostgres(
  cluster: Cluster,
  stopServer: () => Promise<void>,
  client: pg.Client,
  lock: DataDirLock,
  dataDir: string,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    await stopServer();
    await lock.release();
  };
  return {
    connectionString: formatAddress(cluster, client.port),
    folder: cluster.folder,
    isOutside: !cluster.folder.startsWith(join(dataDir, "/")),
    logFile: cluster.log,
    stop: () => {
      stopping ??= stopOnce();
      return stopping;
    },
  };
}

/** Starts the server unless it runs, waits until it accepts connections, and connects to the database. */
async function connect(
  cluster: Cluster,
  binaries: Binaries,
  options: string[],
): Promise<pg.Client> {
  const deadline = Date.now() + 60_000;
  let reason = "it keeps starting or stopping";
  let started = false;
  try {
    while (Date.now() < deadline) {
      const port = await findPort(cluster);
      if (port === undefined) {
        started = await start(cluster, binaries, options);
        if (started) continue;
      } else {
        const attempt = await open(formatAddress(cluster, port)).catch((error: unknown) => error);
        if (attempt instanceof pg.Client) return attempt;
        reason = attempt instanceof Error ? attempt.message : String(attempt);
        await handleRefusal(attempt, cluster, port);
      }
      await delay(50);
    }
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL did not become ready in a minute: ${reason} (see ${cluster.log}).`,
    );
  } catch (error) {
    if (started) await stop(cluster, binaries);
    throw error;
  }
}

/** Creates the missing database. Resolves if another attempt may succeed, and throws otherwise. */
async function handleRefusal(error: unknown, cluster: Cluster, port: number): Promise<void> {
  if (errorCode(error) === "3D000") return createDatabase(formatAddress(cluster, port, "postgres"));
  if (errorCode(error) === "28P01") {
    throw new EmbeddedPostgresError(
      `The embedded database does not accept the password in ${join(cluster.folder, "password")}; ` +
        "restore that file from a backup.",
    );
  }
}

async function createDatabase(maintenance: string): Promise<void> {
  const client = await open(maintenance);
  try {
    await client.query(`CREATE DATABASE ${database}`);
  } catch (error) {
    // 42P04, 23505: another process has created it.
    if (!["42P04", "23505"].includes(errorCode(error))) throw error;
  } finally {
    await client.end();
  }
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "headwaters-guard",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on("error", () => {}); // "end" follows
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function formatAddress({ password }: Cluster, port: number, name: string = database): string {
  return `postgresql://headwaters:${password}@127.0.0.1:${port}/${name}?sslmode=disable`;
}

// pg_ctl starts the server through a shell, with both paths in double quotes.
function refuseShellCharacters(...paths: string[]): void {
  if (process.platform === "win32") return;
  const bad = paths.find((path) => /["$`\\\n]/.test(path));
  if (bad === undefined) return;
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot start in ${bad}, because of a special character in the ` +
      "path; move the folder, or set DATA_DIR or DATABASE_URL.",
  );
}

function toOperatorError(error: unknown, dataDir: string): unknown {
  switch (errorCode(error)) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new EmbeddedPostgresError(
        `The data folder ${dataDir} cannot be used by this user; give it the right to read and ` +
          "write there, or set DATA_DIR.",
        { cause: error },
      );
    case "ENOTDIR":
    case "EEXIST":
      return new EmbeddedPostgresError(`${dataDir} is not a folder; set DATA_DIR to one.`, {
        cause: error,
      });
    case "ENOSPC":
      return new EmbeddedPostgresError(`The disk that holds ${dataDir} is full.`, { cause: error });
    default:
      return error;
  }
}
