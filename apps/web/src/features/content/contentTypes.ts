import {
  ageGroups,
  type ContentTypeName,
  contentTypeNames,
  educationCategories,
  eventTypes,
  newsCategories,
} from "@headwaters/contracts";
import { pages, paths } from "#lib/paths.ts";

/** Parses the type in an address; undefined for any other text. */
export const parseContentType = (name: string | undefined): ContentTypeName | undefined =>
  contentTypeNames.find((kind) => kind === name);

/** The path of an item's page, by its type. */
export const contentPaths: Record<ContentTypeName, (id: string) => string> = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};

export const newsList = { path: pages.news, fields: { category: newsCategories } } as const;

/** Upcoming events are the default, without a parameter. */
export const eventList = {
  path: pages.events,
  fields: { eventType: eventTypes, when: ["past"] },
} as const;

export const educationList = {
  path: pages.education,
  fields: { category: educationCategories, ageGroup: ageGroups },
} as const;

/**
 * The procedures of a content type, which are alike for all types, typed as those of news. The
 * schemas of the type check the input.
 */
export function contentProcedures<Procedures extends Record<ContentTypeName, unknown>>(
  procedures: Procedures,
  kind: ContentTypeName,
) {
  return procedures[kind] as Procedures["news"];
}
