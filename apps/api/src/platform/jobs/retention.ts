import { type Retained, retentionDays } from "@headwaters/contracts";
import { isLockTimeout, Prisma, type PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { deleteUnusedWords, type SearchWord } from "../../features/content/search/unusedWords.ts";
import { deletePastDeliveries } from "../../features/newsletter/delivery/pastDeliveries.ts";
import { logStaffAction } from "../audit/log.ts";

/** Deleted in one transaction at most, so that nobody waits for it. */
const BATCH = 500;

/**
 * Mails are the outbox's, which sweeps them itself. Expired reset links and words of the search that
 * nothing has any more go at the next look.
 */
type RetentionRule = Exclude<Retained, "mails" | "failedMails"> | "resetLinks" | "searchWords";

/** Before this moment: by the database's clock, as all processes have the same. */
const ago = (rule: Retained) =>
  Prisma.sql`now() - make_interval(days => ${retentionDays[rule]}::int)`;

/**
 * SQL for the day from which what an event's families said is kept: the earliest date that it had, so
 * that moving it forward keeps nothing longer, but not before the family registered. The query joins
 * registration_parties as p, events as e, and event_details as d.
 */
const KEPT_FROM = Prisma.sql`
  greatest(least(coalesce(d."earliestDate", e."eventDate"), e."eventDate"), p."createdAt")`;

type Delete = (transaction: Prisma.TransactionClient) => Promise<number>;

/** What is deleted when its time is over: a batch of it, passing by what someone is working on. */
const rules: Record<Exclude<RetentionRule, "searchWords">, Delete> = {
  async answeredMessages(transaction) {
    // Where it was marked by another way, nobody knows when: it counts from when it came.
    const messages = await transaction.$queryRaw<{ id: string }[]>`
      SELECT id FROM contact_submissions
      JOIN contact_threads ON "submissionId" = id
      WHERE contact_submissions.responded
        AND coalesce("respondedAt", "createdAt") < ${ago("answeredMessages")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const ids = messages.map(({ id }) => id);
    await transaction.$executeRaw`
      DELETE FROM mails WHERE id IN (
        SELECT "mailId" FROM contact_entries WHERE "submissionId" = ANY(${ids}))`;
    return transaction.$executeRaw`DELETE FROM contact_submissions WHERE id = ANY(${ids})`;
  },

  closedApplications: (transaction) => transaction.$executeRaw`
    DELETE FROM membership_applications WHERE id IN (
      SELECT id FROM membership_applications
      WHERE status IN ('declined', 'withdrawn')
        AND "createdAt" < ${ago("closedApplications")}
        AND NOT EXISTS (
          SELECT FROM application_decisions
          WHERE "applicationId" = membership_applications.id
            AND "decidedAt" >= ${ago("closedApplications")})
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  // Whoever has asked again since has a link that still works.
  unconfirmedSubscriptions: (transaction) => transaction.$executeRaw`
    DELETE FROM newsletter_subscribers WHERE id IN (
      SELECT id FROM newsletter_subscribers
      WHERE status = 'pending' AND "createdAt" < ${ago("unconfirmedSubscriptions")}
        AND ("confirmExpiresAt" IS NULL OR "confirmExpiresAt" < now())
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  unsubscribedAddresses: (transaction) => transaction.$executeRaw`
    DELETE FROM newsletter_subscribers WHERE id IN (
      SELECT id FROM newsletter_subscribers
      WHERE status = 'unsubscribed'
        AND coalesce("unsubscribedAt", "createdAt") < ${ago("unsubscribedAddresses")}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  eventNeeds: (transaction) => transaction.$executeRaw`
    UPDATE registrations SET needs = NULL WHERE id IN (
      SELECT r.id FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE needs IS NOT NULL AND ${KEPT_FROM} < ${ago("eventNeeds")}
      ORDER BY r.id LIMIT ${BATCH} FOR UPDATE OF r SKIP LOCKED)`,

  // The event's count of those who came stays.
  registrations: (transaction) => transaction.$executeRaw`
    DELETE FROM registration_parties WHERE id IN (
      SELECT p.id FROM registration_parties p
      JOIN events e ON e.id = p."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      WHERE ${KEPT_FROM} < ${ago("registrations")}
      ORDER BY p.id LIMIT ${BATCH} FOR UPDATE OF p SKIP LOCKED)`,

  newsletterDeliveries: (transaction) =>
    deletePastDeliveries(transaction, ago("newsletterDeliveries"), BATCH),

  submissions: (transaction) => transaction.$executeRaw`
    DELETE FROM submissions WHERE key IN (
      SELECT key FROM submissions WHERE "createdAt" < ${ago("submissions")}
      ORDER BY key LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  emailChanges: (transaction) => transaction.$executeRaw`
    DELETE FROM email_changes WHERE "userId" IN (
      SELECT "userId" FROM email_changes WHERE "expiresAt" < ${ago("emailChanges")}
      ORDER BY "userId" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  roleInvitations: (transaction) => transaction.$executeRaw`
    DELETE FROM role_invitations WHERE "tokenHash" IN (
      SELECT "tokenHash" FROM role_invitations WHERE "expiresAt" < ${ago("roleInvitations")}
      ORDER BY "tokenHash" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,

  resetLinks: (transaction) => transaction.$executeRaw`
    DELETE FROM earlier_reset_links WHERE "tokenHash" IN (
      SELECT "tokenHash" FROM earlier_reset_links WHERE "expiresAt" <= now()
      ORDER BY "tokenHash" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
};

/** Deletes a batch, and notes in the log how many; answers how many. */
async function deleteBatch(
  prisma: PrismaClient,
  rule: RetentionRule,
  work: Delete,
): Promise<number> {
  return prisma.$transaction(async (transaction) => {
    const deleted = await work(transaction);
    if (deleted > 0) {
      await logStaffAction(transaction, "site", "retention.applied", null, { [rule]: deleted });
    }
    return deleted;
  });
}

/** Looks at all words of the search once, a batch after the other. */
async function sweepSearchWords(prisma: PrismaClient): Promise<void> {
  let last: SearchWord | null = null;
  do {
    await deleteBatch(prisma, "searchWords", async (transaction) => {
      const batch = await deleteUnusedWords(transaction, BATCH, last);
      last = batch.last;
      return batch.deleted;
    });
  } while (last);
}

/**
 * Deletes what nobody needs to keep any longer. Any number of processes may do so at once. Which
 * table has which rule stands in retentionTables.ts.
 */
export async function applyRetention(
  prisma: PrismaClient,
  log?: Pick<FastifyBaseLogger, "error" | "info">,
): Promise<void> {
  const work: [RetentionRule, () => Promise<void>][] = Object.entries(rules).map(([name, rule]) => [
    name as RetentionRule,
    async () => {
      while ((await deleteBatch(prisma, name as RetentionRule, rule)) === BATCH);
    },
  ]);
  work.push(["searchWords", () => sweepSearchWords(prisma)]);
  for (const [rule, apply] of work) {
    try {
      await apply();
    } catch (error) {
      if (isLockTimeout(error)) {
        log?.info({ rule }, "what is no longer to be kept is in use, and is looked at tomorrow");
      } else {
        log?.error({ err: error, rule }, "what is no longer to be kept was not deleted");
      }
    }
  }
}
