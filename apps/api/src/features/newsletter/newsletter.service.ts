import type { NewsletterService } from "@headwaters/contracts/router";
import { sending } from "./delivery/sending.ts";
import type { NewsletterDeps } from "./deps.ts";
import { drafts } from "./issue/drafts.ts";
import { eligibleItems } from "./issue/eligibleItems.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

export function newsletterService(deps: NewsletterDeps): NewsletterService {
  return {
    ...subscriptions(deps),
    ...drafts(deps),
    ...eligibleItems(deps),
    ...sending(deps),
    ...subscribers(deps),
  };
}
