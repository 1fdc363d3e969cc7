import type { EventsService, NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { Outbox } from "../../platform/mail/mail.ts";

export interface NewsletterDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  publicUrl: string;
  news: Pick<NewsService, "cards">;
  events: Pick<EventsService, "cards">;
}
