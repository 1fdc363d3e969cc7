import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { startReceiver } from "@headwaters/testing/site/receiver";
import { subDays } from "date-fns/subDays";
import { expect, test } from "vitest";
import { buildMail, openMails, QUICK_MAILS } from "../../testing/outbox.ts";
import { openSite } from "../../testing/site.ts";

test("with OUTBOUND_PAUSED mails and deliveries wait without an attempt, and leave at the next start without it", async () => {
  const { connectionString, prisma, hurry } = await openMails();
  const server = await startMailServer();
  let status = 500;
  const hooks = await startReceiver((response) => response.writeHead(status).end());
  const mail = { smtpUrl: server.url, folder: "", from: "site@example.org", showLinks: false };
  const open = (outboundPaused: boolean) =>
    openSite(connectionString, {
      mail: { ...mail, inbox: "office@example.org" },
      mailTiming: QUICK_MAILS,
      outboundPaused,
    });
  const { to, ...content } = buildMail();
  const { id } = await prisma.mail.create({ data: { ...content, recipient: to } });
  const webhook = { url: hooks.url, secret: "whsec_c2VjcmV0", types: ["test"] };
  const { id: webhookId } = await prisma.webhook.create({ data: webhook });
  const queuedAt = subDays(new Date(), 3);
  await prisma.webhookDelivery.create({ data: { webhookId, type: "test", data: {}, queuedAt } });

  const paused = await open(true);
  expect(await prisma.outboundPause.findFirst()).toMatchObject({ reason: "environment" });
  const findJob = () => prisma.$queryRaw`
    SELECT state::text FROM pgboss.job WHERE name = 'webhooks' AND state = 'retry'`;
  await expect.poll(findJob).toHaveLength(1);
  await hurry();
  await paused.close();
  expect(await prisma.mail.findUnique({ where: { id } })).toMatchObject({
    status: "pending",
    attempts: 0,
  });
  expect(await prisma.webhookDelivery.findMany()).toMatchObject([
    { status: "pending", attempts: 0 },
  ]);
  expect([server.mails, hooks.received]).toEqual([[], []]);

  const opened = await open(false);
  expect(await prisma.outboundPause.count()).toBe(0);
  await expect.poll(() => server.mails.length).toBe(1);
  // The first failure after three days does not give it up: its time begins anew.
  await expect
    .poll(() => prisma.webhookDelivery.findMany())
    .toMatchObject([{ status: "pending", attempts: 1, answer: 500 }]);
  status = 204;
  await hurry();
  await expect
    .poll(() => prisma.webhookDelivery.findMany())
    .toMatchObject([{ status: "delivered", attempts: 2 }]);
  await opened.close();
});

test("a start does not end the pause that a restore has begun", async () => {
  const { connectionString, prisma } = await openMails();
  await prisma.outboundPause.create({ data: { reason: "restored" } });
  for (const outboundPaused of [true, false]) {
    const { close } = await openSite(connectionString, { outboundPaused });
    expect(await prisma.outboundPause.findFirst()).toMatchObject({ reason: "restored" });
    await close();
  }
});
