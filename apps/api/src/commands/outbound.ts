// pnpm outbound [send | discard]: shows what a pause holds back, and ends the pause.
import { createInterface } from "node:readline/promises";
import type { PauseReason } from "@headwaters/contracts";
import { createClient, type PrismaClient, type Transaction } from "@headwaters/db";
import { StartError } from "../config.ts";
import { stopNewsletters } from "../features/newsletter/index.ts";
import { logStaffAction } from "../platform/audit/log.ts";
import { createBoss, stopBoss } from "../platform/jobs/boss.ts";
import { createMailQueue } from "../platform/mail/outbox/queue.ts";
import { discardWaiting, endPause, type ReleaseDeps } from "../platform/outbound/release.ts";
import { openWebhookQueue } from "../platform/webhooks/webhooks.ts";
import { checkMigrated } from "../startup/database.ts";
import { runCommand } from "./runCommand.ts";

const USAGE = "Usage: outbound [send | discard]";
const QUESTION =
  '"send" lets all of it leave. "discard" deletes it, stops unfinished newsletters, and lets only later ones leave.';
const FORCED =
  "OUTBOUND_PAUSED holds it back: remove it and start the site again, which sends what waits.";

/** Ample for a long outbox, in ms. */
const TRANSACTION_OPTIONS = { timeout: 60_000 };

interface Context extends ReleaseDeps {
  prisma: PrismaClient;
  /** OUTBOUND_PAUSED is set, for this command or for the site. */
  isForced: boolean;
}

const because: Record<PauseReason, string> = {
  restored: "the backup of another address was restored",
  environment: "OUTBOUND_PAUSED is set",
};

const formatCounts = (counts: readonly { name: string; count: number }[]) =>
  counts.map(({ name, count }) => `  ${count}  ${name}`).join("\n");
const sum = (counts: readonly { count: number }[]) =>
  counts.reduce((total, { count }) => total + count, 0);

/** Prints what waits. The path of a webhook may contain a key, so only its host is shown. */
async function print(prisma: PrismaClient, reason: PauseReason, since: Date) {
  const mails = await prisma.$queryRaw<{ name: string; count: number }[]>`
    SELECT kind AS name, count(*)::int FROM mails WHERE status = 'pending' GROUP BY 1 ORDER BY 1`;
  const webhooks = await prisma.webhook.findMany({
    select: { url: true, _count: { select: { deliveries: { where: { status: "pending" } } } } },
    orderBy: { url: "asc" },
  });
  const deliveries = webhooks
    .map(({ url, _count }) => ({ name: new URL(url).host, count: _count.deliveries }))
    .filter(({ count }) => count > 0);
  const newsletters = await prisma.newsletter.count({ where: { status: "sending" } });
  const readers = await prisma.newsletterDelivery.count({
    where: { status: "waiting", newsletter: { status: "sending" } },
  });
  const when = `${since.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const lines = [
    `No mail and no delivery to a webhook leaves the site since ${when}: ${because[reason]}.`,
    `Waiting mails: ${sum(mails)}`,
    formatCounts(mails),
    `Waiting deliveries to webhooks: ${sum(deliveries)}`,
    formatCounts(deliveries),
    newsletters > 0 && `Unfinished newsletters: ${newsletters}, for ${readers} more readers`,
  ];
  console.log(lines.filter(Boolean).join("\n"));
}

/** Locks the pause, so that two commands do not end it concurrently. */
async function lockPause(transaction: Transaction): Promise<void> {
  const locked = await transaction.$executeRaw`SELECT FROM outbound_pauses FOR UPDATE`;
  if (locked === 0) throw new StartError("The pause has ended meanwhile: nothing was changed.");
}

async function send({ prisma, ...deps }: Context) {
  if (deps.isForced) throw new StartError(FORCED);
  const { mails, deliveries } = await prisma.$transaction(async (transaction) => {
    await lockPause(transaction);
    const released = await endPause(transaction, deps);
    await logStaffAction(transaction, "command", "outbound.sent", null, { ...released });
    return released;
  }, TRANSACTION_OPTIONS);
  console.log(`The site sends them while it runs: ${mails} mails, ${deliveries} deliveries.`);
}

async function discard({ prisma, isForced }: Context) {
  const done = await prisma.$transaction(async (transaction) => {
    await lockPause(transaction);
    // No process sends during a pause: claims are those of processes that have ended.
    const where = { status: "pending" } as const;
    await transaction.mail.updateMany({ where, data: { claimedUntil: null } });
    const newsletters = await stopNewsletters(transaction, "command");
    const discarded = await discardWaiting(transaction);
    await logStaffAction(transaction, "command", "outbound.discarded", null, { ...discarded });
    return { newsletters, ...discarded };
  }, TRANSACTION_OPTIONS);
  console.log(
    `Deleted: ${done.mails} mails, ${done.deliveries} deliveries. Stopped newsletters: ${done.newsletters}.`,
  );
  console.log(
    isForced ? "Later ones are held back, too, as OUTBOUND_PAUSED is set." : "Later ones leave.",
  );
}

const commands = new Map(Object.entries({ send, discard }));

async function ask(): Promise<string> {
  console.log(QUESTION);
  if (!process.stdin.isTTY) return "";
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const response = await terminal.question(
    'Type "send" or "discard"; anything else changes nothing: ',
  );
  terminal.close();
  return response.trim();
}

await runCommand(USAGE, ([name, ...more]) => {
  if (more.length > 0 || (name !== undefined && !commands.has(name))) throw new StartError(USAGE);
  return async ({ config, connectionString }) => {
    await checkMigrated(connectionString);
    const { prisma, pool, close } = createClient(connectionString);
    const boss = createBoss(pool, console);
    const mailQueue = createMailQueue(boss);
    try {
      const pause = await prisma.outboundPause.findFirst();
      if (!pause) return console.log("Nothing is held back.");
      const reason = pause.reason as PauseReason;
      await print(prisma, reason, pause.since);
      const command = commands.get(name ?? (await ask()));
      if (!command) return console.log("Nothing was changed.");
      await mailQueue.open();
      await openWebhookQueue(boss);
      const isForced = config.outboundPaused || reason === "environment";
      await command({ prisma, boss, mailQueue, isForced });
    } finally {
      await stopBoss(boss);
      await close();
    }
  };
});
