import { paths } from "#lib/paths.ts";
import { readFilters } from "#ui/lists/filters.ts";

const anyList = { path: paths.search, fields: {} };

/** Reads the search terms from the URL, by the rules of the lists. */
export const readTerms = (query: URLSearchParams): string | undefined =>
  readFilters(anyList, new URLSearchParams({ search: query.get("q") ?? "" })).search;

/** Formats the query string for these terms. */
export const formatTerms = (terms: string | undefined) =>
  terms ? `?${new URLSearchParams({ q: terms })}` : "";
