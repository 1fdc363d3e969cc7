import type { StaffService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { Outbox } from "../mail/outbox.ts";
import type { MailQueue } from "../mail/queue.ts";
import { staffMails } from "./staff/mails.ts";
import { staffOverview } from "./staff/overview.ts";
import { staffPeople } from "./staff/people.ts";
import { readLog } from "./staff/readLog.ts";
import { suspensions } from "./staff/suspensions.ts";

export interface StaffDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  mailQueue: Pick<MailQueue, "renew">;
}

/** What staff see of the site as a whole. */
export function staffService({ prisma, outbox, mailQueue }: StaffDeps): StaffService {
  return {
    ...staffOverview(prisma),
    ...staffPeople(prisma),
    ...suspensions({ prisma, outbox }),
    ...staffMails(prisma, mailQueue),
    ...readLog(prisma),
  };
}
