import { type SearchKind, searchKinds } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import { readFilters } from "#ui/lists/filters.ts";

/** A search and the kind of results to show; without a kind, some of all. */
export interface Terms {
  search?: string;
  kind?: SearchKind;
}

const results = { path: paths.search, fields: { kind: searchKinds } };

/** Reads the search from the URL of its page, by the rules of the lists. */
export function readTerms(query: URLSearchParams): Terms {
  const { search, kind } = readFilters(
    results,
    new URLSearchParams({ search: query.get("q") ?? "", kind: query.get("kind") ?? "" }),
  );
  return search ? { search, ...(kind && { kind }) } : {};
}

/** Formats the query string of the page with these results. */
export const formatTerms = ({ search, kind }: Terms) =>
  search ? `?${new URLSearchParams({ q: search, ...(kind && { kind }) })}` : "";
