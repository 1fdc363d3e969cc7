import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { membershipService } from "./membership.service.ts";
import { retention } from "./retention.ts";

export const membership = {
  services: (context: FeatureContext) => ({ membership: membershipService(context) }),
  retention,
  mails,
  auditSubjects: {
    application: findNames(
      ({ membershipApplication }, where) =>
        membershipApplication.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
