import { randomUUID } from "node:crypto";
import pg from "pg";
import { DatabaseError, errorCode, errorMessage } from "./errors.ts";
import {
  checksum,
  type Migration,
  matchesChecksum,
  migrationsFolder,
  readMigrations,
} from "./migrations.ts";

// The lock that Prisma's own engine takes, so that the two never run side by side.
const prismaLock = 72707369;

// Prisma's table, to the letter: `prisma migrate deploy|status|dev` read what we write.
const createRecord = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies the migrations that the database lacks and returns their names. Any number of
 * processes may call it at once: one applies, the others wait (at most a minute). Throws a
 * DatabaseError when the database cannot be reached, when its history does not fit the folder,
 * or when a migration fails; a failed migration leaves nothing behind and is tried again next
 * time.
 */
export async function migrate(
  connectionString: string,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connect(connectionString);
  try {
    await lock(client);
    await createRecordTable(client);
    const pending = pendingMigrations(migrations, await readRecord(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end(); // frees the lock
  }
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "headwaters-migrate",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {}); // the query that is under way reports it
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

async function lock(client: pg.Client): Promise<void> {
  try {
    await client.query("SET lock_timeout = '60s'");
    await client.query("SELECT pg_advisory_lock($1)", [prismaLock]);
  } catch (error) {
    if (errorCode(error) !== "55P03") throw error;
    throw new DatabaseError(
      "Another process has been migrating this database for over a minute; " +
        "wait for it to finish or stop it, then try again.",
      { cause: error },
    );
  }
}

async function createRecordTable(client: pg.Client): Promise<void> {
  // Asked first, because the statement itself needs the right to create tables.
  const found = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (found.rows[0]?.name === null) await client.query(createRecord);
}

async function readRecord(client: pg.Client): Promise<Applied[]> {
  const result = await client.query<Applied>(
    `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return result.rows;
}

function pendingMigrations(migrations: Migration[], record: Applied[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum: recorded, finished_at } of record) {
    const migration = byName.get(name);
    if (migration === undefined) {
      throw new DatabaseError(
        `The database has the migration ${name}, which this version of Headwaters does not ` +
          "know; run the version that made it, or a newer one.",
      );
    }
    if (finished_at === null) {
      throw new DatabaseError(
        `The migration ${name} failed half-way earlier; repair the database and mark it with ` +
          `"prisma migrate resolve" before going on.`,
      );
    }
    if (!matchesChecksum(migration.sql, recorded)) {
      throw new DatabaseError(
        `The migration ${name} was edited after it had been applied; restore its file and put ` +
          "the change into a new migration.",
      );
    }
    byName.delete(name);
  }
  return [...byName.values()];
}

async function apply(client: pg.Client, { name, sql }: Migration): Promise<void> {
  const id = randomUUID();
  try {
    await client.query("BEGIN");
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ($1, $2, $3)",
      [id, checksum(sql), name],
    );
    await client.query(sql);
    await client.query(
      `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1
       WHERE id = $1`,
      [id],
    );
    await client.query("COMMIT");
  } catch (error) {
    await recordFailure(client, id, name, sql, error);
    throw new DatabaseError(
      `The migration ${name} failed and was rolled back: ${errorMessage(error)}.`,
      { cause: error },
    );
  }
}

async function recordFailure(
  client: pg.Client,
  id: string,
  name: string,
  sql: string,
  error: unknown,
): Promise<void> {
  try {
    await client.query("ROLLBACK");
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs, rolled_back_at)
       VALUES ($1, $2, $3, $4, now())`,
      [id, checksum(sql), name, errorMessage(error)],
    );
  } catch {
    // The connection is gone, and PostgreSQL has rolled back by itself: the first error counts.
  }
}
