import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";

const PAGE_SIZE = 12;
const PAGE = { limit: PAGE_SIZE };

export const prefetchNews: Prefetch = ({ queries }) => queries.news.cards.prefetchInfinite(PAGE);

/** The published articles as cards, newest first, a page at a time. */
export function useNewsList() {
  return trpc.news.cards.useInfiniteQuery(PAGE, {
    getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
  });
}
