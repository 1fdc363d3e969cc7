import { trpc } from "../../api/client.ts";

const PAGE_SIZE = 12;

/** The published articles, newest first, a page at a time. */
export function useNewsList() {
  return trpc.news.list.useInfiniteQuery(
    { limit: PAGE_SIZE },
    {
      getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
    },
  );
}
