import type { StaffOverview } from "@headwaters/contracts";
import { paths } from "../../app/paths.ts";

/** The rooms of the staff area, in the order in which work is done. */
export const sections = {
  overview: { path: paths.staff },
  applications: { path: paths.applications, count: "pendingApplications" },
  messages: { path: paths.messages, count: "openMessages" },
  newsletter: { path: paths.newsletters },
  events: { path: paths.staffEvents, count: "waitingEvents" },
  review: { path: paths.review, count: "waitingItems" },
  people: { path: paths.people },
  mails: { path: paths.mails, count: "failedMails" },
  log: { path: paths.log },
} as const satisfies Record<string, { path: string; count?: keyof StaffOverview }>;

export type SectionName = keyof typeof sections;
