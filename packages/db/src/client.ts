import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connect } from "./connect.ts";
import { DatabaseError } from "./errors.ts";
import { PrismaClient } from "./generated/client.ts";

/** One process's connection to the database. */
export interface Client {
  prisma: PrismaClient;
  /** The pool below `prisma`, for parts that speak SQL themselves (sessions, jobs). */
  pool: pg.Pool;
  /** Ends Prisma and every connection. */
  close(): Promise<void>;
}

export interface ClientOptions {
  /** Told of a connection that was lost while nobody used it; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Most connections at once; 10 unless given. */
  connections?: number;
}

/** As patient as the pool and its statements are: for a connection, and for the work with it, ms. */
export const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 15_000 };

/**
 * Opens a pool (no connection yet) and Prisma on top of it. Sessions run in UTC; connecting
 * gives up after 5 s, a statement after 15 s, a transaction that does nothing after 30 s. Behind a
 * connection pooler the limits of statements are the pooler's or the role's.
 */
export function createClient(connectionString: string, options: ClientOptions = {}): Client {
  const pool = new pg.Pool({
    connectionString,
    application_name: "headwaters",
    max: options.connections ?? 10,
    connectionTimeoutMillis: TRANSACTION_LIMITS.maxWait,
    keepAlive: true,
    // Not by start-up parameters: connection poolers refuse those.
    onConnect: setUpSession,
  });
  // Without a listener a connection that drops while idle would end the process.
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
 * Sets what every session of ours has: UTC and limits. Behind a connection pooler nothing is set,
 * because it would stay with a connection that serves other clients later.
 * @throws DatabaseError when a pooler's sessions are not in UTC
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

/** Whether a pooler answers for the database: it names another process than the one that works. */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { processID } = client as pg.ClientBase & { processID: number };
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid !== processID;
}

/**
 * Connects once as createClient's pool does, to learn before anything else whether it can.
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
