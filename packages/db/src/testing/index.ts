import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, readdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@headwaters/embedded-postgres";
import { discardDataDir, isAlive } from "@headwaters/embedded-postgres/testing";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../migrations/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The connection string of the test run's PostgreSQL. */
    testServer: string;
  }
}

export { startPooler, type TestPooler } from "./pooler.ts";

/** A database that one test file uses. */
export interface TestDatabase {
  connectionString: string;
  /** Deletes the database, and ends its connections. */
  drop(): Promise<void>;
}

const TEMPLATE = "headwaters_template";
const PREFIX = "headwaters-test-";
/** A folder in memory, which Linux has. */
const MEMORY = "/dev/shm";
/** Bytes that it must have free, enough for several runs at once. */
const MIN_FREE_MEMORY = 4 * 1024 ** 3;

/**
 * Starts a PostgreSQL for one test run, with a migrated template database. `stop` deletes its data.
 */
export async function startTestServer(): Promise<{
  connectionString: string;
  stop(): Promise<void>;
}> {
  for (const parent of [tmpdir(), MEMORY]) await deleteAbandoned(parent);
  const dataDir = await mkdtemp(join(await chooseParent(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o711); // for root, PostgreSQL runs as another user
  try {
    const server = await startEmbeddedPostgres({ dataDir, durable: false });
    await execute(server.connectionString, `CREATE DATABASE ${TEMPLATE}`);
    await migrate(toTemplate(server.connectionString));
    return {
      connectionString: server.connectionString,
      async stop() {
        await server.stop();
        await discardDataDir(dataDir);
      },
    };
  } catch (error) {
    await discardDataDir(dataDir);
    throw error;
  }
}

/**
 * Vitest's globalSetup: starts the PostgreSQL of the run. Projects name this module in `globalSetup`; the
 * first of them starts it for all.
 */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().testServer) return undefined;
  const { connectionString, stop } = await startTestServer();
  run.provide("testServer", connectionString);
  return stop;
}

/**
 * Creates a database in milliseconds.
 * @param server connection string of the PostgreSQL of the run
 * @param source the database to copy, which must have no connections
 */
export async function createDatabase(server: string, source = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  // Copying files is the faster strategy here, because checkpoints cost nothing without fsync.
  await execute(server, `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY file_copy`);
  return {
    connectionString: withDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Creates a database for a test of vitest: migrated, or empty if `empty`. */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  // Imported here because this module also runs as globalSetup, where vitest's entry does not load.
  const { inject } = await import("vitest");
  return createDatabase(inject("testServer"), options.empty === true ? "template0" : TEMPLATE);
}

/** Returns the connection string of the template. It must have no connections while it is copied. */
export const toTemplate = (testServer: string) => withDatabase(testServer, TEMPLATE);

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Chooses the folder for the data of a run, in memory if possible: each database is about 500
 * files, which a disk creates several times more slowly.
 */
async function chooseParent(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= MIN_FREE_MEMORY ? MEMORY : tmpdir();
}

/** Deletes the data of runs that were killed, whose process id is in the folder's name. */
async function deleteAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN;
    // A folder of another user cannot be deleted.
    if (owner > 0 && !isAlive(owner)) await discardDataDir(join(parent, name)).catch(() => {});
  }
}
