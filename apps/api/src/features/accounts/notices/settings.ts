import type { NoticeFrequency } from "@headwaters/contracts";
import type { ProfileService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";

/** The setting of an account that works for the organization or has an event. */
export function noticeSettings(
  prisma: PrismaClient,
): Pick<ProfileService, "noticeSetting" | "setNotices"> {
  return {
    async noticeSetting({ id: userId, role }) {
      const row = await prisma.noticeSetting.findUnique({ where: { userId } });
      if (row) return { frequency: row.frequency as NoticeFrequency };
      const isAsked =
        role !== "member" ||
        (await prisma.event.findFirst({ where: { authorId: userId } })) !== null;
      return isAsked ? { frequency: "daily" } : null;
    },

    async setNotices(userId, { frequency }) {
      await prisma.noticeSetting.upsert({
        where: { userId },
        create: { userId, frequency },
        update: { frequency },
      });
      return { frequency };
    },
  };
}
