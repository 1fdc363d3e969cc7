import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

export const membership = {
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
