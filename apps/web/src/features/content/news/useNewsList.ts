import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { PAGE, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { newsList } from "../contentLists.ts";

export const prefetchNews: Prefetch = ({ queries, query }) =>
  queries.news.cards.prefetchInfinite({ ...PAGE, ...readFilters(newsList, query) });

/** The published articles as cards for the filters in the address, a page at a time. */
export function useNewsList() {
  return trpc.news.cards.useInfiniteQuery({ ...PAGE, ...useFilters(newsList) }, paging);
}
