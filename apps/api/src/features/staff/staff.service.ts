import type { StaffService } from "@headwaters/contracts/router";
import type { AuditSubjects } from "../../platform/audit/subjects.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AccountDeletionDeps } from "../accounts/index.ts";
import { staffMails } from "./mails.ts";
import { staffOverview } from "./overview.ts";
import { deletePeople } from "./people/deletion.ts";
import { acceptInvitation } from "./people/invitations.ts";
import { staffPeople } from "./people/people.ts";
import { personRecord } from "./people/record.ts";
import { suspensions } from "./people/suspensions.ts";
import { readLog } from "./readLog.ts";

export interface StaffDeps
  extends AccountDeletionDeps,
    Pick<Platform, "prisma" | "outbox" | "mailQueue"> {
  auditSubjects: AuditSubjects;
  /** The site is public and publishes members' content without review. */
  isUnreviewed: boolean;
}

export function staffService(deps: StaffDeps): StaffService {
  const { prisma, outbox, mailQueue, auditSubjects, isUnreviewed } = deps;
  return {
    ...staffOverview(prisma, isUnreviewed),
    ...staffPeople(prisma),
    ...personRecord(prisma),
    ...suspensions({ prisma, outbox }),
    ...deletePeople(deps),
    acceptInvitation: (user, token) => acceptInvitation(prisma, user, token),
    ...staffMails(prisma, mailQueue),
    ...readLog(prisma, auditSubjects),
  };
}
