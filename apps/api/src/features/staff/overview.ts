import { COUNT_MAX } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { hasPendingNote, isUnapproved } from "../registrations/index.ts";

/** Counts open tasks, up to COUNT_MAX each. */
export function staffOverview(deps: Pick<Platform, "prisma" | "isPublic" | "reviewed">) {
  const { prisma, isPublic, reviewed } = deps;
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
            WHERE ${isUnapproved} OR ${hasPendingNote} LIMIT ${take}`,
          prisma.mail.count({ where: { status: "failed" }, take }),
        ]);
      return {
        pendingApplications,
        openMessages,
        lateMessages,
        waitingItems,
        waitingEvents: waiting.length,
        failedMails,
        isUnreviewed: isPublic && !reviewed,
      };
    },
  } satisfies Partial<StaffService>;
}
