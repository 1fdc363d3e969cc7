import type { PrismaClient } from "@headwaters/db";
import { laneOf } from "./outbox.ts";
import type { MailQueue } from "./queue.ts";
import { mailRows } from "./rows.ts";

/** Mails that were given up, for staff. */
export function failedMails(prisma: PrismaClient, queue: Pick<MailQueue, "renew">) {
  const rows = mailRows(prisma);
  return {
    /** Oldest first. */
    list: rows.givenUp,

    /**
     * Starts 24 hours of trying anew for a mail that has failed; false when there is none such, or
     * its link has expired.
     */
    retry: (id: string): Promise<boolean> =>
      prisma.$transaction(async (transaction) => {
        const kind = await rows.revive(transaction, id);
        if (kind !== null) await queue.renew(transaction, id, laneOf(kind));
        return kind !== null;
      }),
  };
}
