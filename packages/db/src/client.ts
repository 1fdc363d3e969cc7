import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connect } from "./connect.ts";
import { DatabaseError } from "./errors.ts";
import { PrismaClient } from "./generated/client.ts";

/** The database connections of one process. */
export interface Client {
  prisma: PrismaClient;
  /** The pool that `prisma` uses, for parts that send SQL themselves (sessions, jobs). */
  pool: pg.Pool;
  /** Closes Prisma and every connection. */
  close(): Promise<void>;
}

export interface ClientOptions {
  /** Called when an idle connection is lost. The pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  /** Maximum number of connections; 10 by default. */
  connections?: number;
}

/** Limits of a transaction in ms, the same as those of the pool and of a statement. */
export const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 15_000 };

/**
 * Creates a pool, which connects on demand, and Prisma on top of it. Sessions run in UTC, with
 * limits for connecting, for a statement and for an idle transaction; behind a connection pooler
 * the pooler's or the role's limits hold.
 */
export function createClient(connectionString: string, options: ClientOptions = {}): Client {
  const pool = new pg.Pool({
    connectionString,
    application_name: "headwaters",
    max: options.connections ?? 10,
    connectionTimeoutMillis: TRANSACTION_LIMITS.maxWait,
    keepAlive: true,
    // Connection poolers reject start-up parameters.
    onConnect: setUpSession,
  });
  // Without a listener, the loss of an idle connection ends the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    errorFormat: "minimal",
    transactionOptions: TRANSACTION_LIMITS,
  });
  const close = async () => {
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  };
  return { prisma, pool, close };
}

/**
 * Sets the time zone and the limits of a session; behind a connection pooler the settings would
 * leak to other clients, so it sets none there.
 * @throws DatabaseError if a pooler's sessions are not in UTC
 */
async function setUpSession(client: pg.ClientBase): Promise<void> {
  if (!(await isBehindPooler(client))) {
    await client.query(`
      SET TIME ZONE 'UTC';
      SET statement_timeout = '15s';
      SET idle_in_transaction_session_timeout = '30s'`);
    return;
  }
  // Columns without a time zone are in UTC, and now() is written into them.
  const { rows } = await client.query("SELECT current_setting('TimeZone') AS zone, current_user");
  if (/^(Etc\/)?(UTC|GMT)$/.test(rows[0]?.zone)) return;
  throw new DatabaseError(
    "Behind a connection pooler the sessions of the database have to be in UTC, not " +
      `${rows[0]?.zone}: run ALTER ROLE ${rows[0]?.current_user} SET timezone = 'UTC', then ` +
      "reconnect the pooler.",
  );
}

/** Detects a connection pooler: it reports another process id than the database itself. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { processID: number };
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid !== processID;
}

/**
 * Connects once as the pool of createClient does, to report a failure at the start.
 * @throws DatabaseError with a sentence for the operator
 */
export async function checkSession(connectionString: string): Promise<void> {
  const client = await connect(connectionString, "headwaters");
  try {
    await setUpSession(client);
  } finally {
    await client.end();
  }
}
