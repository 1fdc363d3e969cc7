import { retentionDays } from "@headwaters/contracts";
import {
  type NewsletterSubscriberModel,
  Prisma,
  type PrismaClient,
  type Transaction,
} from "@headwaters/db";
import { EVERY_MINUTE, type Job } from "../../../platform/jobs/jobs.ts";
import { bounces } from "../../../platform/mail/outbox/failures.ts";
import { NEWSLETTER } from "../../../platform/mail/outbox/queue.ts";
import type { Platform } from "../../../platform/platform.ts";
import { newsletterMail } from "../emails/newsletter.ts";
import { type Issue, renderContent } from "../issue/snapshot.ts";

/** Maximum newsletter mails in the outbox without a sending attempt. */
const MAX_UNTRIED = 50;
/** Maximum unsent newsletter mails in the outbox, including retries. */
const MAX_UNSENT = 500;
/** Allows for a slow database, in ms. */
const TRANSACTION_OPTIONS = { timeout: 30_000 };

type DeliveringDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl" | "mailTiming">;

interface DueDelivery
  extends Pick<NewsletterSubscriberModel, "email" | "status" | "unsubscribeToken"> {
  subscriberId: string;
}

/** Counts how many more newsletter mails the outbox may hold. */
async function countFree(transaction: Transaction, maxUntried = MAX_UNTRIED): Promise<number> {
  const [{ unsent, untried } = { unsent: 0, untried: 0 }] = await transaction.$queryRaw<
    { unsent: number; untried: number }[]
  >`
    SELECT count(*)::int AS unsent, (count(*) FILTER (WHERE attempts = 0))::int AS untried
    FROM mails WHERE status = 'pending' AND kind = ${NEWSLETTER}`;
  return Math.max(0, Math.min(maxUntried - untried, MAX_UNSENT - unsent));
}

/** Enqueues the next deliveries and their mails, in one transaction. */
async function enqueueDeliveries({
  prisma,
  outbox,
  publicUrl,
  mailTiming,
}: DeliveringDeps): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    // An advisory lock: one process at a time, so that the limits hold in total.
    const [{ isLocked } = { isLocked: false }] = await transaction.$queryRaw<
      { isLocked: boolean }[]
    >`
      SELECT pg_try_advisory_xact_lock(hashtext('newsletter')) AS "isLocked"`;
    const free = isLocked ? await countFree(transaction, mailTiming?.untried) : 0;
    if (free === 0) return;
    // The lock makes a concurrent stop wait until these deliveries are enqueued.
    const [newsletter] = await transaction.$queryRaw<{ id: string; snapshot: Issue }[]>`
      SELECT id, snapshot FROM newsletters
      WHERE status = 'sending' AND EXISTS (
        SELECT FROM newsletter_deliveries WHERE "newsletterId" = newsletters.id AND status = 'waiting'
      ) ORDER BY "startedAt", id LIMIT 1 FOR UPDATE`;
    if (!newsletter) return;
    const due = await transaction.$queryRaw<DueDelivery[]>`
      SELECT delivery."subscriberId", email, subscriber.status, "unsubscribeToken"
      FROM newsletter_deliveries AS delivery
      JOIN newsletter_subscribers AS subscriber ON subscriber.id = delivery."subscriberId"
      WHERE delivery."newsletterId" = ${newsletter.id} AND delivery.status = 'waiting'
      LIMIT ${free} FOR UPDATE OF delivery SKIP LOCKED`;
    if (due.length === 0) return;
    const content = await renderContent(newsletter.snapshot, publicUrl);
    const confirmed = due.filter(({ status }) => status === "confirmed");
    const unsubscribed = due.filter(({ status }) => status !== "confirmed");
    const mailIds = await outbox.addAll(
      transaction,
      confirmed.map(({ email, unsubscribeToken }) =>
        newsletterMail(content, publicUrl, email, unsubscribeToken),
      ),
    );
    const enqueued = [
      ...confirmed.map(
        ({ subscriberId }, i) => Prisma.sql`(${subscriberId}, 'queued', ${mailIds[i]}::text)`,
      ),
      ...unsubscribed.map(({ subscriberId }) => Prisma.sql`(${subscriberId}, 'skipped', NULL)`),
    ];
    await transaction.$executeRaw`
      UPDATE newsletter_deliveries AS delivery SET status = enqueued.status, "mailId" = enqueued.mail
      FROM (VALUES ${Prisma.join(enqueued)}) AS enqueued (subscriber, status, mail)
      WHERE delivery."newsletterId" = ${newsletter.id} AND delivery."subscriberId" = enqueued.subscriber`;
  }, TRANSACTION_OPTIONS);
}

/** Copies the outcome of mails to their deliveries. Failed mails may have been sent again. */
async function reconcile(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    UPDATE newsletter_deliveries AS delivery SET status = CASE
        WHEN mails.status = 'sent' THEN 'sent'
        WHEN mails."lastError" = ANY(${bounces}) THEN 'bounced'
        ELSE 'failed' END
    FROM newsletters, mails
    WHERE newsletters.id = delivery."newsletterId" AND mails.id = delivery."mailId"
      AND newsletters.status <> 'draft'
      AND ("finishedAt" IS NULL
        OR "finishedAt" > now() - make_interval(days => ${retentionDays.newsletterDeliveries}::int))
      AND (delivery.status = 'queued' AND mails.status <> 'pending'
        OR delivery.status IN ('bounced', 'failed') AND mails.status = 'sent')`;
}

async function finishNewsletters(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    UPDATE newsletters SET status = 'sent', "finishedAt" = now() WHERE id IN (
      SELECT id FROM newsletters WHERE status = 'sending' AND NOT EXISTS (
        SELECT FROM newsletter_deliveries
        WHERE "newsletterId" = newsletters.id AND status IN ('waiting', 'queued'))
      ORDER BY id FOR UPDATE)`;
}

export const DELIVER_NEWSLETTERS = "deliverNewsletters";

/** One step of sending. Safe to run in several processes and to interrupt at any point. */
export const deliveryJob: Job<DeliveringDeps> = {
  name: DELIVER_NEWSLETTERS,
  cron: EVERY_MINUTE,
  afterMails: "bulk",
  async run(deps) {
    await reconcile(deps.prisma);
    await finishNewsletters(deps.prisma);
    await enqueueDeliveries(deps);
  },
};
