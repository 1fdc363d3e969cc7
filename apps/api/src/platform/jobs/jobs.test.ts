import { setImmediate as turn } from "node:timers/promises";
import { createClient, openChangeFeed } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { EXPIRE_EVENT_PAGES } from "../../features/content/events/eventTimes.ts";
import { jobs } from "../../features/index.ts";
import { openSite } from "../../testing/site.ts";
import { createBoss, stopBoss } from "./boss.ts";
import { createScheduleJob, EVERY_MINUTE, startJobs } from "./jobs.ts";

async function openDatabase() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  return connectionString;
}

/** Opens a process that runs one job. */
async function openRunner(connectionString: string, run: () => Promise<unknown>) {
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);
  const changes = openChangeFeed(connectionString);
  afterwards(() => changes.close());
  const log = { warn: vi.fn() };
  const boss = createBoss(pool, log, changes);
  await boss.start();
  afterwards(() => stopBoss(boss));
  await startJobs(boss, [{ name: "test", cron: "0 0 1 1 *", run }], { log });
  return { prisma, pool, log, scheduleJob: createScheduleJob(boss) };
}

test("a job that is scheduled in a transaction runs at once after its commit, and never without it", async () => {
  const run = vi.fn(async () => {});
  const { prisma, pool, scheduleJob } = await openRunner(await openDatabase(), run);
  const undone = prisma.$transaction(async (transaction) => {
    await scheduleJob("test", { transaction });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect((await pool.query("SELECT FROM pgboss.job WHERE name = 'test'")).rowCount).toBe(0);
  await prisma.$transaction((transaction) => scheduleJob("test", { transaction }));
  await expect.poll(() => run).toHaveBeenCalledOnce();
});

test("a job waits for its moment, by the database's clock", async () => {
  const run = vi.fn(async () => {});
  const { pool, scheduleJob } = await openRunner(await openDatabase(), run);
  const at = new Date(Date.now() + 3_600_000);
  await scheduleJob("test", { at });
  await scheduleJob("test");
  await expect.poll(() => run).toHaveBeenCalledOnce();
  const { rows } = await pool.query(
    "SELECT start_after AS at FROM pgboss.job WHERE name = 'test' AND state = 'created'",
  );
  expect(rows).toEqual([{ at }]);
});

test("one of several processes runs a job", async () => {
  const run = vi.fn(async () => {});
  const connectionString = await openDatabase();
  const { scheduleJob, pool } = await openRunner(connectionString, run);
  await openRunner(connectionString, run);
  await scheduleJob("test");
  const completed = async () =>
    (await pool.query("SELECT FROM pgboss.job WHERE name = 'test' AND state = 'completed'"))
      .rowCount;
  await expect.poll(completed).toBe(1);
  expect(run).toHaveBeenCalledOnce();
});

test("a job that fails is logged and runs again later", async () => {
  const fail = async () => {
    throw new Error("The lake is frozen.");
  };
  const { pool, log, scheduleJob } = await openRunner(await openDatabase(), fail);
  await scheduleJob("test");
  const readStates = async () =>
    (await pool.query("SELECT state FROM pgboss.job WHERE name = 'test'")).rows;
  await expect.poll(readStates).toEqual([{ state: "retry" }]);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ job: "test" }), "a job failed");
});

test("an idle site sends the database few statements", async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    shouldAdvanceTime: true, // while it starts
  });
  afterwards(() => vi.useRealTimers());
  const { site, started, close } = await openSite(await openDatabase());
  afterwards(close);
  await started;
  // One minute of heartbeats and polling, in which each job with the cron of every minute runs once.
  const everyMinute = jobs.filter(({ cron }) => cron === EVERY_MINUTE);
  await site.prisma.$executeRaw`DELETE FROM pgboss.schedule WHERE cron <> ${EVERY_MINUTE}`;
  const sent = vi.spyOn(pg.Client.prototype, "query");
  afterwards(() => sent.mockRestore());
  for (const { name } of everyMinute) {
    await site.prisma.$executeRaw`
      INSERT INTO pgboss.job (id, name) VALUES (gen_random_uuid(), ${name})`;
  }
  const seconds = 60;
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    vi.advanceTimersByTime(250);
    await Promise.allSettled(sent.mock.results.map(({ value }) => value));
    await turn();
  }
  const { length } = sent.mock.calls;
  // A busy machine completes the last of them after that minute.
  const readCompleted = async () => {
    vi.advanceTimersByTime(250);
    return site.prisma.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT name FROM pgboss.job WHERE state = 'completed'`;
  };
  for (const { name } of everyMinute) await expect.poll(readCompleted).toContainEqual({ name });
  expect(length).toBeLessThan(4 * seconds);
});

test("jobs that have nothing to do notify no change", async () => {
  const connectionString = await openDatabase();
  const { site, started, close } = await openSite(connectionString);
  afterwards(close);
  await started;
  const { pool, close: closePool } = createClient(connectionString);
  afterwards(closePool);
  const listener = await pool.connect();
  afterwards(() => listener.release());
  const notified: (string | undefined)[] = [];
  listener.on("notification", ({ payload }) => notified.push(payload));
  await listener.query("LISTEN headwaters_changes");
  const boss = createBoss(pool, console);
  await boss.start();
  afterwards(() => stopBoss(boss));
  // At midnight, the job of the events' times does have something to do.
  const names = jobs.map(({ name }) => name).filter((name) => name !== EXPIRE_EVENT_PAGES);
  for (const name of names) await createScheduleJob(boss)(name);
  const readUnfinished = () => site.prisma.$queryRaw`
    SELECT name FROM pgboss.job WHERE name = ANY(${names}) AND state <> 'completed'`;
  await expect.poll(readUnfinished).toEqual([]);
  await listener.query("NOTIFY headwaters_changes, 'the end'");
  expect(notified).toEqual(["the end"]);
});
