import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { DatabaseError } from "../errors.ts";
import { readMigrationStatus } from "../migrations/migrate.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { checkRestorable, type DatabaseCopy, restoreDatabase } from "./restore.ts";
import { openSnapshot } from "./snapshot.ts";

const databases: TestDatabase[] = [];
const roles: string[] = [];
const clients: pg.Client[] = [];
let admin: pg.Client;
let source: pg.Client;
let copy: DatabaseCopy;
/** The rows of the source in pieces. */
let pieces: { table: string; rows: Buffer }[];

async function open(connectionString: string, name = "test"): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: name });
  clients.push(client);
  await client.connect();
  return client;
}

async function create(options: { empty?: boolean } = { empty: true }): Promise<string> {
  const database = await createTestDatabase(options);
  databases.push(database);
  return database.connectionString;
}

/** An empty database that belongs to a role without further rights, as hosts rent them out. */
async function createForRole(): Promise<string> {
  const role = `role_${randomBytes(8).toString("hex")}`;
  roles.push(role);
  const connectionString = await create();
  const url = new URL(connectionString);
  await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  await admin.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${role}`);
  url.username = role;
  url.password = "secret";
  return url.href;
}

const restore = (
  target: string,
  { replace = false, from = copy, beforeCommit = async () => {}, data = pieces } = {},
) => restoreDatabase(target, from, { data: stream(data), replace, beforeCommit });

async function* stream<T>(items: readonly T[]) {
  yield* items;
}

/** Structures that a restore drops and recreates, and the sequences. */
const structure = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS state
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL
  SELECT tgrelid::regclass::text, tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'sequence', sequencename, last_value::text FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY 1, 2`;

const isEmpty = async (connectionString: string) => {
  const { rows } = await (await open(connectionString)).query(
    "SELECT to_regclass('users') AS name",
  );
  return rows[0]?.name === null;
};

beforeAll(async () => {
  admin = await open(inject("testServer"));
  const connectionString = await create({});
  source = await open(connectionString);
  await source.query(`
    INSERT INTO users (id, username, email, password, "updatedAt")
      SELECT n, n, n || '@example.org', E'tab\\t, newline\\n, backslash\\\\ and ñ', now()
      FROM generate_series(1, 20) AS n;
    INSERT INTO news_articles (id, title, content, category, published, "updatedAt", "authorId")
      SELECT n, 'Herons ' || n, repeat('The heron waits. ', 60000), 'event', true, now(), n
      FROM generate_series(1, 20) AS n;
    INSERT INTO events (id, title, description, "eventType", location, "eventDate", "updatedAt")
      VALUES ('e', 'Derby', 'Fish', 'workshop', 'Pond', now(), now());
    INSERT INTO registration_parties (id, "eventId", "guardianName", "guardianPhone", "emergencyName", "emergencyPhone")
      VALUES ('p', 'e', 'Ana', '1', 'Leo', '2');
    INSERT INTO staff_actions (id, "actorKind", action) VALUES ('a', 'site', 'people.revoked');
    SELECT setval('"registrations_queuePosition_seq"', 41)`);
  const snapshot = await openSnapshot(connectionString);
  // Written after the snapshot was opened: it is not part of it.
  await source.query("DELETE FROM registration_parties; DELETE FROM events");
  pieces = [];
  const tables: DatabaseCopy["tables"] = [];
  for (const table of snapshot.tables) {
    const rows = await snapshot.copy(table, async (piece) => {
      pieces.push({ table: table.name, rows: piece });
    });
    tables.push({ ...table, rows });
  }
  copy = { migrations: snapshot.migrations, tables, sequences: snapshot.sequences };
  await snapshot.close();
});

afterAll(async () => {
  for (const client of clients.slice(1)) await client.end();
  for (const database of databases) await database.drop();
  for (const role of roles) await admin.query(`DROP ROLE ${role}`);
  await admin.end();
});

test("a role without further rights restores rows, constraints, triggers and sequences", async () => {
  const target = await createForRole();
  const restored = await restore(target);
  expect(restored).toContainEqual({ name: "events", expected: 1, found: 1 });
  expect(restored).toContainEqual({ name: "search_documents", expected: 20, found: 20 });
  const client = await open(target);
  expect((await client.query(structure)).rows).toEqual((await source.query(structure)).rows);
  const contents = "SELECT md5(string_agg(t::text, '' ORDER BY id)) AS sum FROM";
  for (const table of ["users", "news_articles", "staff_actions"]) {
    const query = `${contents} ${table} AS t`;
    expect((await client.query(query)).rows).toEqual((await source.query(query)).rows);
  }
  // A table of 20 MB comes in several pieces.
  expect(pieces.filter(({ table }) => table === "news_articles").length).toBeGreaterThan(1);
});

test("migrations that a backup does not have yet are applied to its rows", async () => {
  const target = await create();
  const migrations = copy.migrations.slice(0, 1);
  const users = copy.tables.filter(({ name }) => name === "users");
  const old = { migrations, tables: users, sequences: {} };
  const rows = pieces.filter(({ table }) => table === "users");
  expect(await restore(target, { from: old, data: rows })).toHaveLength(1);
  expect(await readMigrationStatus(target)).toMatchObject({ pending: [], newer: [] });
  const client = await open(target);
  expect((await client.query("SELECT FROM users")).rowCount).toBe(20);
});

test("a table that no migration creates is left out", async () => {
  const target = await create();
  const alien = { name: "spatial", columns: ["id"], rows: 1 };
  const from = { ...copy, tables: [alien] };
  const data = [{ table: "spatial", rows: Buffer.from("1\n") }];
  expect(await restore(target, { from, data })).toEqual([
    { name: "spatial", expected: 1, found: null },
  ]);
});

test("a failed restore leaves the database unchanged", async () => {
  const target = await create();
  const failing = async () => {
    throw new Error("The storage is full.");
  };
  await expect(restore(target, { beforeCommit: failing })).rejects.toThrow("The storage is full.");
  const fewer = pieces.filter(({ table }) => table !== "users");
  await expect(restore(target, { data: fewer })).rejects.toThrow(DatabaseError);
  const broken = [{ table: "users", rows: Buffer.from("one column\n") }];
  await expect(restore(target, { data: broken })).rejects.toThrow(
    "The table users could not be restored: missing data",
  );
  expect(await isEmpty(target)).toBe(true);
});

test("a database in use, with rows, or of something else is rejected", async () => {
  const target = await create({});
  const site = await open(target, "headwaters");
  await expect(restore(target, { replace: true })).rejects.toThrow(
    "A site is running with this database: stop it first.",
  );
  await site.query("INSERT INTO throttles VALUES ('key', 1, 0)");
  clients.splice(clients.indexOf(site), 1);
  await site.end();
  await expect(restore(target)).rejects.toThrow("The database is not empty");

  const other = await create();
  const client = await open(other);
  await client.query("CREATE TABLE recipes (id int)");
  await expect(restore(other)).rejects.toThrow("The database is not empty");
  expect((await client.query("SELECT FROM recipes")).rowCount).toBe(0);
});

test("a backup whose migration differs from the one of this version is rejected", async () => {
  const [first] = copy.migrations;
  const migrations = [{ name: first?.name ?? "", checksum: "another" }];
  await expect(checkRestorable({ migrations })).rejects.toThrow(
    `Its migration ${first?.name} is not the one of this version.`,
  );
});
