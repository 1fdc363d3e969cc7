import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature } from "../feature.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

export const contact = {
  retention,
  mails,
  auditSubjects: {
    message: findNames(
      ({ contactSubmission }, where) =>
        contactSubmission.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
