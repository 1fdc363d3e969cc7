import { COUNT_MAX } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

/** What waits, in numbers; counted no further than anyone reads. */
export function staffOverview(prisma: PrismaClient): Pick<StaffService, "overview"> {
  const take = COUNT_MAX;
  const open = { responded: false };
  return {
    async overview() {
      const [pendingApplications, openMessages, lateMessages, waitingItems, failedMails] =
        await Promise.all([
          prisma.membershipApplication.count({ where: { status: "pending" }, take }),
          prisma.contactThread.count({ where: open, take }),
          prisma.contactThread.count({ where: { ...open, dueAt: { lt: new Date() } }, take }),
          prisma.item.count({ where: { review: "waiting" }, take }),
          prisma.mail.count({ where: { status: "failed" }, take }),
        ]);
      return { pendingApplications, openMessages, lateMessages, waitingItems, failedMails };
    },
  };
}
