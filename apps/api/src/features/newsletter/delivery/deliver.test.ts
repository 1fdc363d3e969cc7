import type { PrismaClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildArticle } from "@headwaters/testing/factories";
import { type MailServer, smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { createSubscribers, sendNewsletter } from "@headwaters/testing/mail/newsletters";
import { buildStaff } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import type { MailTiming } from "../../../platform/mail/outbox/queue.ts";
import { runJob } from "../../../testing/jobs.ts";
import { QUICK_MAILS } from "../../../testing/outbox.ts";
import { INBOX, openSite, PUBLIC_URL } from "../../../testing/site.ts";
import { DELIVER_NEWSLETTERS } from "./deliver.ts";

const POLLED = { timeout: 30_000, interval: 250 };

/** A small outbox limit, so that few subscribers exceed it. */
const FEW_AT_A_TIME: MailTiming = { ...QUICK_MAILS, untried: 5 };

/** Opens a site with this mail server and a staff account, for one test. */
async function open(
  { url: smtpUrl }: { url: string },
  { mailTiming = FEW_AT_A_TIME, connectionString = "" } = {},
) {
  const database = connectionString ? null : await createTestDatabase();
  if (database) afterwards(database.drop);
  const opened = await openSite(database?.connectionString ?? connectionString, {
    mailTiming,
    mail: { smtpUrl, folder: "", from: "site@example.org", inbox: INBOX, showLinks: false },
  });
  afterwards(opened.close);
  const { site } = opened;
  const { agent: staff } = await buildStaff(site);
  const read = async (id: string) => (await staff.get(`/api/staff/newsletters/${id}`)).json();
  return {
    site,
    prisma: site.prisma,
    staff,
    read,
    /** Waits until a newsletter is sent and returns it. */
    async sent(id: string) {
      await expect.poll(async () => (await read(id)).status, POLLED).toBe("sent");
      return read(id);
    },
    unsubscribe: (token: string) =>
      new Agent(site).post(`/api/newsletter/unsubscribe?token=${token}`),
  };
}

const newsletterMails = ({ mails }: MailServer) =>
  mails.filter(({ kind }) => kind === "newsletter");
const readers = (server: MailServer) =>
  newsletterMails(server)
    .map(({ to }) => to)
    .sort();
const all = (count: number) =>
  Array.from({ length: count }, (_, i) => `reader.${i}@example.org`).sort();

/** Counts, by a trigger, the statements that insert mails; returns the maximum per transaction. */
async function countMailInserts(prisma: PrismaClient) {
  await prisma.$executeRaw`CREATE TABLE mail_inserts (transaction xid8 DEFAULT pg_current_xact_id())`;
  await prisma.$executeRaw`
    CREATE FUNCTION note_mail_insert() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO mail_inserts DEFAULT VALUES; RETURN NULL; END $$`;
  await prisma.$executeRaw`
    CREATE TRIGGER note_insert AFTER INSERT ON mails EXECUTE FUNCTION note_mail_insert()`;
  return async () => {
    const [most] = await prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM mail_inserts GROUP BY transaction ORDER BY 1 DESC LIMIT 1`;
    return most?.count;
  };
}

/** Starts a mail server that delays mails until it is released. */
async function startSlowServer() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const server = await startMailServer({
    onMailFrom(_address, session, respond) {
      void session;
      if (isOpen) respond();
      else waiting.push(respond);
    },
  });
  return Object.assign(server, {
    waiting,
    goOn() {
      isOpen = true;
      for (const respond of waiting.splice(0)) respond();
    },
  });
}

describe("a newsletter", () => {
  test("is sent once to every confirmed subscriber, with an unsubscribe link", async () => {
    const server = await startMailServer();
    const { prisma, staff, sent } = await open(server);
    await createSubscribers(prisma, 8);
    await prisma.newsletterSubscriber.create({ data: { email: "pending@example.org" } });
    const insertsPerTransaction = await countMailInserts(prisma);
    const id = await sendNewsletter(staff);
    expect(await sent(id)).toMatchObject({
      startedAt: expect.any(String),
      finishedAt: expect.any(String),
      sentBy: "Ana",
      progress: {
        total: 8,
        waiting: 0,
        queued: 0,
        sent: 8,
        bounced: 0,
        failed: 0,
        skipped: 0,
      },
    });
    expect(readers(server)).toEqual(all(8));
    // One transaction enqueues up to five deliveries with one statement.
    expect(await insertsPerTransaction()).toBe(1);
    const rows = await prisma.newsletterSubscriber.findMany();
    const tokens = new Map(rows.map(({ email, unsubscribeToken }) => [email, unsubscribeToken]));
    for (const mail of newsletterMails(server)) {
      const link = `${PUBLIC_URL}/newsletter/unsubscribe?token=${tokens.get(mail.to)}`;
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
      // No other recipient's address or token.
      expect(mail.text.match(/token=/g)).toHaveLength(1);
    }
    const head = server.raw[0]?.split("\r\n\r\n", 1)[0]?.replaceAll(/\r\n\s+/g, " ") ?? "";
    expect(head).toMatch(
      /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=[\da-f-]{36}>$/m,
    );
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(head).toMatch(/^List-Id: Headwaters Youth Anglers <newsletter\.localhost>$/im);
    // The counts stay after the mails are deleted.
    await prisma.mail.deleteMany();
    expect((await sent(id)).progress).toMatchObject({ total: 8, sent: 8 });
  });

  test("has the same content for the last recipient as for the first", async () => {
    const server = await startSlowServer();
    const { prisma, staff, sent } = await open(server);
    await createSubscribers(prisma, 12);
    const article = await prisma.newsArticle.create({ data: buildArticle({ title: "Herons" }) });
    const id = await sendNewsletter(staff, { items: [{ kind: "news", id: article.id }] });
    await expect.poll(() => server.waiting.length, POLLED).toBeGreaterThan(0);
    await prisma.newsArticle.update({
      where: { id: article.id },
      data: { title: "Egrets", published: false },
    });
    server.goOn();
    await sent(id);
    expect(readers(server)).toEqual(all(12));
    for (const { text } of newsletterMails(server)) expect(text).toContain("Herons");
  });

  test("counts mails that the mail server rejects, and finishes", async () => {
    const server = await startMailServer({
      onRcptTo({ address }, _session, respond) {
        const number = Number(/\d+/.exec(address)?.[0]);
        respond(number < 3 ? smtpError(550, "No such user") : undefined);
      },
    });
    const { site, prisma, staff, sent, read } = await open(server);
    await createSubscribers(prisma, 8);
    await prisma.newsletterSubscriber.create({
      data: { email: "not an address", status: "confirmed" },
    });
    const id = await sendNewsletter(staff);
    expect((await sent(id)).progress).toMatchObject({ total: 9, sent: 5, bounced: 4, failed: 0 });
    expect(readers(server)).toEqual(all(8).slice(3));

    // Staff retry one of them from the mail log; the mailbox exists by then.
    const { mailId } = await prisma.newsletterDelivery.findFirstOrThrow({
      where: { newsletterId: id, status: "bounced", subscriber: { email: all(1)[0] ?? "" } },
    });
    await prisma.mail.update({ where: { id: mailId ?? "" }, data: { status: "sent" } });
    await runJob(site.connectionString, DELIVER_NEWSLETTERS);
    await expect
      .poll(async () => (await read(id)).progress, POLLED)
      .toMatchObject({ sent: 6, bounced: 3 });
  });

  test("is given up after the retries, and counted, if the mail server never accepts it", async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, respond) => respond(smtpError(451, "Later, please")),
    });
    const { prisma, staff, sent, read } = await open(server);
    await createSubscribers(prisma, 2);
    const id = await sendNewsletter(staff);
    const jobsForLater = () =>
      prisma.$queryRaw`SELECT id FROM pgboss.job WHERE name = 'mail-bulk' AND state = 'retry'`;
    await expect.poll(jobsForLater, POLLED).toHaveLength(2);
    expect(await read(id)).toMatchObject({ status: "sending", progress: { queued: 2 } });
    await prisma.$executeRaw`UPDATE mails SET "queuedAt" = now() - interval '25 hours'`;
    await prisma.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`;
    expect((await sent(id)).progress).toMatchObject({ failed: 2, bounced: 0, sent: 0 });
  });

  test("is not sent to subscribers who unsubscribe before their mail is sent, in the outbox or not", async () => {
    const server = await startSlowServer();
    const { prisma, staff, sent, unsubscribe } = await open(server);
    await createSubscribers(prisma, 12);
    const id = await sendNewsletter(staff);
    await expect.poll(() => server.waiting.length, POLLED).toBe(3);
    const deliveries = await prisma.newsletterDelivery.findMany({
      include: { subscriber: true },
    });
    const waiting = deliveries.find(({ status }) => status === "waiting");
    const mails = await prisma.mail.findMany({ where: { attempts: 0, kind: "newsletter" } });
    const queued = deliveries.find(({ mailId }) => mails.some((mail) => mail.id === mailId));
    const unsubscribed = [waiting, queued].map((copy) => copy?.subscriber);
    for (const subscriber of unsubscribed) await unsubscribe(subscriber?.unsubscribeToken ?? "");
    server.goOn();
    expect((await sent(id)).progress).toMatchObject({ total: 12, sent: 10, skipped: 2 });
    expect(readers(server)).toEqual(
      all(12).filter((email) => !unsubscribed.some((subscriber) => subscriber?.email === email)),
    );
  });

  test("sends only the mails already claimed after it is stopped", async () => {
    const server = await startSlowServer();
    const { prisma, staff, read } = await open(server);
    await createSubscribers(prisma, 12);
    const id = await sendNewsletter(staff);
    await expect.poll(() => server.waiting.length, POLLED).toBe(3);
    for (let i = 0; i < 2; i += 1) {
      expect((await staff.post(`/api/staff/newsletters/${id}/stop`)).statusCode).toBe(200);
    }
    server.goOn();
    await expect
      .poll(async () => (await read(id)).progress, POLLED)
      .toMatchObject({ total: 12, sent: 3, skipped: 9, queued: 0, waiting: 0 });
    expect(await read(id)).toMatchObject({ status: "stopped", finishedAt: expect.any(String) });
    expect(newsletterMails(server)).toHaveLength(3);
    const again = await staff.post(`/api/staff/newsletters/${id}/send`, { version: 2 });
    expect(again.statusCode).toBe(409);
  });

  test("does not delay other mails, and holds a limited number of mails in the outbox", async () => {
    const server = await startSlowServer();
    const { prisma, staff, site, sent } = await open(server, { mailTiming: QUICK_MAILS });
    await createSubscribers(prisma, 70);
    const id = await sendNewsletter(staff);
    await expect.poll(() => server.waiting.length, POLLED).toBe(3);
    const pending = { status: "pending", kind: "newsletter" } as const;
    expect(await prisma.mail.count({ where: pending })).toBeLessThanOrEqual(53);
    const { email } = await prisma.user.findFirstOrThrow();
    await new Agent(site).post("/api/forgot-password", { email });
    // It reaches the mail server besides the three newsletters delayed there.
    await expect.poll(() => server.waiting.length, POLLED).toBe(4);
    server.goOn();
    let most = 0;
    await expect
      .poll(
        async () => {
          const untried = await prisma.mail.count({ where: { ...pending, attempts: 0 } });
          most = Math.max(most, untried);
          return prisma.newsletterDelivery.count({ where: { status: "sent" } });
        },
        // A busy machine sends a few mails a second.
        { timeout: 120_000, interval: 50 },
      )
      .toBe(70);
    expect(most).toBeLessThanOrEqual(50);
    await sent(id);
  });

  test("sent by two concurrent processes arrives once", async () => {
    const server = await startMailServer();
    const first = await open(server);
    const { connectionString } = first.site;
    await open(server, { connectionString });
    await open(server, { connectionString });
    await createSubscribers(first.prisma, 45);
    await first.sent(await sendNewsletter(first.staff));
    expect(readers(server)).toEqual(all(45));
  });

  test("with line breaks in its subject injects no header", async () => {
    const server = await startMailServer();
    const { prisma, staff, sent } = await open(server);
    await createSubscribers(prisma, 1);
    await prisma.$executeRaw`
      CREATE FUNCTION inject() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.snapshot = jsonb_set(NEW.snapshot, '{subject}', to_jsonb(E'Hi\r\nBcc: eve@example.org\r\n\r\nX'::text));
        RETURN NEW;
      END $$`;
    await prisma.$executeRaw`
      CREATE TRIGGER inject BEFORE UPDATE ON newsletters FOR EACH ROW
      WHEN (NEW.snapshot IS NOT NULL) EXECUTE FUNCTION inject()`;
    await sent(await sendNewsletter(staff));
    const [head = ""] = server.raw[0]?.split("\r\n\r\n") ?? [];
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(server.mails).toMatchObject([{ subject: "Hi Bcc: eve@example.org X" }]);
  });
});
