import { findNames } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { retention } from "./retention.ts";
import { webhooksService } from "./webhooks.service.ts";

export const webhooks = {
  services: (context: FeatureContext) => ({ webhooks: webhooksService(context) }),
  retention,
  auditSubjects: {
    webhook: findNames(
      ({ webhook }, where) => webhook.findMany({ where, select: { id: true, url: true } }),
      // The path may contain a key.
      ({ url }) => new URL(url).host,
    ),
  },
} satisfies Feature;
