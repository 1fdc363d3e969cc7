import { afterwards } from "@headwaters/testing/afterwards";
import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { readMailFolder, WRITTEN_TO_FILE } from "@headwaters/testing/mail/mails";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { isSettled, letTimePass, stopTime } from "../../../testing/measuring/time.ts";
import { buildMail, openMails, openOutbox, useMails } from "../../../testing/outbox.ts";

const SENT = { emailSent: true, emailError: null };

const emptyMails = useMails();

describe("a queued mail", () => {
  test("is sent at once on request", async () => {
    const server = await startMailServer();
    const { connectionString, row } = await emptyMails();
    const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
    const id = await outbox.write(buildMail({ replyTo: "bo@example.org" }));
    expect(await outbox.sendNow(id)).toEqual(SENT);
    expect(server.mails).toMatchObject([
      {
        to: "ann@example.org",
        from: '"Headwaters Youth Anglers" <site@example.org>',
        subject: "The river is clear again",
        text: "Come and see.",
        html: "<p>Come and see.</p>",
      },
    ]);
    expect(server.raw[0]).toMatch(/^Reply-To: bo@example\.org\r$/m);
    expect(server.raw[0]).toContain(`Message-ID: <${id}@example.org>`);
    expect(await row(id)).toMatchObject({ status: "sent", attempts: 1, lastError: null });
  });

  test("leaves no text in the table after sending", async () => {
    const { connectionString, row } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const id = await outbox.write();
    expect(await row(id)).toMatchObject({ text: "Come and see.", html: "<p>Come and see.</p>" });
    await outbox.sendNow(id);
    expect(await row(id)).toMatchObject({ text: "", html: "", sentAt: expect.any(Date) });
  });

  test("is sent in the background when no request waits for it", async () => {
    const { connectionString, row } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const id = await outbox.write();
    outbox.sendSoon(id);
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(await readMailFolder(outbox.folder)).toHaveLength(1);
  });

  test("is left to the queue in a rush, when ten others wait to be sent in the background", async () => {
    const { connectionString, row, hurry } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push(await outbox.write());
    for (const id of ids) outbox.sendSoon(id);
    const readStatuses = async () => (await Promise.all(ids.map(row))).map(({ status }) => status);
    const first = Array(10).fill("sent");
    await expect.poll(readStatuses).toEqual([...first, "pending", "pending"]);
    await hurry();
    await expect.poll(readStatuses).toEqual([...first, "sent", "sent"]);
  });

  test("that is sent is not claimed again by its job", async () => {
    const { connectionString, hurry, jobs } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const id = await outbox.write();
    await outbox.sendNow(id);
    const querying = vi.spyOn(pg.Client.prototype, "query");
    await hurry();
    await expect.poll(jobs).toMatchObject([{ id, state: "completed" }]);
    const texts = querying.mock.calls.map(([query]) => (query as { text?: string }).text ?? "");
    querying.mockRestore();
    expect(texts.filter((text) => text.includes("UPDATE mails"))).toEqual([]);
  });

  test("is sent without a request for it", async () => {
    const { connectionString, row, hurry } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const id = await outbox.write();
    await hurry();
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(await readMailFolder(outbox.folder)).toHaveLength(1);
  });

  test("is never sent when its transaction is rolled back", async () => {
    const { connectionString, prisma, jobs } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const undone = prisma.$transaction(async (transaction) => {
      await outbox.add(transaction, buildMail());
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await prisma.mail.count()).toBe(0);
    expect(await jobs()).toEqual([]);
  });
});

test("is not sent if it is invalid", async () => {
  const { connectionString } = await emptyMails();
  const outbox = await openOutbox(connectionString);
  expect(await outbox.sendNow("none")).toEqual({
    emailSent: false,
    emailError: "The mail could not be sent just now.",
  });
});

test("a process whose clock is a day off sends, and gives nothing up early", async () => {
  let visits = 0;
  const server = await startMailServer({
    onRcptTo(_address, _session, respond) {
      visits += 1;
      respond(visits === 1 ? smtpError(451, "Greylisted") : null);
    },
  });
  const { connectionString, row, hurry } = await emptyMails();
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  afterwards(() => vi.useRealTimers());
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  const id = await outbox.write();
  expect(await outbox.sendNow(id)).toMatchObject({ emailSent: false });
  expect(await row(id)).toMatchObject({ status: "pending" });
  await hurry();
  await expect.poll(() => server.mails.length).toBe(1);
});

describe("several processes", () => {
  test("may start concurrently on a database without a queue", async () => {
    const { connectionString, prisma } = await openMails();
    await prisma.$executeRaw`DROP SCHEMA pgboss CASCADE`;
    const outboxes = await Promise.all([1, 2, 3].map(() => openOutbox(connectionString)));
    for (const { write, sendNow } of outboxes) {
      expect(await sendNow(await write())).toEqual(WRITTEN_TO_FILE);
    }
  });

  test("send each mail once, however many try", async () => {
    const server = await startMailServer();
    const { connectionString, hurry, prisma } = await emptyMails();
    const settings = { smtpUrl: server.url };
    const a = await openOutbox(connectionString, settings);
    const b = await openOutbox(connectionString, settings);
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, i) => a.write(buildMail({ to: `ann.${i}@example.org` }))),
    );
    const attempts = ids.flatMap((id) => [a.sendNow(id), b.sendNow(id)]);
    await hurry(); // and both also work on the jobs
    await Promise.all(attempts);
    await expect.poll(() => prisma.mail.count({ where: { status: "sent" } })).toBe(20);
    expect(new Set(server.mails.map(({ to }) => to)).size).toBe(20);
    expect(server.mails).toHaveLength(20);
  });

  test("skip a mail that one of them is sending", async () => {
    const server = await startMailServer();
    const { connectionString, prisma, row } = await emptyMails();
    const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
    const id = await outbox.write();
    await prisma.$executeRaw`UPDATE mails SET "claimedUntil" = now() + interval '1 minute'`;
    stopTime();
    const sending = outbox.sendNow(id);
    await letTimePass(4_999);
    expect(await isSettled(sending)).toBe(false);
    await letTimePass(1);
    expect(await sending).toMatchObject({ emailSent: false });
    vi.useRealTimers();
    expect(server.mails).toEqual([]);
    // A claim that has expired belongs to a dead process.
    await prisma.$executeRaw`UPDATE mails SET "claimedUntil" = now() - interval '1 second'`;
    expect(await outbox.sendNow(id)).toEqual(SENT);
    expect(await row(id)).toMatchObject({ status: "sent", claimedUntil: null });
  });
});

describe("a failed mail", () => {
  /** Opens an outbox with a server that rejects every mail until the test lets it accept. */
  async function rejected(responseCode: number) {
    let rejecting = true;
    const server = await startMailServer({
      onRcptTo(_address, _session, respond) {
        respond(rejecting ? smtpError(responseCode, "No such luck") : null);
      },
    });
    const mails = await emptyMails();
    const outbox = await openOutbox(mails.connectionString, { smtpUrl: server.url });
    const accept = () => {
      rejecting = false;
    };
    return { server, outbox, accept, ...mails };
  }

  test("is retried for a limited time, then given up and stored", async () => {
    const { outbox, prisma, row, hurry, jobs } = await rejected(450);
    const id = await outbox.write();
    await outbox.sendNow(id);
    await prisma.$executeRaw`UPDATE mails SET "queuedAt" = now() - interval '23 hours 59 minutes'`;
    await hurry();
    await expect.poll(jobs).toMatchObject([{ state: "retry" }]);
    expect(await row(id)).toMatchObject({ status: "pending", attempts: 2 });
    await prisma.$executeRaw`UPDATE mails SET "queuedAt" = now() - interval '24 hours 1 second'`;
    await hurry();
    await expect.poll(async () => (await row(id)).status).toBe("failed");
    expect(await row(id)).toMatchObject({
      attempts: 3,
      lastError: "The mail server asked to try again later.",
      text: "Come and see.",
    });
  });

  test("waits longer after each attempt, up to a maximum", async () => {
    const { outbox, hurry, jobs } = await rejected(450);
    await outbox.sendNow(await outbox.write());
    const pauses: number[] = [];
    const pause = async () => Math.ceil((await jobs())[0]?.pause ?? 0);
    for (const _ of [1, 2, 3]) {
      await hurry();
      await expect.poll(pause).toBeGreaterThan(20);
      pauses.push(await pause());
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(30);
    expect(pauses[0]).toBeLessThanOrEqual(60);
    expect(pauses[2]).toBeGreaterThanOrEqual(120);
    expect(pauses[2]).toBeLessThanOrEqual(240);
  });

  test("can be resent by staff, which starts the retries again", async () => {
    const { server, outbox, accept, row } = await rejected(550);
    const id = await outbox.write();
    await outbox.sendNow(id);
    expect(await row(id)).toMatchObject({ status: "failed" });
    accept();
    expect(await outbox.retry(id)).toBe(true);
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(server.mails).toHaveLength(1);
    // Neither sent mails nor unknown ids can be retried.
    expect(await outbox.retry(id)).toBe(false);
    expect(await outbox.retry("none")).toBe(false);
  });
});

describe("a mail with a link", () => {
  const HOUR = 60 * 60 * 1000;
  const fromNow = (ms: number) => new Date(Date.now() + ms);

  test("is not sent once the link has expired, not even by staff", async () => {
    const server = await startMailServer();
    const { connectionString, prisma, row } = await emptyMails();
    const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
    const id = await outbox.write(buildMail({ expiresAt: fromNow(HOUR) }));
    await prisma.$executeRaw`UPDATE mails SET "expiresAt" = now() - interval '1 second'`;
    const lastError = "Its link had expired before it could be sent.";
    expect(await outbox.sendNow(id)).toEqual({ emailSent: false, emailError: lastError });
    expect(await row(id)).toMatchObject({ status: "failed", lastError });
    expect(await outbox.retry(id)).toBe(false);
    expect(server.mails).toEqual([]);
  });

  test("is sent until then", async () => {
    const server = await startMailServer();
    const { connectionString } = await emptyMails();
    const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
    const id = await outbox.write(buildMail({ expiresAt: fromNow(60_000) }));
    expect(await outbox.sendNow(id)).toEqual(SENT);
    expect(server.mails).toHaveLength(1);
  });
});

test("a paused outbox sends nothing by any path, counts no attempt, and says that the mail will follow", async () => {
  const server = await startMailServer();
  const { connectionString, hurry, jobs, prisma, row } = await emptyMails();
  await prisma.outboundPause.create({ data: { reason: "restored" } });
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  const id = await outbox.write();
  expect(await outbox.sendNow(id)).toEqual({
    emailSent: false,
    emailError: "This site sends no emails at the moment. Yours will follow.",
  });
  await hurry();
  await expect.poll(jobs).toMatchObject([{ id, state: "retry" }]);
  expect(await row(id)).toMatchObject({ status: "pending", attempts: 0, lastError: null });
  expect(server.mails).toEqual([]);
  await prisma.outboundPause.deleteMany();
  await hurry();
  await expect.poll(() => server.mails.length).toBe(1);
});

describe("the sweep", () => {
  test("runs at an interval", async () => {
    const { connectionString, schedules } = await emptyMails();
    await openOutbox(connectionString);
    expect(await schedules()).toEqual([{ name: "mail-sweep", cron: "*/5 * * * *" }]);
  });

  test("finds mails whose jobs are lost", async () => {
    const { connectionString, prisma, row, jobs, loseJobs, sweep } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const id = await outbox.write();
    await loseJobs();
    await prisma.$executeRaw`UPDATE mails SET "queuedAt" = now() - interval '2 minutes'`;
    await sweep();
    await expect.poll(async () => (await row(id)).status).toBe("sent");
    expect(await jobs()).toMatchObject([{ id }]);
  });

  test("deletes mails that were sent or given up long ago, and those only", async () => {
    const { connectionString, prisma, sweep } = await emptyMails();
    const outbox = await openOutbox(connectionString);
    const [old, recent, pending] = [
      await outbox.write(),
      await outbox.write(),
      await outbox.write(),
    ];
    const lapsed = await outbox.write(buildMail({ expiresAt: new Date("2026-01-01") }));
    await outbox.sendNow(lapsed);
    for (const id of [old, recent]) await outbox.sendNow(id);
    await prisma.$executeRaw`
      UPDATE mails SET "createdAt" = now() - interval '31 days', "queuedAt" = now(),
        "sentAt" = CASE WHEN status = 'sent' THEN now() - interval '31 days' END
      WHERE id IN (${old}, ${pending})`;
    await sweep();
    const left = async () => (await prisma.mail.findMany()).map(({ id }) => id).sort();
    await expect.poll(left).toEqual([recent, pending].sort());
  });
});

test("a process that stops waits for the mail that is being sent", async () => {
  const asked = Promise.withResolvers<() => void>();
  const server = await startMailServer({
    onMailFrom: (_address, _session, respond) => asked.resolve(() => respond()),
  });
  const { connectionString, row } = await emptyMails();
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  const id = await outbox.write();
  outbox.sendSoon(id);
  const respond = await asked.promise;
  const closing = vi.spyOn(outbox.boss, "stop");
  const stopped = outbox.stop();
  await closing.mock.results[0]?.value; // the mail is the only thing that it still waits for
  expect(await isSettled(stopped)).toBe(false);
  respond();
  await stopped;
  expect(await row(id)).toMatchObject({ status: "sent" });
});

test("a process that stops begins no other mail, which waits in the table", async () => {
  const asked: (() => void)[] = [];
  const server = await startMailServer({
    onMailFrom: (_address, _session, respond) => void asked.push(() => respond()),
  });
  const { connectionString, row } = await emptyMails();
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  const ids = await Promise.all(Array.from({ length: 6 }, () => outbox.write()));
  const responses = ids.map((id) => outbox.sendNow(id));
  await expect.poll(() => asked.length).toBe(5); // the maximum number of SMTP connections
  const stopped = outbox.stop();
  for (const respond of asked) respond();
  await stopped;
  expect(server.mails).toHaveLength(5);
  const sent = (await Promise.all(responses)).map(({ emailSent }) => emailSent);
  expect(sent).toEqual([true, true, true, true, true, false]);
  expect(await row(ids[5] ?? "")).toMatchObject({ status: "pending", attempts: 0 });
});
