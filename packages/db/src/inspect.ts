import pg from "pg";
import { connect } from "./connect.ts";

/** Formats the address of a database without its password: "127.0.0.1:5432/headwaters". */
export function databaseName(connectionString: string): string {
  const { host, port, database } = new pg.Client({ connectionString });
  return `${host}:${port}/${database}`;
}

/**
 * Returns true if migrations have been applied to a database.
 * @throws DatabaseError if it cannot be reached
 */
export async function isMigrated(connectionString: string): Promise<boolean> {
  const client = await connect(connectionString, "headwaters-command");
  try {
    const found = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
    return found.rows[0]?.name !== null;
  } finally {
    await client.end();
  }
}
