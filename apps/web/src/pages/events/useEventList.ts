import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { afterLast, PAGE } from "../../components/items/paging.ts";

export const prefetchEvents: Prefetch = ({ queries }) =>
  queries.events.cards.prefetchInfinite(PAGE);

/** The events from today on as cards, soonest first, a page at a time. */
export function useEventList() {
  return trpc.events.cards.useInfiniteQuery(PAGE, { getNextPageParam: afterLast });
}
