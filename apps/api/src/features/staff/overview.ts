import { COUNT_MAX } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { hasNoteWaiting, isUnapproved } from "../registrations/index.ts";

/**
 * What waits, in numbers; counted no further than anyone reads.
 * @param isUnreviewed strangers reach the site, and what anyone writes is on it at once
 */
export function staffOverview(
  prisma: PrismaClient,
  isUnreviewed: boolean,
): Pick<StaffService, "overview"> {
  const take = COUNT_MAX;
  const open = { responded: false };
  return {
    async overview() {
      const [pendingApplications, openMessages, lateMessages, waitingItems, waiting, failedMails] =
        await Promise.all([
          prisma.membershipApplication.count({ where: { status: "pending" }, take }),
          prisma.contactThread.count({ where: open, take }),
          prisma.contactThread.count({ where: { ...open, dueAt: { lt: new Date() } }, take }),
          prisma.item.count({ where: { review: "waiting" }, take }),
          prisma.$queryRaw<unknown[]>`
            SELECT FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
            WHERE ${isUnapproved} OR ${hasNoteWaiting} LIMIT ${take}`,
          prisma.mail.count({ where: { status: "failed" }, take }),
        ]);
      return {
        pendingApplications,
        openMessages,
        lateMessages,
        waitingItems,
        waitingEvents: waiting.length,
        failedMails,
        isUnreviewed,
      };
    },
  };
}
