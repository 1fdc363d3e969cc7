import { findNames, subjectColumns } from "../../platform/audit/subjects.ts";
import { readAll } from "../accounts/index.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { live } from "./live/live.ts";
import { checkStaffRemains } from "./people/roles.ts";
import { retention } from "./retention.ts";
import { type StaffDeps, staffService } from "./staff.service.ts";

export { resetFactors } from "./people/factorResets.ts";
export { createStaffInvitation } from "./people/invitations.ts";
export { staffRoles } from "./people/roles.ts";
export { endAccess } from "./people/suspensions.ts";

export const staff = {
  services: (context: FeatureContext, hooks: Pick<StaffDeps, "auditSubjects" | "deletions">) => ({
    staff: staffService({ ...context, ...hooks }),
  }),
  routes: async (app, { changes, pool, createContext }) => {
    await app.register(live, { changes, pool, createContext });
  },
  retention,
  mails,
  auditSubjects: {
    mail: findNames(
      ({ mail }, where) => mail.findMany({ where, select: subjectColumns }),
      ({ subject }) => subject,
    ),
  },
  readAccountData: (prisma, userId) => ({
    roles: readAll(() => prisma.userRole.findMany({ where: { userId } })),
  }),
  accountDeletion: () => ({ prepare: checkStaffRemains }),
} satisfies Feature;
