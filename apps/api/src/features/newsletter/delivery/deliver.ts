import { Prisma, type PrismaClient } from "@headwaters/db";
import type { Job } from "../../../platform/jobs/jobs.ts";
import type { Outbox } from "../../../platform/mail/mail.ts";
import { bounces } from "../../../platform/mail/outbox/failures.ts";
import { MAIL_RHYTHM, type MailRhythm } from "../../../platform/mail/outbox/polling.ts";
import { NEWSLETTER } from "../../../platform/mail/outbox/queue.ts";
import { newsletterMail } from "../emails/newsletter.ts";
import { type Issue, renderContent } from "../issue/snapshot.ts";
import { listHeaders, unsubscribeLink } from "../subscribers/unsubscribeLinks.ts";

/** Copies in the outbox that nobody has tried to send. */
const UNTRIED = 50;
/** Those included that a mail server is asked to take another time: some are slow, the others go on. */
const UNSENT = 500;
/** A slow database must not end every attempt at the same place. */
const PATIENT = { timeout: 30_000 };

export interface DeliveringDeps {
  prisma: PrismaClient;
  outbox: Pick<Outbox, "addAll">;
  publicUrl: string;
  mailRhythm?: MailRhythm | undefined;
}

interface Due {
  subscriberId: string;
  email: string;
  status: string;
  unsubscribeToken: string;
}

type Transaction = Prisma.TransactionClient;

/** How many copies the outbox may take now. */
async function countFree(transaction: Transaction, most = UNTRIED): Promise<number> {
  const [{ unsent, untried } = { unsent: 0, untried: 0 }] = await transaction.$queryRaw<
    { unsent: number; untried: number }[]
  >`
    SELECT count(*)::int AS unsent, (count(*) FILTER (WHERE attempts = 0))::int AS untried
    FROM mails WHERE status = 'pending' AND kind = ${NEWSLETTER}`;
  return Math.max(0, Math.min(most - untried, UNSENT - unsent));
}

/** Makes mails of the copies whose turn it is: each with its mail, in one transaction, or neither. */
async function enqueueDeliveries({
  prisma,
  outbox,
  publicUrl,
  mailRhythm,
}: DeliveringDeps): Promise<void> {
  await prisma.$transaction(async (transaction) => {
    // One process at a time, so that together they keep to the limits.
    const [{ isMine } = { isMine: false }] = await transaction.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('newsletter')) AS "isMine"`;
    const free = isMine ? await countFree(transaction, mailRhythm?.untried) : 0;
    if (free === 0) return;
    // Who stops it waits until these are laid out, and finds them.
    const [newsletter] = await transaction.$queryRaw<{ id: string; snapshot: Issue }[]>`
      SELECT id, snapshot FROM newsletters
      WHERE status = 'sending' AND EXISTS (
        SELECT FROM newsletter_deliveries WHERE "newsletterId" = newsletters.id AND status = 'waiting'
      ) ORDER BY "startedAt", id LIMIT 1 FOR UPDATE`;
    if (!newsletter) return;
    const due = await transaction.$queryRaw<Due[]>`
      SELECT copy."subscriberId", email, subscriber.status, "unsubscribeToken"
      FROM newsletter_deliveries AS copy
      JOIN newsletter_subscribers AS subscriber ON subscriber.id = copy."subscriberId"
      WHERE copy."newsletterId" = ${newsletter.id} AND copy.status = 'waiting'
      LIMIT ${free} FOR UPDATE OF copy SKIP LOCKED`;
    if (due.length === 0) return;
    const content = await renderContent(newsletter.snapshot, publicUrl);
    const [wanted = [], unwanted = []] = [true, false].map((isWanted) =>
      due.filter(({ status }) => (status === "confirmed") === isWanted),
    );
    const mailIds = await outbox.addAll(
      transaction,
      wanted.map(({ email: to, unsubscribeToken: token }) =>
        newsletterMail(content, {
          to,
          unsubscribeLink: unsubscribeLink(publicUrl, token),
          headers: listHeaders(publicUrl, token),
        }),
      ),
    );
    const enqueued = [
      ...wanted.map(
        ({ subscriberId }, i) => Prisma.sql`(${subscriberId}, 'queued', ${mailIds[i]}::text)`,
      ),
      ...unwanted.map(({ subscriberId }) => Prisma.sql`(${subscriberId}, 'skipped', NULL)`),
    ];
    await transaction.$executeRaw`
      UPDATE newsletter_deliveries AS copy SET status = enqueued.status, "mailId" = enqueued.mail
      FROM (VALUES ${Prisma.join(enqueued)}) AS enqueued (subscriber, status, mail)
      WHERE copy."newsletterId" = ${newsletter.id} AND copy."subscriberId" = enqueued.subscriber`;
  }, PATIENT);
}

/** Notes what became of mails. Those that failed may have been sent again since. */
async function reconcile(prisma: PrismaClient): Promise<void> {
  const known = await prisma.$queryRaw<{ mailId: string; status: string }[]>`
    SELECT copy."mailId", CASE
        WHEN mails.status = 'sent' THEN 'sent'
        WHEN mails."lastError" = ANY(${bounces}) THEN 'bounced'
        ELSE 'failed' END AS status
    FROM newsletters
    JOIN newsletter_deliveries AS copy ON copy."newsletterId" = newsletters.id
    JOIN mails ON mails.id = copy."mailId"
    WHERE newsletters.status <> 'draft'
      AND ("finishedAt" IS NULL OR "finishedAt" > now() - interval '30 days')
      AND (copy.status = 'queued' AND mails.status <> 'pending'
        OR copy.status IN ('bounced', 'failed') AND mails.status = 'sent')`;
  for (const status of new Set(known.map((one) => one.status))) {
    const mailIds = known.filter((one) => one.status === status).map(({ mailId }) => mailId);
    await prisma.newsletterDelivery.updateMany({
      where: { mailId: { in: mailIds } },
      data: { status },
    });
  }
}

/** Ends the sending of newsletters of which every copy has met its fate. */
async function finish(prisma: PrismaClient): Promise<void> {
  const done = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM newsletters WHERE status = 'sending' AND NOT EXISTS (
      SELECT FROM newsletter_deliveries
      WHERE "newsletterId" = newsletters.id AND status IN ('waiting', 'queued'))`;
  for (const { id } of done) {
    await prisma.$executeRaw`
      UPDATE newsletters SET status = 'sent', "finishedAt" = now()
      WHERE id = ${id} AND status = 'sending'`;
  }
}

/** One step of sending, which any number of processes may do at once; kill it anywhere. */
async function deliver(deps: DeliveringDeps): Promise<void> {
  await reconcile(deps.prisma);
  await finish(deps.prisma);
  await enqueueDeliveries(deps);
}

export const deliveryJob = (deps: DeliveringDeps): Job => ({
  name: "deliverNewsletters",
  firstMs: 0,
  everyMs: (deps.mailRhythm ?? MAIL_RHYTHM).newsletters,
  run: () => deliver(deps),
});
