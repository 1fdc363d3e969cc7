import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { type Binaries, findBinaries } from "./embedded/binaries.ts";
import { type Cluster, findCluster, openCluster } from "./embedded/cluster.ts";
import { type Guard, takeGuard } from "./embedded/guard.ts";
import { runningPort, start, stop } from "./embedded/postmaster.ts";
import { DatabaseError, errorCode, errorMessage } from "./errors.ts";

export interface EmbeddedOptions {
  /** The folder to keep everything in; made when missing. */
  dataDir: string;
  /** False, for tests only: quicker, but a power cut may lose or break the data. */
  durable?: boolean;
}

/** A running embedded PostgreSQL that only this process uses. */
export interface Embedded {
  connectionString: string;
  /** Where the data really lies; outside `dataDir` when `isOutside`. */
  folder: string;
  /** The user "postgres" cannot enter the data folder, which links to `folder` instead. */
  isOutside: boolean;
  logFile: string;
  /** Stops the server and waits until all is on disk. */
  stop(): Promise<void>;
}

const database = "headwaters";

// A small machine that does other work, too. The log names the constraint of a refused row,
// never its values or the statement: those are people's data.
const settings = [
  ...["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=100"],
  ...["timezone=UTC", "log_timezone=UTC", "jit=off", "io_method=sync"],
  ...["max_parallel_workers_per_gather=0", "max_wal_size=256MB"],
  ...["wal_level=minimal", "max_wal_senders=0", "max_logical_replication_workers=0"],
  ...["log_checkpoints=off", "log_error_verbosity=terse", "log_min_error_statement=panic"],
];
const testSettings = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"],
  // Several sites share it, each with its connections.
  "max_connections=500",
];

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that a killed Headwaters
 * left running. The first start makes the cluster (about 2 s). Throws a DatabaseError when
 * another Headwaters uses the folder, or when it cannot be used.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir);
  try {
    refuseShellCharacters(dataDir);
    await mkdir(dataDir, { recursive: true });
    const cluster = await openCluster(dataDir, options.durable ?? true);
    const binaries = await findBinaries(cluster.account);
    refuseShellCharacters(cluster.folder, binaries.pgCtl);
    const durability = options.durable === false ? testSettings : [];
    const client = await connect(cluster, binaries, [...settings, ...durability]);
    const guard = await takeGuard(client);
    if (guard === undefined) {
      await client.end();
      throw new DatabaseError(
        `Another Headwaters is already running with the data folder ${dataDir}. ` +
          "Stop it, or set DATA_DIR.",
      );
    }
    return describe(cluster, binaries, client, guard, dataDir);
  } catch (error) {
    throw asSentence(error, dataDir);
  }
}

/** The address of a data folder's PostgreSQL where one runs: someone else's, to use and not to stop. */
export async function findEmbedded(dataDir: string): Promise<string | undefined> {
  try {
    const cluster = await findCluster(resolve(dataDir));
    const port = cluster && (await runningPort(cluster));
    return cluster && port !== undefined ? address(cluster, port) : undefined;
  } catch (error) {
    throw asSentence(error, dataDir);
  }
}

function describe(
  cluster: Cluster,
  binaries: Binaries,
  client: pg.Client,
  guard: Guard,
  dataDir: string,
): Embedded {
  let stopping: Promise<void> | undefined;
  const stopOnce = async () => {
    await stop(cluster, binaries);
    await guard.release();
  };
  return {
    connectionString: address(cluster, client.port),
    folder: cluster.folder,
    isOutside: !cluster.folder.startsWith(join(dataDir, "/")),
    logFile: cluster.log,
    stop: () => {
      stopping ??= stopOnce();
      return stopping;
    },
  };
}

/** Gets the server running, whatever state it is in, and connects to our database. */
async function connect(cluster: Cluster, binaries: Binaries, all: string[]): Promise<pg.Client> {
  const deadline = Date.now() + 60_000;
  let reason = "it keeps starting or stopping";
  let started = false;
  try {
    while (Date.now() < deadline) {
      const port = await runningPort(cluster);
      if (port === undefined) {
        started = await start(cluster, binaries, all);
        if (started) continue;
      } else {
        const attempt = await open(address(cluster, port)).catch((error: unknown) => error);
        if (attempt instanceof pg.Client) return attempt;
        reason = errorMessage(attempt);
        await react(attempt, cluster, port);
      }
      await delay(50);
    }
    throw new DatabaseError(
      `The embedded PostgreSQL did not become ready in a minute: ${reason} (see ${cluster.log}).`,
    );
  } catch (error) {
    if (started) await stop(cluster, binaries);
    throw error;
  }
}

// Resolves when trying again may help: the server is starting, recovering or stopping.
async function react(error: unknown, cluster: Cluster, port: number): Promise<void> {
  if (errorCode(error) === "3D000") return createDatabase(address(cluster, port, "postgres"));
  if (errorCode(error) === "28P01") {
    throw new DatabaseError(
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
    // 42P04, 23505: another process was faster.
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
  client.on("error", () => {}); // its loss is noticed by "end"
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

function address({ password }: Cluster, port: number, name: string = database): string {
  return `postgresql://headwaters:${password}@127.0.0.1:${port}/${name}?sslmode=disable`;
}

// pg_ctl starts the server through a shell, with both paths in double quotes.
function refuseShellCharacters(...paths: string[]): void {
  if (process.platform === "win32") return;
  const bad = paths.find((path) => /["$`\\\n]/.test(path));
  if (bad === undefined) return;
  throw new DatabaseError(
    `The embedded PostgreSQL cannot start in ${bad}, because of a special character in the ` +
      "path; move the folder, or set DATA_DIR or DATABASE_URL.",
  );
}

function asSentence(error: unknown, dataDir: string): unknown {
  switch (errorCode(error)) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new DatabaseError(
        `The data folder ${dataDir} cannot be used by this user; give it the right to read and ` +
          "write there, or set DATA_DIR.",
        { cause: error },
      );
    case "ENOTDIR":
    case "EEXIST":
      return new DatabaseError(`${dataDir} is not a folder; set DATA_DIR to one.`, {
        cause: error,
      });
    case "ENOSPC":
      return new DatabaseError(`The disk that holds ${dataDir} is full.`, { cause: error });
    default:
      return error;
  }
}
