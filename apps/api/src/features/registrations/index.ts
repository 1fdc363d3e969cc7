import { findNames } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { readAccountData } from "./accountData.ts";
import { registrationsDeletion } from "./deletion.ts";
import { mails } from "./emails/index.ts";
import { personalData } from "./personalData.ts";
import { registrationsService } from "./registrations.service.ts";
import { retention } from "./retention.ts";
import { waitlistJob } from "./waitlist/processDue.ts";

export { hasPendingNote, isUnapproved } from "./approval/conditions.ts";
export { eventHooks } from "./events/eventHooks.ts";

export const registrations = {
  services: (context: FeatureContext) => ({ registrations: registrationsService(context) }),
  retention,
  mails,
  auditSubjects: {
    registration: findNames(
      ({ registration }, where) =>
        registration.findMany({ where, select: { id: true, firstName: true } }),
      ({ firstName }) => firstName,
    ),
  },
  readAccountData,
  personalData,
  accountDeletion: registrationsDeletion,
  numbers: [
    {
      name: "headwaters_registrations",
      help: "Registrations for events, by status.",
      labelNames: ["status"],
      sql: "SELECT status, count(*)::int AS value FROM registrations GROUP BY 1",
    },
  ],
  jobs: [waitlistJob],
} satisfies Feature;
