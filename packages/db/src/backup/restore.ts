import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { connect } from "../connect.ts";
import { DatabaseError, errorMessage } from "../errors.ts";
import { beginLocked, migrateWithin } from "../migrations/migrate.ts";
import { matchesChecksum, migrationsFolder, readMigrations } from "../migrations/readMigrations.ts";
import type { MigrationRecord } from "./snapshot.ts";
import { FIXED_FORMATS, listTables, quote, quoteColumns, type Table } from "./tables.ts";

/** A database in a backup. */
export interface DatabaseCopy {
  migrations: MigrationRecord[];
  tables: (Table & { rows: number })[];
  sequences: Record<string, string>;
}

export interface RestoreOptions {
  /** The rows of a table in pieces, as a snapshot has copied them. */
  data: AsyncIterable<{ table: string; rows: Buffer }>;
  /** Deletes all data of the database first; without it the database must be empty. */
  replace: boolean;
  /** Runs last, in the transaction of the restore; an error rolls everything back. */
  beforeCommit(client: pg.Client): Promise<void>;
}

/** A restored table, with its row counts in the backup and in the database. */
export interface RestoredTable {
  name: string;
  expected: number;
  /** Null: it was left out, because no migration of this site creates it. */
  found: number | null;
}

/** Splits the migrations of this version into those of a backup and those to apply to it. */
async function splitMigrations(records: readonly MigrationRecord[], folder: string) {
  const migrations = await readMigrations(folder);
  const recorded = new Map(records.map(({ name, checksum }) => [name, checksum]));
  const had = migrations.filter(({ name }) => recorded.has(name));
  const edited = had.find(({ name, sql }) => !matchesChecksum(sql, recorded.get(name) ?? ""));
  if (edited) {
    throw new DatabaseError(`Its migration ${edited.name} is not the one of this version.`);
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = records.find(({ name }) => !known.has(name));
  if (newer) {
    throw new DatabaseError(
      `A newer version of Headwaters made it, as its migration ${newer.name} is unknown here; ` +
        "restore it with that version.",
    );
  }
  return { had, after: migrations.filter(({ name }) => !recorded.has(name)) };
}

/** @throws DatabaseError if a backup has migrations that this version does not have */
export async function checkRestorable(
  { migrations }: Pick<DatabaseCopy, "migrations">,
  folder: string = migrationsFolder,
): Promise<void> {
  await splitMigrations(migrations, folder);
}

/**
 * Restores a backup in one transaction and applies all later migrations of this version. The user
 * needs no more rights than for migrations.
 * @throws DatabaseError if the database is in use or not empty, or if the rows differ from the
 * backup
 */
export async function restoreDatabase(
  connectionString: string,
  copy: DatabaseCopy,
  { data, replace, beforeCommit }: RestoreOptions,
  folder: string = migrationsFolder,
): Promise<RestoredTable[]> {
  const { had, after } = await splitMigrations(copy.migrations, folder);
  const client = await connect(connectionString, "headwaters-restore");
  try {
    await beginLocked(client);
    await client.query(FIXED_FORMATS);
    await clear(client, replace);
    await migrateWithin(client, had);
    const tables = await load(client, copy, data);
    await migrateWithin(client, after);
    await beforeCommit(client);
    await client.query("COMMIT");
    await client.query("ANALYZE").catch(() => {}); // PostgreSQL also does it later.
    return tables;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new DatabaseError(`The database could not be restored: ${error.message}.`, {
      cause: error,
    });
  } finally {
    await client.end(); // rolls back what is not committed
  }
}

async function clear(client: pg.Client, replace: boolean): Promise<void> {
  const { rows: sites } = await client.query(`
    SELECT FROM pg_stat_activity WHERE datname = current_database()
      AND application_name IN ('headwaters', 'headwaters-changes')`);
  if (sites.length > 0) {
    throw new DatabaseError("A site is running with this database: stop it first.");
  }
  const tables = await listTables(client);
  if (!replace && (await isFilled(client, tables))) {
    throw new DatabaseError(
      'The database is not empty: choose another, or say "--replace" to delete what it holds.',
    );
  }
  await client.query("DROP SCHEMA IF EXISTS pgboss CASCADE");
  if (tables.length > 0) await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
}

/** Returns true if a database holds rows, or tables of another application. */
async function isFilled(client: pg.Client, tables: readonly Table[]): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') AS name");
  if (rows[0]?.name === null) return tables.length > 0;
  for (const { name } of tables) {
    const { rowCount } = await client.query(`SELECT FROM ${quote(name)} LIMIT 1`);
    if (rowCount !== 0) return true;
  }
  return false;
}

/**
 * Fills the tables with triggers off, as their effects are in the backup already. Foreign keys are
 * created again afterwards, so that the order of the tables does not matter; PostgreSQL checks them
 * then.
 */
async function load(
  client: pg.Client,
  copy: DatabaseCopy,
  data: RestoreOptions["data"],
): Promise<RestoredTable[]> {
  const made = (await listTables(client)).map(({ name }) => name);
  const foreignKeys = await readForeignKeys(client);
  const alter = (name: string, action: string) =>
    client.query(`ALTER TABLE ${quote(name)} ${action}`);
  for (const { table, name } of foreignKeys) await alter(table, `DROP CONSTRAINT ${quote(name)}`);
  for (const name of made) await alter(name, "DISABLE TRIGGER USER");
  await client.query(`TRUNCATE ${made.map(quote).join(", ")}`); // migrations may insert rows

  const tables = new Map(copy.tables.map((table) => [table.name, table]));
  for await (const { table: name, rows } of data) {
    const table = tables.get(name);
    if (table && made.includes(name)) await copyRows(client, table, rows);
  }
  for (const [name, value] of Object.entries(copy.sequences)) {
    await client.query("SELECT setval(to_regclass($1), $2)", [quote(name), value]);
  }

  for (const { table, name, definition } of foreignKeys) {
    await alter(table, `ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
  for (const name of made) await alter(name, "ENABLE TRIGGER USER");
  const restored: RestoredTable[] = [];
  for (const { name, rows: expected } of copy.tables) {
    const found = made.includes(name) ? await count(client, name, expected) : null;
    restored.push({ name, expected, found });
  }
  return restored;
}

async function readForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint JOIN pg_class ON conrelid = pg_class.oid
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  return rows;
}

async function copyRows(client: pg.Client, table: Table, rows: Buffer): Promise<void> {
  try {
    const statement = `COPY ${quote(table.name)} (${quoteColumns(table)}) FROM STDIN`;
    const stream = client.query(copyFrom(statement));
    stream.end(rows);
    await finished(stream);
  } catch (error) {
    throw new DatabaseError(
      `The table ${table.name} could not be restored: ${errorMessage(error)}.`,
      { cause: error },
    );
  }
}

/** Counts the rows of a table. @throws DatabaseError if they are not as many as expected */
async function count(client: pg.Client, name: string, expected: number): Promise<number> {
  const { rows } = await client.query(`SELECT count(*)::int AS found FROM ${quote(name)}`);
  const { found } = rows[0];
  if (found === expected) return found;
  throw new DatabaseError(
    `The table ${name} has ${found} rows instead of ${expected}: nothing was restored.`,
  );
}
