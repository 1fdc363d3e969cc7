import { findNames, subjectColumns } from "../../platform/audit/subjects.ts";
import { readAll } from "../accounts/index.ts";
import type { Feature } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { checkStaffRemains } from "./people/roles.ts";
import { retention } from "./retention.ts";

export const staff = {
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
