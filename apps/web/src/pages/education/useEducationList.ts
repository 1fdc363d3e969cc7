import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { afterLast, PAGE } from "../../components/items/paging.ts";

export const prefetchEducation: Prefetch = ({ queries }) =>
  queries.education.cards.prefetchInfinite(PAGE);

/** The published articles as cards, newest first, a page at a time. */
export function useEducationList() {
  return trpc.education.cards.useInfiniteQuery(PAGE, { getNextPageParam: afterLast });
}
