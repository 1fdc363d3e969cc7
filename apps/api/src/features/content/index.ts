import { findNames, titleColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { readAccountData } from "./accountData.ts";
import { educationService } from "./articles/education.ts";
import { newsService } from "./articles/news.ts";
import { contentService } from "./content.service.ts";
import { mails } from "./emails/index.ts";
import { calendars } from "./events/calendars.ts";
import { eventsService } from "./events/events.ts";
import { eventTimesJob } from "./events/eventTimes.ts";
import { previewService } from "./markdown/preview.ts";
import { pictures } from "./pictures/http/pictures.ts";
import { socialPreviews } from "./pictures/http/socialPreviews.ts";
import { uploads } from "./pictures/http/uploads.ts";
import { publishingJob } from "./publishing/schedule.ts";
import { retention } from "./retention.ts";
import { contentDeletion } from "./versions/deletion.ts";

export { readFirstName } from "./authors.ts";
export { eventsType, type RowChange } from "./contentTypes.ts";
export { eventFile } from "./events/calendar.ts";
export { revised } from "./events/eventCalendar.ts";
export type { EventHooks } from "./hooks.ts";
export { pictureForMail } from "./markdown/mail.ts";
export { renderForEmail } from "./markdown/markdown.ts";
export { releaseUploads, useUploads, withPictures } from "./pictures/uses.ts";
export { lockItem } from "./versions/versions.ts";

export const content = {
  services: (context: FeatureContext) => ({
    news: newsService(context),
    events: eventsService(context),
    education: educationService(context),
    items: contentService(context),
    writing: previewService(),
    uploads: context.uploads.service,
  }),
  publicRoutes: async (app, { storage }) => {
    await app.register(pictures, { storage });
  },
  routes: async (app, { createContext, services: { events }, publicUrl, prisma, storage }, web) => {
    await app.register(uploads, { createContext });
    await app.register(socialPreviews, { prisma, storage, web });
    if (web) await app.register(calendars, { web, events, publicUrl });
  },
  retention,
  mails,
  auditSubjects: {
    news: findNames(
      ({ newsArticle }, where) => newsArticle.findMany({ where, select: titleColumns }),
      (row) => row.title,
    ),
    events: findNames(
      ({ event }, where) => event.findMany({ where, select: titleColumns }),
      (row) => row.title,
    ),
    education: findNames(
      ({ educationArticle }, where) => educationArticle.findMany({ where, select: titleColumns }),
      (row) => row.title,
    ),
  },
  readAccountData,
  accountDeletion: ({ hooks, uploads }) => contentDeletion(hooks, uploads.remove),
  jobs: [
    publishingJob,
    eventTimesJob,
    { name: "removeUnusedUploads", cron: "20 * * * *", run: ({ uploads }) => uploads.sweep() },
  ],
} satisfies Feature;
