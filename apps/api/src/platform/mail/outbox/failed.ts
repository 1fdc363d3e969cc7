import type { MailEntry } from "@headwaters/contracts";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { type Actor, logStaffAction, type Subject } from "../../audit/log.ts";
import type { MailQueue } from "./queue.ts";

/** A mail that was given up, for staff. */
export type FailedMail = Omit<MailEntry, "status" | "attempts" | "sentAt">;

/** SQL condition: the mail has no link, or its link is still valid. */
const IS_USEFUL = Prisma.sql`("expiresAt" IS NULL OR "expiresAt" > now())`;

/**
 * Failed mails, for staff.
 * @param actor the person or command that retries them
 */
export function failedMails(
  prisma: PrismaClient,
  queue: Pick<MailQueue, "renew">,
  actor: Actor = "command",
) {
  /** Puts mails back into the queue; returns their number. */
  const requeue = (which: Prisma.Sql, subject: Subject | null): Promise<number> =>
    prisma.$transaction(async (transaction) => {
      const mails = await transaction.$queryRaw<{ id: string; kind: string }[]>`
        UPDATE mails SET status = 'pending', "queuedAt" = now()
        WHERE status = 'failed' AND ${IS_USEFUL} AND ${which}
        RETURNING id, kind`;
      if (mails.length === 0) return 0;
      await queue.renew(transaction, mails);
      const details = subject ? {} : { mails: mails.length };
      await logStaffAction(transaction, actor, "mails.retried", subject, details);
      return mails.length;
    });

  return {
    /** Oldest first. */
    list: () =>
      prisma.$queryRaw<FailedMail[]>`
        SELECT id, kind, recipient, subject, "createdAt", "lastError",
          coalesce("expiresAt" <= now(), false) AS "isExpired"
        FROM mails WHERE status = 'failed' ORDER BY "createdAt", id`,

    /**
     * Starts a new day of retries for a failed mail; false if there is no such mail, or its link has
     * expired.
     */
    retry: async (id: string): Promise<boolean> =>
      (await requeue(Prisma.sql`id = ${id}`, { kind: "mail", id })) > 0,

    /** The same for the oldest failed mails, up to `atMost`; returns their number. */
    retryOldest: (atMost: number): Promise<number> =>
      requeue(
        Prisma.sql`id IN (
          SELECT id FROM mails WHERE status = 'failed' AND ${IS_USEFUL}
          ORDER BY "createdAt", id LIMIT ${atMost} FOR UPDATE SKIP LOCKED)`,
        null,
      ),
  };
}
