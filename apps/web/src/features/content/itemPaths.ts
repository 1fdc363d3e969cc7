import { type ItemKind, itemKinds } from "@headwaters/contracts";
import { paths } from "../../lib/paths.ts";

/** Where the page of an item is, by its kind. */
export const itemPaths: Record<ItemKind, (id: string) => string> = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};

/** The kind that an address names; undefined where it names none. */
export const kindNamed = (name: string | undefined): ItemKind | undefined =>
  itemKinds.find((kind) => kind === name);
