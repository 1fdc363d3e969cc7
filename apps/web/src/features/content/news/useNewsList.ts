import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { newsList, readFilters } from "../reading/filters/filters.ts";
import { useFilters } from "../reading/filters/useFilters.ts";
import { PAGE, paging } from "../reading/list/paging.ts";

export const prefetchNews: Prefetch = ({ queries, query }) =>
  queries.news.cards.prefetchInfinite({ ...PAGE, ...readFilters(newsList, query) });

/** The published articles as cards for the filters in the address, a page at a time. */
export function useNewsList() {
  return trpc.news.cards.useInfiniteQuery({ ...PAGE, ...useFilters(newsList) }, paging);
}
