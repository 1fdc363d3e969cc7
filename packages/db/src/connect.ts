import pg from "pg";
import { DatabaseError, errorCode, errorMessage } from "./errors.ts";

/**
 * Opens one connection, for work that needs no pool.
 * @throws DatabaseError with a sentence for the operator if it cannot connect in time
 */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {}); // the running query reports it
  try {
    await client.connect();
    return client;
  } catch (error) {
    const place = `${client.host}:${client.port}`;
    const reason = errorMessage(error) || errorCode(error);
    throw new DatabaseError(`The database at ${place} cannot be used: ${reason}.`, {
      cause: error,
    });
  }
}
