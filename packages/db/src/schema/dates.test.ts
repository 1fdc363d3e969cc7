import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import { migrationsFolder } from "../migrations/readMigrations.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";

// Dates that PostgreSQL stores and JavaScript cannot represent.
const unreadable = ["20000-01-01", "infinity", "-infinity", "0044-03-15 BC"];
const insertEvent = `INSERT INTO events (id, title, description, "eventType", location, "eventDate")
                     VALUES ($1, 't', 'd', 'workshop', 'l', $2)`;

let database: TestDatabase;
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "headwaters-migrations-"));
  database = await createTestDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  const names = await readdir(migrationsFolder);
  for (const name of names.filter((name) => name < "20261121231700")) {
    await cp(join(migrationsFolder, name), join(folder, name), { recursive: true });
  }
  await migrate(database.connectionString, folder);
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
  await rm(folder, { recursive: true });
});

test("a migration moves dates that JavaScript cannot represent, and the database rejects them afterwards", async () => {
  for (const [id, date] of unreadable.entries()) await client.query(insertEvent, [id, date]);
  await client.query(insertEvent, ["fine", "2026-05-01 16:00"]);
  await client.query(`UPDATE events SET "registrationDeadline" = 'infinity' WHERE id = '0'`);
  await client.query(`INSERT INTO news_articles (id, title, content, category, "createdAt")
                      VALUES ('n', 't', 'c', 'event', 'infinity')`);
  await client.query(`INSERT INTO education_articles
                        (id, title, content, category, "ageGroup", "updatedAt")
                      VALUES ('e', 't', 'c', 'safety', '6-12', '20000-01-01')`);

  await migrate(database.connectionString);

  const { rows } = await client.query(
    `SELECT "eventDate"::text AS date, "registrationDeadline"::text AS deadline
     FROM events ORDER BY id`,
  );
  const [first, last] = ["1000-01-01 00:00:00", "9999-12-31 00:00:00"];
  expect(rows).toEqual([
    { date: last, deadline: last },
    { date: last, deadline: null },
    { date: first, deadline: null },
    { date: first, deadline: null },
    { date: "2026-05-01 16:00:00", deadline: null },
  ]);
  for (const date of unreadable) {
    for (const [table, column] of [
      ["events", "eventDate"],
      ["events", "registrationDeadline"],
      ["events", "createdAt"],
      ["news_articles", "createdAt"],
      ["education_articles", "updatedAt"],
    ] as const) {
      const change = client.query(`UPDATE ${table} SET "${column}" = $1`, [date]);
      await expect(change).rejects.toMatchObject({ constraint: `${table}_dates_check` });
    }
  }
});
