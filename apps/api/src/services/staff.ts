import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { MailQueue } from "../mail/queue.ts";
import { staffMails } from "./staff/mails.ts";
import { staffOverview } from "./staff/overview.ts";
import { staffPeople } from "./staff/people.ts";
import { readLog } from "./staff/readLog.ts";

export interface StaffDeps {
  prisma: PrismaClient;
  mailQueue: Pick<MailQueue, "renew">;
}

/** What staff see of the site as a whole. */
export function staffService({ prisma, mailQueue }: StaffDeps): StaffService {
  return {
    ...staffOverview(prisma),
    ...staffPeople(prisma),
    ...staffMails(prisma, mailQueue),
    ...readLog(prisma),
  };
}
