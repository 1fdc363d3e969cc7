import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Client, createClient } from "./client.ts";
import { isOverload, isRecordMissing, isUniqueViolation } from "./errors.ts";
import { createTestDatabase, type TestDatabase } from "./testing/index.ts";

const lost = vi.fn();
let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = createClient(database.connectionString, { onConnectionLost: lost });
});

afterAll(async () => {
  await client?.close();
  await database?.drop();
});

const person = { username: "rosa", email: "Rosa@Example.org", password: "hash" };

test("sessions run in UTC, with an application name and a limit for statements", async () => {
  const { rows } = await client.pool.query(
    `SELECT current_setting('TimeZone') AS zone, current_setting('application_name') AS name,
            current_setting('statement_timeout') AS limit`,
  );
  expect(rows).toEqual([{ zone: "UTC", name: "headwaters", limit: "15s" }]);
});

test("times are read as they were written, to the millisecond", async () => {
  const eventDate = new Date("2030-07-04T23:59:59.123Z");
  const { id } = await client.prisma.event.create({
    data: { title: "t", description: "d", eventType: "workshop", location: "l", eventDate },
  });
  const event = await client.prisma.event.findUniqueOrThrow({ where: { id } });
  expect(event.eventDate).toEqual(eventDate);
  const { rows } = await client.pool.query('SELECT "eventDate"::text AS text FROM events');
  expect(rows).toEqual([{ text: "2030-07-04 23:59:59.123" }]);
  expect(Math.abs(event.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
});

test("ids are UUIDs of version 7", async () => {
  const { id } = await client.prisma.newsArticle.create({
    data: { title: "t", content: "c", category: "event" },
  });
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("an email address is stored as typed, and found and unique without regard to case", async () => {
  await client.prisma.user.create({ data: person });
  const found = await client.prisma.user.findUnique({ where: { email: "rosa@example.ORG" } });
  expect(found?.email).toBe("Rosa@Example.org");

  const again = { ...person, username: "other", email: "ROSA@example.org" };
  const error = await client.prisma.user.create({ data: again }).catch((e) => e);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, "email")).toBe(true);
  expect(isUniqueViolation(error, "username")).toBe(false);
});

test("a taken username is distinguished from a taken address", async () => {
  await client.prisma.user.upsert({
    where: { email: person.email },
    create: person,
    update: {},
  });
  const again = { ...person, email: "someone@example.org" };
  const error = await client.prisma.user.create({ data: again }).catch((e) => e);
  expect(isUniqueViolation(error, "username")).toBe(true);
  expect(isUniqueViolation(error, "email")).toBe(false);
});

test("a missing record is distinguished from a unique violation", async () => {
  const error = await client.prisma.user
    .update({ where: { id: "none" }, data: { firstName: "x" } })
    .catch((e) => e);
  expect(isRecordMissing(error)).toBe(true);
  expect(isUniqueViolation(error)).toBe(false);
  expect(isRecordMissing(new Error("P2025"))).toBe(false);
});

test("a connection that is lost while idle is reported and replaced", async () => {
  const idle = await client.pool.connect();
  const { rows } = await idle.query("SELECT pg_backend_pid() AS pid");
  idle.release();
  const killer = createClient(database.connectionString);
  await killer.pool.query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
  await killer.close();
  await vi.waitFor(() => expect(lost).toHaveBeenCalled());
  expect(await client.prisma.session.count()).toBe(0);
});

test("an unreachable database makes the query fail, not the process", async () => {
  const nowhere = createClient("postgresql://nobody@127.0.0.1:1/none");
  await expect(nowhere.prisma.user.count()).rejects.toThrow(/reach|ECONNREFUSED/);
  await nowhere.close();
});

test("a query that got no connection in time is distinguished from a failed query", async () => {
  const busy = createClient(database.connectionString, { connections: 1 });
  const holder = await busy.pool.connect();
  const failures = await Promise.all([
    busy.prisma.user.count().catch((error) => error),
    busy.prisma.$queryRaw`SELECT 1`.catch((error) => error),
    busy.prisma.$transaction((transaction) => transaction.user.count()).catch((error) => error),
    busy.pool.query("SELECT 1").catch((error) => error),
  ]);
  holder.release();
  expect(failures.map(isOverload)).toEqual([true, true, true, true]);
  const failed = await busy.prisma.$queryRaw`SELECT nothing`.catch((error) => error);
  expect(isOverload(failed)).toBe(false);
  await busy.close();
}, 20_000);
