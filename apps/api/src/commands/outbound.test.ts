import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { describe, expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import { buildMail, openMails, openOutbox } from "../testing/outbox.ts";

const outbound = command("outbound.ts");

/** Opens a restored site on which two mails, two deliveries and a newsletter wait. */
async function heldBack(reason = "restored") {
  const server = await startMailServer();
  const mails = await openMails();
  const { prisma, connectionString } = mails;
  await prisma.outboundPause.create({ data: { reason } });
  const outbox = await openOutbox(connectionString, { smtpUrl: server.url });
  await outbox.write();
  await outbox.write(buildMail({ kind: "newsletter", to: "bo@example.org" }));
  const newsletterMail = await prisma.mail.findFirstOrThrow({ where: { kind: "newsletter" } });
  // A process that ended had claimed it.
  const old = { queuedAt: new Date("2026-01-01"), claimedUntil: new Date("2026-01-01") };
  await prisma.mail.updateMany({ data: old });
  const webhook = await prisma.webhook.create({
    data: { url: "https://hooks.example.org/key-geheim", secret: "whsec_c2VjcmV0", types: [] },
  });
  await prisma.webhookDelivery.createMany({
    data: (["pending", "pending", "failed"] as const).map((status) => ({
      ...{ webhookId: webhook.id, type: "test", data: {}, status },
      queuedAt: old.queuedAt,
    })),
  });
  const newsletter = {
    subject: "Herons",
    introduction: "They are back.",
    status: "sending",
  } as const;
  const { id: newsletterId } = await prisma.newsletter.create({ data: newsletter });
  for (const [email, mailId] of [
    ["bo@example.org", newsletterMail.id],
    ["cy@example.org", null],
  ] as const) {
    const subscriber = await prisma.newsletterSubscriber.create({ data: { email } });
    await prisma.newsletterDelivery.create({
      data: {
        ...{ newsletterId, subscriberId: subscriber.id, mailId },
        status: mailId ? "queued" : "waiting",
      },
    });
  }
  const env = { DATABASE_URL: connectionString, DATA_DIR: scratchFolder() };
  return { ...mails, server, env };
}

const WAITING = `Waiting mails: 2
  1  newsletter
  1  test
Waiting deliveries to webhooks: 2
  2  hooks.example.org
Unfinished newsletters: 1, for 1 more readers`;

describe("pnpm outbound", () => {
  test("shows what waits, without the path of a webhook, and changes nothing where nobody answers", async () => {
    const { env, prisma, server } = await heldBack();
    const { code, said } = await outbound(env);
    expect(code).toBe(0);
    expect(said).toMatch(/^No mail .* UTC: the backup of another address was restored\.\n/);
    expect(said).toContain(WAITING);
    expect(said).toMatch(/\nNothing was changed\.$/);
    expect(said).not.toContain("geheim");
    expect(await prisma.outboundPause.count()).toBe(1);
    expect(server.mails).toEqual([]);
  });

  test("send lets all of it leave, however long it has waited", async () => {
    const { env, prisma, server } = await heldBack();
    const { said } = await outbound(env, "send");
    expect(said).toContain(WAITING);
    expect(said).toMatch(/\nThe site sends them while it runs: 2 mails, 2 deliveries\.$/);
    await expect.poll(() => server.mails.length).toBe(2);
    const { queuedAt } = await prisma.mail.findFirstOrThrow();
    const waiting = await prisma.webhookDelivery.findMany({ where: { status: "pending" } });
    const jobs = await prisma.$queryRaw`
      SELECT data FROM pgboss.job WHERE name = 'webhooks' AND start_after <= now() ORDER BY 1`;
    expect(jobs).toMatchObject(waiting.map(({ id }) => ({ data: { id } })));
    for (const at of [queuedAt, ...waiting.map(({ queuedAt }) => queuedAt)]) {
      expect(at.getFullYear()).toBeGreaterThan(2025);
      expect(at).not.toEqual(new Date("2026-01-01"));
    }
    expect(await prisma.newsletter.findFirst()).toMatchObject({ status: "sending" });
    expect(await prisma.staffAction.findMany()).toMatchObject([
      { actorKind: "command", action: "outbound.sent", details: { mails: 2, deliveries: 2 } },
    ]);
    expect((await outbound(env, "send")).said).toBe("Nothing is held back.");
  });

  test("discard deletes it and stops the newsletter, and later mails leave", async () => {
    const { env, prisma, server, connectionString } = await heldBack();
    const { said } = await outbound(env, "discard");
    expect(said).toContain("Deleted: 1 mails, 2 deliveries. Stopped newsletters: 1.\nLater ones");
    expect(await prisma.mail.count()).toBe(0);
    expect(await prisma.webhookDelivery.findMany()).toMatchObject([{ status: "failed" }]);
    expect(await prisma.newsletter.findFirst()).toMatchObject({ status: "stopped" });
    expect(await prisma.newsletterDelivery.findMany()).toMatchObject([
      { status: "skipped" },
      { status: "skipped" },
    ]);
    expect(server.mails).toEqual([]);
    const later = await openOutbox(connectionString, { smtpUrl: server.url });
    expect(await later.sendNow(await later.write())).toMatchObject({ emailSent: true });
  });

  test("does not send while OUTBOUND_PAUSED holds it back, and discards without ending the pause", async () => {
    const { env, prisma } = await heldBack();
    const forced = { ...env, OUTBOUND_PAUSED: "true" };
    const rejection = /\nOUTBOUND_PAUSED holds it back: remove it and start the site again/;
    expect(await outbound(forced, "send")).toMatchObject({
      code: 1,
      said: expect.stringMatching(rejection),
    });
    await prisma.outboundPause.updateMany({ data: { reason: "environment" } });
    expect((await outbound(env, "send")).said).toMatch(rejection);
    expect((await outbound(env, "discard")).said).toMatch(/\nLater ones are held back, too/);
    expect(await prisma.outboundPause.count()).toBe(1);
    expect(await prisma.mail.count()).toBe(0);
  });

  test("does nothing without a pause, and prints its usage", async () => {
    const { connectionString, prisma } = await openMails();
    const env = { DATABASE_URL: connectionString, DATA_DIR: scratchFolder() };
    const { to, ...content } = buildMail();
    await prisma.mail.create({ data: { ...content, recipient: to } });
    expect(await outbound(env, "discard")).toMatchObject({
      code: 0,
      said: "Nothing is held back.",
    });
    expect(await prisma.mail.count()).toBe(1);
    for (const args of [["go"], ["send", "all"], ["toString"]]) {
      expect(await outbound(env, ...args)).toMatchObject({
        code: 1,
        said: "Usage: outbound [send | discard]",
      });
    }
  });
});
