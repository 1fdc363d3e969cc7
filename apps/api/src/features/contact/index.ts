import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { contactService } from "./contact.service.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

export const contact = {
  services: (context: FeatureContext) => ({ contact: contactService(context) }),
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
