/** What a search of the site finds. */
export const searchKinds = [
  "people",
  "pages",
  "events",
  "news",
  "education",
  "questions",
  "sponsors",
  "pictures",
  "pastEvents",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Content of authors, by its kind in searches; everything else is a SiteEntry. */
export const contentKinds = ["events", "news", "education", "pastEvents"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A search counts no more matches of a kind of content than these. */
export const SEARCH_COUNT_MAX = 500;
