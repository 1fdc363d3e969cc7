import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { newsList, readFilters } from "../../components/items/filters.ts";
import { PAGE, paging } from "../../components/items/paging.ts";
import { useFilters } from "../../components/items/useFilters.ts";

export const prefetchNews: Prefetch = ({ queries, query }) =>
  queries.news.cards.prefetchInfinite({ ...PAGE, ...readFilters(newsList, query) });

/** The published articles as cards that the address asks for, a page at a time. */
export function useNewsList() {
  return trpc.news.cards.useInfiniteQuery({ ...PAGE, ...useFilters(newsList) }, paging);
}
