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

/** Runs a query on every connection of the pooler. */
async function queryAll(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: pooler.connectionString });
  await client.connect();
  const rows = [];
  for (let count = 0; count < pooler.size; count += 1) {
    rows.push(...(await client.query(sql)).rows);
  }
  await client.end();
  return rows;
}

/** Expects the default settings on all connections. */
async function expectDefaultSettings() {
  const settings = await queryAll(
    `SELECT pg_backend_pid() AS pid, current_setting('TimeZone') AS zone,
            current_setting('statement_timeout') AS statement,
            current_setting('idle_in_transaction_session_timeout') AS idle,
            current_setting('lock_timeout') AS lock`,
  );
  expect(new Set(settings.map(({ pid }) => pid)).size).toBe(pooler.size);
  for (const { statement, idle, lock } of settings) {
    expect({ statement, idle, lock }).toEqual({ statement: "0", idle: "0", lock: "0" });
  }
  expect(await queryAll("SELECT pg_listening_channels() AS channel")).toEqual([]);
  const locks = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  expect(await queryAll(locks)).toEqual([]);
  expect(await queryAll("SELECT name FROM pg_prepared_statements")).toEqual([]);
}

test("a first start, a concurrent one and a later one migrate through the pooler", async () => {
  const starts = Array.from({ length: 2 }, () => migrate(pooler.connectionString));
  const applied = (await Promise.all(starts)).flat();
  expect(applied.length).toBeGreaterThan(5);
  expect(new Set(applied).size).toBe(applied.length);
  expect(await migrate(pooler.connectionString)).toEqual([]);
  await expectDefaultSettings();
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
  await expectDefaultSettings();
  await client.close();
});

test("the change feed does not become live behind it, and leaves no settings", async () => {
  const onTrouble = vi.fn();
  const changes = openChangeFeed(pooler.connectionString, { onTrouble });
  await changes.started;
  expect(changes.live).toBe(false);
  expect(onTrouble.mock.calls[0]?.[0].message).toBe(
    "LISTEN is not for connection poolers: set DIRECT_DATABASE_URL.",
  );
  await changes.close();
  await expectDefaultSettings();
});

test("a pooler whose sessions are in another time zone is rejected with instructions", async () => {
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
  // Without a pooler the session sets its own time zone.
  await checkSession(database.connectionString);
});
