import { focus } from "../content/pictures/schema.ts";
import { filterBy } from "../validation/fields.ts";
import { search } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";
import { type ContentKind, type SearchKind, searchKinds } from "./rules.ts";

/** A search of the whole site; with a kind, for more results of this kind. */
export const siteSearch = z.object({
  search: search.pipe(z.string("Type a word or two to search for")),
  kind: filterBy("Kind", searchKinds),
});
export type SiteSearch = z.infer<typeof siteSearch>;

const searchHit = z.object({
  /** Its page, with the fragment or the parameter that leads to it. */
  path: z.string(),
  title: z.string(),
  /** The part of its text in which the search was found, else its beginning. */
  text: z.string(),
  /** The day of an event, or the publication of an article. */
  date: z.date().nullable(),
  imageUrl: z.string().nullable(),
  imageFocus: focus.nullable(),
  /** Category of an article, type of an event. */
  category: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

const searchGroup = z.object({
  kind: z.enum(searchKinds),
  /** Number of matches; of news, events and education at most SEARCH_COUNT_MAX. */
  count: z.number(),
  /** The first of them, the best first. */
  hits: z.array(searchHit),
});
export type SearchGroup = z.infer<typeof searchGroup>;

export const searchResults = z.object({
  /** The kinds with matches; those that match by a title come first. */
  groups: z.array(searchGroup),
  /** The corrected search, if nothing matches the original words. */
  correction: z.string().nullable(),
});
export type SearchResults = z.infer<typeof searchResults>;

/** Something of the site's own pages that a search finds: a person, a question, a picture, a page. */
export interface SiteEntry extends Pick<SearchHit, "path" | "title" | "text" | "imageUrl"> {
  kind: Exclude<SearchKind, ContentKind>;
  /** Further words by which it is found. */
  keywords?: string;
}
