import type { EventsService, NewsService } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";

export interface NewsletterDeps
  extends Pick<Platform, "prisma" | "outbox" | "publicUrl" | "scheduleJob"> {
  news: Pick<NewsService, "cards">;
  events: Pick<EventsService, "cards">;
}
