import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { connect } from "../connect.ts";
import { DatabaseError, errorCode, errorMessage, isLockTimeout } from "../errors.ts";
import {
  hashScript,
  type Migration,
  matchesChecksum,
  migrationsFolder,
  readMigrations,
} from "./readMigrations.ts";

// The lock key of Prisma's own engine, so that the two never run at once. The lock ends with the
// transaction, because behind a pooler the session may pass to another client.
const lockKey = 72707369;

// Exactly Prisma's table, so that `prisma migrate deploy|status|dev` can read it.
const createTable = `
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

interface AppliedMigration {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/**
 * Applies the migrations that the database lacks, each in its own transaction, and returns the names
 * of those that this call applied. Several processes may call it at once: one applies, the others
 * wait for at most a minute. A database with newer migrations is accepted, because they only add to
 * what this version uses. A failed migration is rolled back, and applied by the next call.
 * @throws DatabaseError if the database cannot be reached, if its history differs from the folder, or
 * if a migration fails
 */
export async function migrate(
  connectionString: string,
  folder: string = migrationsFolder,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connect(connectionString, "headwaters-migrate");
  try {
    await createMigrationsTable(client);
    const applied: string[] = [];
    for (const migration of selectPending(migrations, await readApplied(client))) {
      if (await applyWhenFree(client, migration)) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** The migrations of a database, compared with a folder. */
export interface MigrationStatus {
  applied: number;
  /** Names of those that the database lacks. */
  pending: string[];
  /** Names of those that a newer version has applied. */
  newer: string[];
}

/**
 * Compares the migrations of a database with the folder, and changes nothing.
 * @throws DatabaseError where `migrate` would reject the database
 */
export async function readMigrationStatus(
  connectionString: string,
  folder: string = migrationsFolder,
): Promise<MigrationStatus> {
  const migrations = await readMigrations(folder);
  const client = await connect(connectionString, "headwaters-command");
  try {
    const found = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
    const applied = found.rows[0]?.name === null ? [] : await readApplied(client);
    const pending = selectPending(migrations, applied).map(({ name }) => name);
    const known = new Set(migrations.map(({ name }) => name));
    const newer = applied.map((row) => row.migration_name).filter((name) => !known.has(name));
    return { applied: applied.length - newer.length, pending, newer };
  } finally {
    await client.end();
  }
}

/** Names the extensions of PostgreSQL that the migrations create. */
export async function listExtensions(folder: string = migrationsFolder): Promise<string[]> {
  const scripts = (await readMigrations(folder)).map(({ sql }) => sql).join("\n");
  const found = scripts.matchAll(/^CREATE EXTENSION IF NOT EXISTS "?(\w+)/gim);
  return [...new Set(Array.from(found, ([, name = ""]) => name))].sort();
}

/** Begins a transaction that excludes other migrating processes. */
export async function beginLocked(client: pg.Client): Promise<void> {
  await client.query("BEGIN");
  try {
    // A role may have lower limits, which are meant for the statements of the site.
    await client.query("SET LOCAL lock_timeout = '60s'; SET LOCAL statement_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    await client.query("SET LOCAL lock_timeout = '500ms'");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {}); // the first error is reported
    if (errorCode(error) !== "55P03") throw error;
    throw new DatabaseError(
      "Another process has been migrating this database for over a minute; " +
        "wait for it to finish or stop it, then try again.",
      { cause: error },
    );
  }
}

async function createMigrationsTable(client: pg.Client): Promise<void> {
  // Even IF NOT EXISTS needs the right to create tables.
  const found = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (found.rows[0]?.name !== null) return;
  await beginLocked(client);
  await client.query(createTable);
  await client.query("COMMIT");
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const result = await client.query<AppliedMigration>(
    `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return result.rows;
}

function selectPending(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  const newest = migrations.at(-1)?.name ?? "";
  for (const { migration_name: name, checksum: recorded, finished_at } of applied) {
    const migration = byName.get(name);
    if (migration === undefined) {
      if (name > newest) continue; // a newer version runs beside this one during a deployment
      throw new DatabaseError(
        `The database has the migration ${name}, which this version of Headwaters does not ` +
          "know, although it has newer ones; run the version that made it, or a newer one.",
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

/**
 * Applies a migration as soon as its tables are free. While a statement waits for a table that a long
 * transaction uses, such as a backup, all later queries of that table wait too. So it gives up after half
 * a second, lets them pass, and tries again for a minute. PostgreSQL looks for deadlocks after a second: it
 * would end a request instead.
 */
async function applyWhenFree(client: pg.Client, migration: Migration): Promise<boolean> {
  for (const deadline = Date.now() + 60_000; ; await delay(500)) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > deadline) throw error;
    }
  }
}

/** Applies a migration. Returns false if another process has applied it meanwhile. */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  const id = randomUUID();
  await beginLocked(client);
  try {
    const isNew = await applyWithin(client, migration, id);
    await client.query(isNew ? "COMMIT" : "ROLLBACK");
    return isNew;
  } catch (error) {
    await recordFailure(client, id, migration, error);
    throw toMigrationError(migration, error);
  }
}

function toMigrationError({ name }: Migration, error: unknown): DatabaseError {
  return new DatabaseError(
    `The migration ${name} failed and was rolled back: ${errorMessage(error)}.`,
    { cause: error },
  );
}

/** Applies a migration in the caller's transaction. Returns false if it is applied already. */
async function applyWithin(
  client: pg.Client,
  { name, sql }: Migration,
  id: string,
): Promise<boolean> {
  const inserted = await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at)
     SELECT $1, $2, $3::varchar, clock_timestamp() WHERE NOT EXISTS (
       SELECT FROM _prisma_migrations WHERE migration_name = $3 AND rolled_back_at IS NULL)`,
    [id, hashScript(sql), name],
  );
  if (inserted.rowCount === 0) return false;
  await client.query(sql);
  await client.query(
    `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1
     WHERE id = $1`,
    [id],
  );
  return true;
}

/**
 * Applies migrations to an empty schema, all in the caller's transaction.
 * @throws DatabaseError
 */
export async function migrateWithin(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(createTable);
  for (const migration of migrations) {
    try {
      await applyWithin(client, migration, randomUUID());
    } catch (error) {
      throw toMigrationError(migration, error);
    }
  }
}

async function recordFailure(
  client: pg.Client,
  id: string,
  { name, sql }: Migration,
  error: unknown,
): Promise<void> {
  try {
    await client.query("ROLLBACK");
    if (isLockTimeout(error)) return; // nothing is wrong with the migration
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, logs, rolled_back_at)
       VALUES ($1, $2, $3, $4, now())`,
      [id, hashScript(sql), name, errorMessage(error)],
    );
  } catch {
    // The connection is gone, and PostgreSQL has rolled back by itself: the first error counts.
  }
}
