import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { eventList, readFilters } from "../../components/items/filters.ts";
import { PAGE, paging } from "../../components/items/paging.ts";
import { useFilters } from "../../components/items/useFilters.ts";

export const prefetchEvents: Prefetch = ({ queries, query }) =>
  queries.events.cards.prefetchInfinite({ ...PAGE, ...readFilters(eventList, query) });

/** The events as cards that the address asks for, a page at a time. */
export function useEventList() {
  return trpc.events.cards.useInfiniteQuery({ ...PAGE, ...useFilters(eventList) }, paging);
}
