import type { PrismaClient } from "@headwaters/db";
import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { membershipService } from "./membership.service.ts";
import { retention } from "./retention.ts";

const readApplicant = (prisma: PrismaClient, { id }: { id: string }) =>
  prisma.membershipApplication.findUnique({
    where: { id },
    select: { firstName: true, lastName: true, email: true, membershipType: true },
  });

export const membership = {
  services: (context: FeatureContext) => ({ membership: membershipService(context) }),
  retention,
  mails,
  personalData: {
    "application.submitted": readApplicant,
    "application.decided": readApplicant,
  },
  auditSubjects: {
    application: findNames(
      ({ membershipApplication }, where) =>
        membershipApplication.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
