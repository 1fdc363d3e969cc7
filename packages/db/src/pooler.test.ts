import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openChangeFeed } from "./change-feed/changeFeed.ts";
import { checkSession, createClient } from "./client.ts";
import { DatabaseError } from "./errors.ts";
import { migrate } from "./migrations/migrate.ts";
import {
  createTestDatabase,
  startPooler,
  type TestDatabase,
  type TestPooler,
} from "./testing/index.ts";

let database: TestDatabase;
let pooler: TestPooler;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  pooler = await startPooler(database.connectionString);
});

afterAll(async () => {
  await pooler?.close();
  await database?.drop();
});

/** Asks every connection of the pooler the same. */
async function askAll(question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: pooler.connectionString });
  await client.connect();
  const answers = [];
  for (let count = 0; count < pooler.size; count += 1) {
    answers.push(...(await client.query(question)).rows);
  }
  await client.end();
  return answers;
}

/** What sessions could leave behind, of all connections: the same as before anyone came. */
async function expectNothingLeft() {
  const settings = await askAll(
    `SELECT pg_backend_pid() AS pid, current_setting('TimeZone') AS zone,
            current_setting('statement_timeout') AS statement,
            current_setting('idle_in_transaction_session_timeout') AS idle,
            current_setting('lock_timeout') AS lock`,
  );
  expect(new Set(settings.map(({ pid }) => pid)).size).toBe(pooler.size);
  for (const { statement, idle, lock } of settings) {
    expect({ statement, idle, lock }).toEqual({ statement: "0", idle: "0", lock: "0" });
  }
  expect(await askAll("SELECT pg_listening_channels() AS channel")).toEqual([]);
  const locks = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  expect(await askAll(locks)).toEqual([]);
  expect(await askAll("SELECT name FROM pg_prepared_statements")).toEqual([]);
}

test("a first start, another at once and a later one migrate through the pooler", async () => {
  const starts = Array.from({ length: 2 }, () => migrate(pooler.connectionString));
  const applied = (await Promise.all(starts)).flat();
  expect(applied.length).toBeGreaterThan(5);
  expect(new Set(applied).size).toBe(applied.length);
  expect(await migrate(pooler.connectionString)).toEqual([]);
  await expectNothingLeft();
});

test("queries and transactions work, and leave no setting behind", async () => {
  const client = createClient(pooler.connectionString, { connections: 2 });
  await checkSession(pooler.connectionString);
  const data = { title: "t", content: "c", category: "event" };
  await client.prisma.$transaction(async (transaction) => {
    const { id } = await transaction.newsArticle.create({ data });
    await transaction.newsArticle.update({ where: { id }, data: { excerpt: "e" } });
  });
  await client.pool.query("SELECT $1::text", ["unnamed"]);
  expect(await client.prisma.newsArticle.count({ where: { excerpt: "e" } })).toBe(1);
  await expectNothingLeft();
  await client.close();
});

test("changes are not listened for through it, and nothing is left behind by trying", async () => {
  const onTrouble = vi.fn();
  const changes = openChangeFeed(pooler.connectionString, { onTrouble });
  await changes.started;
  expect(changes.live).toBe(false);
  expect(onTrouble.mock.calls[0]?.[0].message).toBe(
    "LISTEN is not for connection poolers: set DIRECT_DATABASE_URL.",
  );
  await changes.close();
  await expectNothingLeft();
});

test("a pooler whose sessions are in another time zone is refused with what to do", async () => {
  const name = new URL(database.connectionString).pathname.slice(1);
  const admin = new pg.Client({ connectionString: database.connectionString });
  await admin.connect();
  await admin.query(`ALTER DATABASE ${name} SET timezone = 'Europe/Berlin'`);
  await admin.end();
  const other = await startPooler(database.connectionString);
  await expect(checkSession(other.connectionString)).rejects.toThrow(DatabaseError);
  await expect(checkSession(other.connectionString)).rejects.toThrow(
    /in UTC, not Europe\/Berlin: run ALTER ROLE \w+ SET timezone = 'UTC'/,
  );
  await other.close();
  // Without a pooler in between the session says so itself.
  await checkSession(database.connectionString);
});
