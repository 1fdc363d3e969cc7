import { paths } from "#lib/paths.ts";
import { readFilters } from "#ui/lists/filters.ts";

const anything = { path: paths.search, fields: {} };

/** Reads the search words from the address, by the rules of the lists. */
export const readWords = (query: URLSearchParams): string | undefined =>
  readFilters(anything, new URLSearchParams({ search: query.get("q") ?? "" })).search;

/** Formats the query string for these words. */
export const writeWords = (words: string | undefined) =>
  words ? `?${new URLSearchParams({ q: words })}` : "";
