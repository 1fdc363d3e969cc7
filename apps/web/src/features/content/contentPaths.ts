import { type ContentTypeName, contentTypeNames } from "@headwaters/contracts";
import { paths } from "../../lib/paths.ts";

/** Where the page of an item is, by its kind. */
export const contentPaths: Record<ContentTypeName, (id: string) => string> = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};

/** The kind that an address names; undefined where it names none. */
export const parseContentType = (name: string | undefined): ContentTypeName | undefined =>
  contentTypeNames.find((kind) => kind === name);
