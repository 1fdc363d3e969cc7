import { createClient, type PrismaClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { type MailServer, startMailServer } from "@headwaters/testing/mail/mailServer";
import { createSubscribers, sendNewsletter } from "@headwaters/testing/mail/newsletters";
import { createMembers } from "@headwaters/testing/people/signedInMembers";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { expect, test } from "vitest";

const SESSION_SECRET = "a secret that both processes know";
const READERS = 120;
/** SMTP connections that a process uses for newsletters. */
const CONVERSATIONS = 3;

/** Starts a process of the site on this database. */
async function start(DATABASE_URL: string, SMTP_URL: string) {
  const PORT = String(await findFreePort());
  const settings = { LOG_LEVEL: "warn", THROTTLE_FACTOR: "1000" };
  const site = await launchReadySite({ PORT, DATABASE_URL, SMTP_URL, SESSION_SECRET, ...settings });
  return { ...site, address: `http://127.0.0.1:${PORT}` };
}

/** Signs a staff account in to a process. */
async function createStaff(url: string, prisma: PrismaClient) {
  const [{ id, cookie } = { id: "", cookie: "" }] = await createMembers(prisma, SESSION_SECRET, 1);
  await prisma.userRole.create({ data: { userId: id, role: "staff" } });
  async function send(method: string, path: string, payload: unknown = {}) {
    const response = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(payload),
    });
    const body = await response.text();
    return { statusCode: response.status, body, json: () => JSON.parse(body) };
  }
  const post = (path: string, payload?: unknown) => send("POST", path, payload);
  return { send, post } as never as Parameters<typeof sendNewsletter>[0];
}

test("after kill -9 at mail 1 and again at mail 90, the next process sends the rest without duplicates", async () => {
  const milestones = [1, 90].map((count) => ({ count, ...Promise.withResolvers<void>() }));
  const received = () => server.mails.filter(({ kind }) => kind === "newsletter");
  const server: MailServer = await startMailServer({
    onData: (stream, session, accepted) =>
      server.accept(stream, session, () => {
        accepted();
        const reached = received().length;
        for (const { count, resolve } of milestones) if (reached >= count) resolve();
      }),
  });
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);

  let site = await start(connectionString, server.url);
  await createSubscribers(prisma, READERS);
  const id = await sendNewsletter(await createStaff(site.address, prisma));
  const status = async () => (await prisma.newsletter.findUniqueOrThrow({ where: { id } })).status;
  for (const { promise } of milestones) {
    await promise;
    site.child.kill("SIGKILL");
    await site.ended;
    expect(received().length).toBeLessThan(READERS);
    expect(await status()).toBe("sending");

    // Simulates the expiry of the killed process's claims.
    await pool.query(`UPDATE mails SET "claimedUntil" = NULL`);
    await pool.query(
      "UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'",
    );
    site = await start(connectionString, server.url);
  }
  await expect.poll(status, { timeout: 120_000 }).toBe("sent");

  const mails = received().map(({ to, headers }) => ({ to, name: headers.get("message-id") }));
  const recipients = new Set(mails.map(({ to }) => to));
  expect(recipients.size).toBe(READERS);
  // One mail each. A mail claimed at a kill may arrive twice, with the same id.
  expect(new Set(mails.map(({ name }) => name)).size).toBe(READERS);
  expect(mails.length).toBeLessThanOrEqual(READERS + milestones.length * CONVERSATIONS);
  const counts = await prisma.newsletterDelivery.groupBy({ by: "status", _count: true });
  expect(counts).toEqual([{ status: "sent", _count: READERS }]);
}, 300_000);
