import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connect } from "../connect.ts";
import { FIXED_FORMATS, listTables, quote, quoteColumns, type Table } from "./tables.ts";

/** An applied migration. */
export interface MigrationRecord {
  name: string;
  checksum: string;
}

/** A database at one moment, unaffected by later writes. */
export interface Snapshot {
  /** The version of PostgreSQL. */
  postgres: string;
  migrations: MigrationRecord[];
  tables: Table[];
  /** The last value of each sequence that was used. */
  sequences: Record<string, string>;
  query: pg.Client["query"];
  /**
   * Copies a table as text that every version of PostgreSQL reads, in pieces of whole rows.
   * @returns the number of its rows
   */
  copy(table: Table, write: (rows: Buffer) => Promise<void>): Promise<number>;
  close(): Promise<void>;
}

/** Bytes of a piece, unless one row is longer. */
const PIECE = 8 * 1024 * 1024;
const NEWLINE = 10;

/** Opens a snapshot of a migrated database. @throws DatabaseError if it cannot be reached */
export async function openSnapshot(connectionString: string): Promise<Snapshot> {
  const client = await connect(connectionString, "headwaters-backup");
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${FIXED_FORMATS}`);
    const { rows: migrations } = await client.query<MigrationRecord>(`
      SELECT migration_name AS name, checksum FROM _prisma_migrations
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`);
    const { rows: versions } = await client.query("SHOW server_version");
    return {
      postgres: versions[0]?.server_version,
      migrations,
      tables: await listTables(client),
      sequences: await readSequences(client),
      query: client.query.bind(client) as pg.Client["query"],
      copy: (table, write) => copy(client, table, write),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

async function copy(
  client: pg.Client,
  table: Table,
  write: (rows: Buffer) => Promise<void>,
): Promise<number> {
  const stream = client.query(
    copyTo(`COPY (SELECT ${quoteColumns(table)} FROM ${quote(table.name)}) TO STDOUT`),
  );
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    bytes += piece.length;
    // A newline within a value is escaped, so this one ends a row.
    const end = bytes < PIECE ? 0 : piece.lastIndexOf(NEWLINE) + 1;
    if (end === 0) continue;
    const rest = piece.subarray(end);
    await write(Buffer.concat(pieces, bytes - rest.length));
    [pieces, bytes] = [[rest], rest.length];
  }
  if (bytes > 0) await write(Buffer.concat(pieces));
  return stream.rowCount;
}
