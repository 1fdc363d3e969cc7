import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

export interface StaffDeps {
  prisma: PrismaClient;
}

export function staffService({ prisma }: StaffDeps): StaffService {
  return {
    async overview() {
      const open = { responded: false };
      const [pendingApplications, openMessages, lateMessages, waitingItems, failedMails] =
        await Promise.all([
          prisma.membershipApplication.count({ where: { status: "pending" } }),
          prisma.contactThread.count({ where: open }),
          prisma.contactThread.count({ where: { ...open, dueAt: { lt: new Date() } } }),
          prisma.item.count({ where: { review: "waiting" } }),
          prisma.mail.count({ where: { status: "failed" } }),
        ]);
      return { pendingApplications, openMessages, lateMessages, waitingItems, failedMails };
    },
  };
}
