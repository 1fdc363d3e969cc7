import type { ItemKind } from "@headwaters/contracts";
import { paths } from "./paths.ts";

/** Where the page of an item is, by its kind. */
export const itemPaths: Record<ItemKind, (id: string) => string> = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};
