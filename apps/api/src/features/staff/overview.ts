import { COUNT_MAX, can, type Right } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import { readPause } from "../../platform/outbound/pause.ts";
import type { Platform } from "../../platform/platform.ts";
import { factorRequirement } from "../accounts/index.ts";
import type { FeatureContext } from "../feature.ts";
import { hasPendingNote, isUnapproved } from "../registrations/index.ts";

/** Counts the open tasks that a person has the right to do, up to COUNT_MAX each. */
export function staffOverview(
  deps: Pick<Platform, "prisma" | "isPublic" | "reviewed"> &
    Pick<FeatureContext, "secondFactorAfterDays">,
) {
  const { prisma, isPublic, reviewed } = deps;
  const requirement = factorRequirement(deps.secondFactorAfterDays);
  const take = COUNT_MAX;
  const open = { responded: false };
  return {
    async overview(user) {
      const count = (right: Right, work: () => Promise<number>) => (can(user, right) ? work() : 0);
      const [
        pendingApplications,
        openMessages,
        lateMessages,
        waitingItems,
        waitingEvents,
        failedMails,
      ] = await Promise.all([
        count("decideMembership", () =>
          prisma.membershipApplication.count({ where: { status: "pending" }, take }),
        ),
        count("seeMessages", () => prisma.contactThread.count({ where: open, take })),
        count("seeMessages", () =>
          prisma.contactThread.count({ where: { ...open, dueAt: { lt: new Date() } }, take }),
        ),
        count("reviewContent", () => prisma.item.count({ where: { review: "waiting" }, take })),
        count("approveEvents", async () => {
          const waiting = await prisma.$queryRaw<unknown[]>`
              SELECT FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
              WHERE ${isUnapproved} OR ${hasPendingNote} LIMIT ${take}`;
          return waiting.length;
        }),
        count("seeMails", () => prisma.mail.count({ where: { status: "failed" }, take })),
      ]);
      return {
        pendingApplications,
        openMessages,
        lateMessages,
        waitingItems,
        waitingEvents,
        failedMails,
        secondFactorBy: await requirement.neededBy(prisma, user),
        outboundPause: await readPause(prisma),
        isUnreviewed: isPublic && !reviewed && can(user, "reviewContent"),
      };
    },
  } satisfies Partial<StaffService>;
}
