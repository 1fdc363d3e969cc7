import type { Services } from "@headwaters/contracts/router";
import { findNames, subjectColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { deliveryJob } from "./delivery/deliver.ts";
import { mails } from "./emails/index.ts";
import { newsletterService } from "./newsletter.service.ts";
import { retention } from "./retention.ts";
import { unsubscribe } from "./subscribers/unsubscribe.ts";

export { stopNewsletters } from "./delivery/sending.ts";

export const newsletter = {
  services: (context: FeatureContext, content: Pick<Services, "news" | "events">) => ({
    newsletter: newsletterService({ ...context, ...content }),
  }),
  routes: async (app, { createContext }) => {
    await app.register(unsubscribe, { createContext });
  },
  retention,
  mails,
  auditSubjects: {
    newsletter: findNames(
      ({ newsletter }, where) => newsletter.findMany({ where, select: subjectColumns }),
      ({ subject }) => subject,
    ),
  },
  jobs: [deliveryJob],
} satisfies Feature;
