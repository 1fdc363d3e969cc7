import { type FindNames, titleColumns } from "../../platform/audit/subjects.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { readAccountData } from "./accountData.ts";
import { educationService, newsService } from "./articles/articles.ts";
import { type ContentType, contentTypes } from "./contentTypes.ts";
import { mails } from "./emails/index.ts";
import { calendars } from "./events/calendar.ts";
import { eventsService } from "./events/events.ts";
import { eventTimesJob } from "./events/eventTimes.ts";
import { itemLists } from "./lists/ownLists.ts";
import { previewService } from "./markdown/markdown.ts";
import { pictures, socialPreviews } from "./pictures/http/pictures.ts";
import { uploads } from "./pictures/http/uploads.ts";
import { reviewItems } from "./publishing/review.ts";
import { publishingJob } from "./publishing/schedule.ts";
import { retention } from "./retention.ts";
import { contentDeletion } from "./versions/deletion.ts";

export { type EventHooks, eventsType, type RowChange } from "./contentTypes.ts";
export { eventFile } from "./events/calendar.ts";
export { revised } from "./events/events.ts";
export { findMailPicture, pictureForMail } from "./markdown/mail.ts";
export { renderForEmail } from "./markdown/markdown.ts";
export type { ArrivalLimits } from "./pictures/files/arrival.ts";
export { renditionNames } from "./pictures/files/renditions.ts";
export { uploadsService } from "./pictures/uploads.ts";
export { releaseUploads, useUploads, withPictures } from "./pictures/uses.ts";
export { readFirstName } from "./reading.ts";
export { lockItem } from "./versions/versions.ts";

const findTitles =
  ({ table }: ContentType): FindNames =>
  async (prisma, ids) => {
    const where = { id: { in: ids } };
    const rows = await table(prisma).findMany({ where, select: titleColumns });
    return new Map(rows.map(({ id, title }) => [id, title]));
  };

export const content = {
  services: (context: FeatureContext) => ({
    news: newsService(context),
    events: eventsService(context),
    education: educationService(context),
    items: {
      reviewed: context.reviewed,
      ...itemLists(context.prisma),
      ...reviewItems(context),
    },
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
    news: findTitles(contentTypes.news),
    events: findTitles(contentTypes.events),
    education: findTitles(contentTypes.education),
  },
  readAccountData,
  accountDeletion: ({ hooks, uploads }) => contentDeletion(hooks, uploads.remove),
  jobs: [
    publishingJob,
    eventTimesJob,
    { name: "removeUnusedUploads", cron: "20 * * * *", run: ({ uploads }) => uploads.sweep() },
  ],
} satisfies Feature;
