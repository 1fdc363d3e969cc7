import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { Outbox } from "../mail/outbox.ts";
import type { MailQueue } from "../mail/queue.ts";
import { acceptInvitation } from "./staff/invitations.ts";
import { staffMails } from "./staff/mails.ts";
import { staffOverview } from "./staff/overview.ts";
import { staffPeople } from "./staff/people.ts";
import { readLog } from "./staff/readLog.ts";
import { suspensions } from "./staff/suspensions.ts";

export interface StaffDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  mailQueue: Pick<MailQueue, "renew">;
  /** Strangers reach the site, and what anyone writes is on it at once. */
  isUnreviewed: boolean;
}

/** What staff see of the site as a whole. */
export function staffService(deps: StaffDeps): StaffService {
  const { prisma, outbox, mailQueue, isUnreviewed } = deps;
  return {
    ...staffOverview(prisma, isUnreviewed),
    ...staffPeople(prisma),
    ...suspensions({ prisma, outbox }),
    acceptInvitation: (user, token) => acceptInvitation(prisma, user, token),
    ...staffMails(prisma, mailQueue),
    ...readLog(prisma),
  };
}
