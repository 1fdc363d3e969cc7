import { findNames, formatPerson, personColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { contactService } from "./contact.service.ts";
import { mails } from "./emails/index.ts";
import { notifyOverdueMessages } from "./messages/late.ts";
import { retention } from "./retention.ts";

export const contact = {
  services: (context: FeatureContext) => ({ contact: contactService(context) }),
  retention,
  mails,
  personalData: {
    "message.received": (prisma, { id }) =>
      prisma.contactSubmission.findUnique({
        where: { id },
        select: { firstName: true, lastName: true, email: true, message: true },
      }),
  },
  jobs: [{ name: "tellOfLateMessages", cron: "*/5 * * * *", run: notifyOverdueMessages }],
  auditSubjects: {
    message: findNames(
      ({ contactSubmission }, where) =>
        contactSubmission.findMany({ where, select: personColumns }),
      (row) => formatPerson(row),
    ),
  },
} satisfies Feature;
