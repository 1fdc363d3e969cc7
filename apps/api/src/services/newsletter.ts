import type { EventsService, NewsletterService, NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { Outbox } from "../mail/outbox.ts";
import { candidates } from "./newsletter/candidates.ts";
import { drafts } from "./newsletter/drafts.ts";
import { sending } from "./newsletter/sending.ts";
import { subscribers } from "./newsletter/subscribers.ts";
import { subscriptions } from "./newsletter/subscriptions.ts";

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
