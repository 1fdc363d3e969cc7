import type { PrismaClient } from "@headwaters/db";
import { type Actor, logStaffAction } from "../../audit/log.ts";
import type { MailQueue } from "./queue.ts";
import { mailRows } from "./table.ts";

/**
 * Failed mails, for staff.
 * @param actor who retries them
 */
export function failedMails(
  prisma: PrismaClient,
  queue: Pick<MailQueue, "renew">,
  actor: Actor = "command",
) {
  const rows = mailRows(prisma);
  return {
    /** Oldest first. */
    list: rows.givenUp,

    /**
     * Starts a new day of retries for a mail that has failed; false when there is none such, or
     * its link has expired.
     */
    retry: (id: string): Promise<boolean> =>
      prisma.$transaction(async (transaction) => {
        const kind = await rows.revive(transaction, id);
        if (kind === null) return false;
        await queue.renew(transaction, [{ id, kind }]);
        await logStaffAction(transaction, actor, "mails.retried", { kind: "mail", id });
        return true;
      }),

    /** The same for the oldest that have failed, so many at most; answers how many there were. */
    retryOldest: (atMost: number): Promise<number> =>
      prisma.$transaction(async (transaction) => {
        const mails = await rows.reviveOldest(transaction, atMost);
        if (mails.length === 0) return 0;
        await queue.renew(transaction, mails);
        await logStaffAction(transaction, actor, "mails.retried", null, { mails: mails.length });
        return mails.length;
      }),
  };
}
