import { findNames, titleColumns } from "../../platform/audit/subjects.ts";
import { HOUR, MINUTE } from "../../platform/jobs/jobs.ts";
import type { Feature } from "../feature.ts";
import { readAccountData } from "./accountData.ts";
import { mails } from "./emails/index.ts";
import { eventTimesJob } from "./events/eventTimes.ts";
import { publishingJob } from "./publishing/schedule.ts";
import { retention } from "./retention.ts";
import { contentDeletion } from "./versions/deletion.ts";

export { readFirstName } from "./authors.ts";
export { type ContentRow, eventsType, type RowChange } from "./contentTypes.ts";
export { eventFile } from "./events/calendar.ts";
export { revised } from "./events/eventCalendar.ts";
export type { EventHooks } from "./hooks.ts";
export { pictureForMail } from "./markdown/mail.ts";
export { renderForEmail } from "./markdown/markdown.ts";
export { releaseUploads, useUploads, withImageAlt } from "./pictures/uses.ts";
export { contentNotFound } from "./policies.ts";
export { lockRow } from "./versions/versions.ts";

export const content = {
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
  jobs: (context) => [
    publishingJob(context, context.log),
    eventTimesJob(context.pool, context.expireEvents),
    {
      name: "removeUnusedUploads",
      firstMs: MINUTE,
      everyMs: HOUR,
      run: context.uploads.sweep,
    },
  ],
} satisfies Feature;
