import type { EventsService, NewsletterService, NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { Outbox } from "../../platform/mail/outbox/outbox.ts";
import { sending } from "./delivery/sending.ts";
import { drafts } from "./issue/drafts.ts";
import { candidates } from "./issue/eligibleItems.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

export interface NewsletterDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  publicUrl: string;
  news: Pick<NewsService, "cards">;
  events: Pick<EventsService, "cards">;
}

export function newsletterService(deps: NewsletterDeps): NewsletterService {
  return {
    ...subscriptions(deps),
    ...drafts(deps),
    ...candidates(deps),
    ...sending(deps),
    ...subscribers(deps),
  };
}
