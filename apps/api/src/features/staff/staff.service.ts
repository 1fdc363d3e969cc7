import type { StaffService } from "@headwaters/contracts/router";
import type { AuditSubjects } from "../../platform/audit/subjects.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AccountDeletionDeps } from "../accounts/index.ts";
import type { FeatureContext } from "../feature.ts";
import { staffMails } from "./mails.ts";
import { staffOverview } from "./overview.ts";
import { factorResets } from "./people/factorResets.ts";
import { acceptInvitation } from "./people/invitations.ts";
import { staffPeople } from "./people/people.ts";
import { suspensions } from "./people/suspensions.ts";
import { readLog } from "./readLog.ts";

export interface StaffDeps
  extends AccountDeletionDeps,
    Pick<Platform, "prisma" | "outbox" | "mailQueue" | "keepsMailTexts" | "isPublic" | "reviewed">,
    Pick<FeatureContext, "secondFactorAfterDays"> {
  auditSubjects: AuditSubjects;
}

export const staffService = (deps: StaffDeps): StaffService => ({
  ...staffOverview(deps),
  ...staffPeople(deps),
  ...suspensions(deps),
  ...factorResets(deps),
  acceptInvitation: (user, token) => acceptInvitation(deps.prisma, user, token),
  ...staffMails(deps),
  ...readLog(deps.prisma, deps.auditSubjects),
});
