import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DatabaseError } from "../errors.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { migrate } from "./migrate.ts";
import { migrationsFolder, readMigrations } from "./readMigrations.ts";

let folder: string;
let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "headwaters-migrations-"));
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, name, "migration.sql"), sql);
}

function run(): Promise<string[]> {
  return migrate(database.connectionString, folder);
}

async function tableExists(name: string): Promise<boolean> {
  const result = await client.query("SELECT to_regclass($1) IS NOT NULL AS found", [name]);
  return result.rows[0].found;
}

async function readRecords(): Promise<Record<string, unknown>[]> {
  return (await client.query("SELECT * FROM _prisma_migrations ORDER BY started_at")).rows;
}

test("applies the migrations of this package once", async () => {
  const applied = await migrate(database.connectionString);
  expect(applied[0]).toMatch(/^\d{14}_init$/);
  expect(await migrate(database.connectionString)).toEqual([]);
  expect(await tableExists("users")).toBe(true);
});

test("later migrations keep the rows of a database of the first version", async () => {
  const [init, ...later] = await readMigrations(migrationsFolder);
  await write(init?.name ?? "", init?.sql ?? "");
  await run();
  await client.query(`
    INSERT INTO users (id, username, email, password) VALUES ('u', 'rosa', 'r@example.org', 'hash');
    INSERT INTO news_articles (id, title, content, category, "authorId")
    VALUES ('n', 'Title', 'Content', 'event', 'u')`);
  const articles = async () => (await client.query("SELECT * FROM news_articles")).rows;
  const before = await articles();
  // Of several processes of a newer version that start at once.
  const processes = [1, 2, 3].map(() => migrate(database.connectionString));
  const applied = (await Promise.all(processes)).flat();
  expect(applied.sort()).toEqual(later.map(({ name }) => name));
  expect(await articles()).toEqual(before);
});

test("access tokens can do what they could before their scopes were split", async () => {
  const migrations = await readMigrations(migrationsFolder);
  const split = migrations.findIndex(({ name }) => name.endsWith("_read_and_write_scopes"));
  for (const { name, sql } of migrations.slice(0, split)) await write(name, sql);
  await run();
  await client.query(`
    INSERT INTO users (id, username, email, password) VALUES ('u', 'rosa', 'r@example.org', 'hash');
    INSERT INTO access_tokens (id, "userId", name, "tokenHash", scopes) VALUES
      ('1', 'u', 'Calendar', 'a', '{read}'), ('2', 'u', 'News', 'b', '{content}'),
      ('3', 'u', 'All', 'c', '{read,content,registrations,staff}')`);
  await migrate(database.connectionString);
  const { rows } = await client.query("SELECT scopes FROM access_tokens ORDER BY id");
  expect(rows.map(({ scopes }) => scopes.filter((scope: string) => scope.includes(":")))).toEqual([
    ["content:read"],
    ["content:write"],
    [
      "content:read",
      "content:write",
      "registrations:read",
      "registrations:write",
      "staff:read",
      "staff:write",
    ],
  ]);
});

test("records what Prisma records: the same columns, checksum and finished step", async () => {
  const [name] = await migrate(database.connectionString);
  const script = await readFile(join(migrationsFolder, name ?? "", "migration.sql"));
  const [row] = await readRecords();
  expect(row).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    checksum: createHash("sha256").update(script).digest("hex"),
    finished_at: expect.any(Date),
    migration_name: name,
    logs: null,
    rolled_back_at: null,
    started_at: expect.any(Date),
    applied_steps_count: 1,
  });
  const columns = await client.query(
    `SELECT attname || ' ' || format_type(atttypid, atttypmod) AS text FROM pg_attribute
     WHERE attrelid = '_prisma_migrations'::regclass AND attnum > 0 ORDER BY attnum`,
  );
  expect(columns.rows.map((column) => column.text)).toEqual([
    "id character varying(36)",
    "checksum character varying(64)",
    "finished_at timestamp with time zone",
    "migration_name character varying(255)",
    "logs text",
    "rolled_back_at timestamp with time zone",
    "started_at timestamp with time zone",
    "applied_steps_count integer",
  ]);
});

test("applies in the order of names, and applies new migrations later", async () => {
  await write("20260102000000_second", "ALTER TABLE one ADD COLUMN more text");
  await write("20260101000000_first", "CREATE TABLE one (id int)");
  expect(await run()).toEqual(["20260101000000_first", "20260102000000_second"]);
  await write("20260103000000_third", "CREATE TABLE three (id int)");
  expect(await run()).toEqual(["20260103000000_third"]);
});

test("many processes at once apply each migration once", async () => {
  await write("1_table", "CREATE TABLE counted (id serial)");
  await write("2_row", "INSERT INTO counted DEFAULT VALUES");
  const results = await Promise.all(Array.from({ length: 8 }, run));
  expect(results.flat().sort()).toEqual(["1_table", "2_row"]);
  expect((await client.query("SELECT * FROM counted")).rowCount).toBe(1);
});

test("while a long transaction uses its table, a migration lets other queries pass, and then applies", async () => {
  await write("1_one", "CREATE TABLE one (id int)");
  await run();
  await write("2_more", "ALTER TABLE one ADD COLUMN more text");
  const reader = new pg.Client({ connectionString: database.connectionString });
  await reader.connect();
  try {
    await client.query("BEGIN; SELECT FROM one"); // as a backup does
    const migrating = run();
    const isWaiting = async () =>
      (await client.query("SELECT FROM pg_locks WHERE relation = 'one'::regclass AND NOT granted"))
        .rowCount === 1;
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    await reader.query("SELECT FROM one");
    await client.query("COMMIT");
    expect(await migrating).toEqual(["2_more"]);
    expect(await readRecords()).toHaveLength(2);
  } finally {
    await reader.end();
  }
});

test("rolls back a failing migration, names it, and applies it once it is repaired", async () => {
  await write("1_good", "CREATE TABLE good (id int)");
  await write("2_bad", "CREATE TABLE half (id int); INSERT INTO nowhere VALUES (1)");
  await expect(run()).rejects.toThrow(
    new DatabaseError(
      'The migration 2_bad failed and was rolled back: relation "nowhere" does not exist.',
    ),
  );
  expect(await tableExists("good")).toBe(true);
  expect(await tableExists("half")).toBe(false);
  expect((await readRecords())[1]).toMatchObject({
    migration_name: "2_bad",
    finished_at: null,
    rolled_back_at: expect.any(Date),
    logs: expect.stringContaining("nowhere"),
  });

  await write("2_bad", "CREATE TABLE half (id int)");
  expect(await run()).toEqual(["2_bad"]);
});

test("rejects a migration that Prisma left half-way", async () => {
  await write("1_one", "CREATE TABLE one (id int)");
  await run();
  await client.query("UPDATE _prisma_migrations SET finished_at = NULL");
  await write("2_two", "CREATE TABLE two (id int)");
  await expect(run()).rejects.toThrow(/^The migration 1_one failed half-way earlier; .*resolve/);
  expect(await tableExists("two")).toBe(false);
});

test("rejects an edited migration, and applies nothing after it", async () => {
  await write("1_one", "CREATE TABLE one (id int)");
  await run();
  await write("1_one", "CREATE TABLE one (id bigint)");
  await write("2_two", "CREATE TABLE two (id int)");
  await expect(run()).rejects.toThrow(
    new DatabaseError(
      "The migration 1_one was edited after it had been applied; restore its file and put the " +
        "change into a new migration.",
    ),
  );
  expect(await tableExists("two")).toBe(false);
});

test("line endings that Git has changed are no edit", async () => {
  await write("1_one", "CREATE TABLE one (\n  id int\n)\n");
  await run();
  await write("1_one", "CREATE TABLE one (\r\n  id int\r\n)\r\n");
  expect(await run()).toEqual([]);
});

test("starts on a database that a newer version has migrated, as in a deploy", async () => {
  await write("1_one", "CREATE TABLE one (id int)");
  await write("3_newer", "ALTER TABLE one ADD COLUMN more text");
  await run();
  await rm(join(folder, "3_newer"), { recursive: true });
  expect(await run()).toEqual([]);
  // Its own pending migrations are applied.
  await write("2_two", "CREATE TABLE two (id int)");
  expect(await run()).toEqual(["2_two"]);
});

test("rejects a database with a migration of another history", async () => {
  await write("1_one", "SELECT 1");
  await write("2_two", "SELECT 2");
  await write("3_three", "SELECT 3");
  await run();
  await rm(join(folder, "2_two"), { recursive: true });
  await expect(run()).rejects.toThrow(
    new DatabaseError(
      "The database has the migration 2_two, which this version of Headwaters does not know, " +
        "although it has newer ones; run the version that made it, or a newer one.",
    ),
  );
});

test("reports an unreachable database in one sentence without the password", async () => {
  const error = await migrate("postgresql://headwaters:geheim@127.0.0.1:1/none").catch((e) => e);
  expect(error).toBeInstanceOf(DatabaseError);
  expect(error.message).toMatch(/^The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/);
  expect(error.message).not.toContain("geheim");
});
