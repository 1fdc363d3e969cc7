import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { afterLast, PAGE } from "../../components/items/paging.ts";

export const prefetchNews: Prefetch = ({ queries }) => queries.news.cards.prefetchInfinite(PAGE);

/** The published articles as cards, newest first, a page at a time. */
export function useNewsList() {
  return trpc.news.cards.useInfiniteQuery(PAGE, { getNextPageParam: afterLast });
}
