import { randomUUID } from "node:crypto";
import { createClient, openChangeFeed } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildArticle, buildMessage } from "@headwaters/testing/factories";
import { buildMember, buildStaff } from "@headwaters/testing/people/accounts";
import { useRegistrations } from "@headwaters/testing/people/registrations";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { expect, test } from "vitest";
import { createBoss, stopBoss } from "./platform/jobs/boss.ts";
import { openSite } from "./testing/site.ts";

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

/** Creates one piece of work for each job that will become due. */
async function prepare(connectionString: string): Promise<string> {
  const { site, close } = await openSite(connectionString);
  const { publishEvent, register } = useRegistrations(site);
  const { agent: staff, user } = await buildStaff(site);
  await site.prisma.noticeSetting.create({ data: { userId: user.id, frequency: "atOnce" } });
  const notice = { topic: "review", subject: "Knots", path: "/staff/review" };
  await site.prisma.notice.create({ data: { ...notice, userId: user.id } });
  const article = buildArticle({ published: false, publishAt: inHours(1) });
  const { id } = (await staff.post("/api/news", article)).json();
  const { path } = await publishEvent({ maxParticipants: 1, eventDate: inHours(200) });
  const [first, second] = [await buildMember(site), await buildMember(site)];
  const { people } = await register(first, path);
  await register(second, path);
  await first.agent.post(`${path}/cancel`, { registrationIds: people.map((one) => one.id) });
  const message = buildMessage({ idempotencyKey: randomUUID() });
  expect((await first.agent.post("/api/contact", message)).statusCode).toBe(200);
  await close();
  return id;
}

const MAKE_DUE = `
  UPDATE items SET "publishAt" = now() - interval '1 hour' WHERE "publishAt" IS NOT NULL;
  UPDATE registrations SET "offeredUntil" = now() - interval '1 hour' WHERE status = 'offered';
  UPDATE contact_threads SET "dueAt" = now() - interval '1 hour';
  UPDATE notices SET "createdAt" = now() - interval '2 days';
  UPDATE submissions SET "createdAt" = now() - interval '400 days'`;

const JOBS = [
  "publishScheduledContent",
  "processWaitlists",
  "tellOfLateMessages",
  "sendDigests",
  "applyRetention",
];

test("a process that is killed during its jobs leaves them to the next, which runs each once", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const articleId = await prepare(connectionString);
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);
  const changes = openChangeFeed(connectionString);
  afterwards(() => changes.close());
  const boss = createBoss(pool, console, changes);
  await boss.start();
  afterwards(() => stopBoss(boss));
  const start = async () =>
    launchReadySite({
      PORT: String(await findFreePort()),
      DATABASE_URL: connectionString,
      SESSION_SECRET: "a secret that both processes know",
      LOG_LEVEL: "warn",
      OUTBOUND_PAUSED: "true", // mails are stored all the same
    });
  const runJobs = () => Promise.all(JOBS.map((name) => boss.send(name)));

  const { child, ended } = await start();
  await pool.query("DELETE FROM mails");
  const submissions = await prisma.submission.count();
  // While these tables are locked, each job is in the middle of its transaction and waits to write.
  const door = await pool.connect();
  await door.query("SET idle_in_transaction_session_timeout = 0");
  await door.query("BEGIN; LOCK TABLE mails, news_articles IN EXCLUSIVE MODE");
  await pool.query(MAKE_DUE);
  await runJobs();
  const readWaiting = async () =>
    (
      await door.query(`
        SELECT relation::regclass::text AS table, count(*)::int AS jobs FROM pg_locks
        WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        GROUP BY 1 ORDER BY 1`)
    ).rows;
  await expect.poll(readWaiting).toEqual([
    { table: "mails", jobs: 4 },
    { table: "news_articles", jobs: 1 },
  ]);
  child.kill("SIGKILL");
  await ended;
  await door.query("ROLLBACK");
  door.release();

  await start();
  await runJobs();
  const readState = async () => ({
    published: (await prisma.newsArticle.findUnique({ where: { id: articleId } }))?.published,
    offered: await prisma.registration.count({ where: { status: "offered" } }),
    untold: await prisma.contactThread.count({ where: { lateNoticeAt: null } }),
    notices: await prisma.notice.count(),
    submissions: await prisma.submission.count(),
  });
  await expect
    .poll(readState)
    .toEqual({ published: true, offered: 0, untold: 0, notices: 0, submissions: 0 });
  const mails = await prisma.mail.findMany({ orderBy: { kind: "asc" } });
  expect(mails.map(({ kind }) => kind)).toEqual(["notice", "noticeDigest", "offerEnded"]);
  const log = await prisma.staffAction.findMany({ where: { action: "retention.applied" } });
  expect(log.map(({ details }) => details)).toEqual([{ submissions }]);
});
