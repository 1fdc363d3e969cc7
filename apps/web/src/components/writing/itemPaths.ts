import { type ItemKind, itemKinds } from "@headwaters/contracts";
import { paths } from "../../paths.ts";

const pagesOf = {
  news: paths.newsArticle,
  events: paths.event,
  education: paths.educationArticle,
};

/** Where readers find an item. */
export const readersPath = (kind: ItemKind, id: string) => pagesOf[kind](id);

/** The kind that an address names; undefined where it names none. */
export const kindNamed = (name: string | undefined): ItemKind | undefined =>
  itemKinds.find((kind) => kind === name);
