import { findNames, subjectColumns } from "../../platform/audit/subjects.ts";
import type { Feature } from "../feature.ts";
import { deliveryJob } from "./delivery/deliver.ts";
import { mails } from "./emails/index.ts";
import { retention } from "./retention.ts";

export const newsletter = {
  retention,
  mails,
  auditSubjects: {
    newsletter: findNames(
      ({ newsletter }, where) => newsletter.findMany({ where, select: subjectColumns }),
      ({ subject }) => subject,
    ),
  },
  jobs: (context) => [deliveryJob(context)],
} satisfies Feature;
