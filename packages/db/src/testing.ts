import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { findBinaries } from "./embedded/binaries.ts";
import { findCluster } from "./embedded/cluster.ts";
import { discard } from "./embedded/discard.ts";
import { isAlive } from "./embedded/process.ts";
import { run } from "./embedded/run.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The connection string of the test run's PostgreSQL. */
    testServer: string;
  }
}

export { startPooler, type TestPooler } from "./testingPooler.ts";

/** Stops the embedded PostgreSQL of a data folder, and deletes all of it. */
export { discard as discardDataDir };

/** A database that only one test file uses. */
export interface TestDatabase {
  connectionString: string;
  /** Deletes it, and ends whatever is still connected. */
  drop(): Promise<void>;
}

const template = "headwaters_template";
const prefix = "headwaters-test-";
/** A folder in memory, where Linux has one. */
const MEMORY = "/dev/shm";
/** What it must have free for the databases of some runs at once, in bytes. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Starts a PostgreSQL for one run of tests, with a migrated template database; nothing is left of it
 * when it is stopped.
 */
export async function startTestServer(): Promise<{
  connectionString: string;
  stop(): Promise<void>;
}> {
  for (const parent of [tmpdir(), MEMORY]) await sweep(parent);
  const dataDir = await mkdtemp(join(await findParent(), `${prefix}${process.pid}-`));
  await chmod(dataDir, 0o711); // for root, PostgreSQL runs as another user
  try {
    const server = await startEmbedded({ dataDir, durable: false });
    await execute(server.connectionString, `CREATE DATABASE ${template}`);
    await migrate(sibling(server.connectionString, template));
    return {
      connectionString: server.connectionString,
      async stop() {
        await server.stop();
        await discard(dataDir);
      },
    };
  } catch (error) {
    await discard(dataDir);
    throw error;
  }
}

/** Vitest's globalSetup: the PostgreSQL of the run. To use it, name this module in `globalSetup`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startTestServer();
  project.provide("testServer", connectionString);
  return stop;
}

/**
 * Makes a database in milliseconds.
 * @param server connection string of the PostgreSQL of the run
 * @param source the database that it is a copy of, to which nobody is connected
 */
export async function createDatabase(server: string, source = template): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying files is the quicker strategy here: without fsync its checkpoints cost nothing.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  return {
    connectionString: sibling(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** The same for a test of vitest: migrated, or empty when asked. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  // Not at the top: in globalSetup, outside of a worker, vitest's own module is of no use.
  const { inject } = await import("vitest");
  return createDatabase(inject("testServer"), options.empty === true ? "template0" : template);
}

/**
 * Restarts the embedded PostgreSQL of a data folder under whoever uses it, at the same address:
 * "fast" ends its connections and shuts down, "immediate" drops all and recovers, as after a crash.
 */
export async function restartServer(dataDir: string, mode: "fast" | "immediate"): Promise<void> {
  const cluster = await findCluster(dataDir);
  if (cluster === undefined) throw new Error(`There is no PostgreSQL in ${dataDir}.`);
  const { pgCtl } = await findBinaries(cluster.account);
  const files = [`--pgdata=${cluster.data}`, `--log=${cluster.log}`];
  const how = ["restart", "--wait", "--silent", `--mode=${mode}`, ...files];
  const { ok, output } = await run(pgCtl, how, cluster.account);
  if (!ok) throw new Error(output);
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The connection string of the template: who changes it lets go of it before a copy is made. */
export const templateOf = (testServer: string) => sibling(testServer, template);

/** The same server, another database. */
function sibling(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Finds where the data of a run is written. Each database is some five hundred files: a disk takes
 * several times the processor time of memory to make them.
 */
async function findParent(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= NEEDED ? MEMORY : tmpdir();
}

/** Removes what runs that were killed could not; their process id is in the folder's name. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    // Someone else's leftovers are theirs to remove.
    if (owner > 0 && !isAlive(owner)) await discard(join(parent, name)).catch(() => {});
  }
}
