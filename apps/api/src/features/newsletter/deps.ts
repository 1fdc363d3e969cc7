import type { EventsService, NewsService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { ScheduleJob } from "../../platform/jobs/jobs.ts";
import type { Outbox } from "../../platform/mail/mail.ts";

export interface NewsletterDeps {
  prisma: PrismaClient;
  outbox: Outbox;
  publicUrl: string;
  scheduleJob: ScheduleJob;
  news: Pick<NewsService, "cards">;
  events: Pick<EventsService, "cards">;
}
