import {
  readSearchWords,
  SEARCH_COUNT_MAX,
  type SearchGroup,
  type SearchKind,
} from "@headwaters/contracts";
import { useRef } from "react";
import { type Queries, trpc } from "#lib/api/client.ts";
import { formatFound, formatNothingFound } from "#ui/lists/texts.ts";
import type { Terms } from "./searchTerms.ts";
import { searchTexts } from "./texts.ts";

export const prefetchSearch = (queries: Queries, { search = "", kind }: Terms) =>
  queries.site.search.prefetch({ search, kind });

const sumCounts = (groups: readonly SearchGroup[]) =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** True if there may be more matches than were counted. */
const isCapped = (groups: readonly SearchGroup[]) =>
  groups.some(({ count }) => count >= SEARCH_COUNT_MAX);

/** A tab for these results, with their number: "18", or "500+". */
const toTab = (kind: SearchKind | undefined, groups: readonly SearchGroup[]) => ({
  kind,
  name: kind ? searchTexts.groups[kind] : searchTexts.all,
  count: `${sumCounts(groups)}${isCapped(groups) ? "+" : ""}`,
});

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
    return formatFound(count, isCapped(shown), search, correction);
  }
  status.current = formatStatus();

  return {
    query,
    /** All results, then those of each kind; none where there is no choice. */
    tabs:
      groups.length > 1
        ? [toTab(undefined, groups), ...groups.map((group) => toTab(group.kind, [group]))]
        : [],
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
