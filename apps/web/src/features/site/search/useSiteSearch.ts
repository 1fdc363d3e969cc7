import { readSearchWords, SEARCH_COUNT_MAX, type SearchGroup } from "@headwaters/contracts";
import { useRef } from "react";
import { type Queries, trpc } from "#lib/api/client.ts";
import { formatFound, formatNothingFound } from "#ui/lists/texts.ts";
import type { Terms } from "./searchTerms.ts";
import { searchTexts } from "./texts.ts";

export const prefetchSearch = (queries: Queries, { search = "", kind }: Terms) =>
  queries.site.search.prefetch({ search, kind });

const sumCounts = (groups: readonly SearchGroup[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** Searches the site. The results of the search before stay until new ones are there. */
export function useSiteSearch({ search = "", kind }: Terms) {
  const query = trpc.site.search.useQuery(
    { search, kind },
    { enabled: search !== "", placeholderData: (previous) => previous },
  );
  const { groups = [], correction = null } = (search && query.data) || {};
  // A kind may have no more results when other words are typed.
  const chosen = groups.find((group) => group.kind === kind);
  const shown = chosen ? [chosen] : groups;
  const isOutdated = search !== "" && query.isPlaceholderData;

  const status = useRef("");
  function formatStatus(): string {
    if (!search) return searchTexts.empty;
    if (isOutdated) return status.current;
    if (query.isPending) return searchTexts.loading;
    if (query.error) return "";
    const count = sumCounts(shown);
    if (count === 0) return formatNothingFound(search);
    const hasMore = shown.some((group) => group.count >= SEARCH_COUNT_MAX);
    return formatFound(count, hasMore, search, correction);
  }
  status.current = formatStatus();

  return {
    query,
    /** The kinds with results, and their counts. */
    tabs: groups.map(({ kind, count }) => ({ kind, count })),
    count: sumCounts(groups),
    /** The kind that is shown; undefined for all. */
    kind: chosen?.kind,
    groups: shown,
    /** The words to mark in the results. */
    words: readSearchWords(correction ?? search),
    /** For screen readers too. */
    status: status.current,
    /** The results are those of the search before. */
    isOutdated,
    isFailed: search !== "" && query.isError,
    isEmpty: search === "" || (query.isSuccess && groups.length === 0),
  };
}
