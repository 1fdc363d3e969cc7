import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
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

/**
 * Opens a pool (no connection yet) and Prisma on top of it. Sessions run in UTC; connecting
 * gives up after 5 s, a statement after 15 s, a transaction that does nothing after 30 s.
 */
export function createClient(connectionString: string, options: ClientOptions = {}): Client {
  const pool = new pg.Pool({
    connectionString,
    application_name: "headwaters",
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // By statement, not by start-up parameters: connection poolers refuse those.
    onConnect: setUpSession,
  });
  // Without a listener a connection that drops while idle would end the process.
  pool.on("error", (error) => options.onConnectionLost?.(error));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    errorFormat: "minimal",
    // As patient as the pool and its statements are.
    transactionOptions: { maxWait: 5_000, timeout: 15_000 },
  });
  const close = async () => {
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  };
  return { prisma, pool, close };
}

/** What every session is told before it is used. */
export async function setUpSession(client: pg.ClientBase): Promise<void> {
  await client.query(`
    SET TIME ZONE 'UTC';
    SET statement_timeout = '15s';
    SET idle_in_transaction_session_timeout = '30s'`);
}
