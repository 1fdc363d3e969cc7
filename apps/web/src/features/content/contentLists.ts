import { ageGroups, educationCategories, eventTypes, newsCategories } from "@headwaters/contracts";
import { pages } from "#lib/paths.ts";

export const newsList = { path: pages.news, fields: { category: newsCategories } } as const;
export const educationList = {
  path: pages.education,
  fields: { category: educationCategories, ageGroup: ageGroups },
} as const;
/** Upcoming events are the default, without a parameter. */
export const eventList = {
  path: pages.events,
  fields: { eventType: eventTypes, when: ["past"] },
} as const;
