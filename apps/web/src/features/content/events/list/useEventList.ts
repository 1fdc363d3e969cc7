import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { PAGE, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { eventList } from "../../contentLists.ts";

export const prefetchEvents: Prefetch = ({ queries, query }) =>
  queries.events.cards.prefetchInfinite({ ...PAGE, ...readFilters(eventList, query) });

/** The events as cards for the filters in the address, a page at a time. */
export function useEventList() {
  return trpc.events.cards.useInfiniteQuery({ ...PAGE, ...useFilters(eventList) }, paging);
}
