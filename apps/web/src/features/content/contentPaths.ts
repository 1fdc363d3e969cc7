import { type ContentTypeName, contentTypeNames } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";

/** The path of an item's page, by its type. */
export const contentPaths: Record<ContentTypeName, (id: string) => string> = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};

/** Parses the type in an address; undefined for any other text. */
export const parseContentType = (name: string | undefined): ContentTypeName | undefined =>
  contentTypeNames.find((kind) => kind === name);
