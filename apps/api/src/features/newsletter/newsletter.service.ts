import type { NewsletterService } from "@headwaters/contracts/router";
import { sending } from "./delivery/sending.ts";
import type { NewsletterDeps } from "./deps.ts";
import { drafts } from "./issue/drafts.ts";
import { candidates } from "./issue/eligibleItems.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

export function newsletterService(deps: NewsletterDeps): NewsletterService {
  return {
    ...subscriptions(deps),
    ...drafts(deps),
    ...candidates(deps),
    ...sending(deps),
    ...subscribers(deps),
  };
}
