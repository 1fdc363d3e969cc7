import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { eventList, readFilters } from "../../reading/filters/filters.ts";
import { useFilters } from "../../reading/filters/useFilters.ts";
import { PAGE, paging } from "../../reading/list/paging.ts";

export const prefetchEvents: Prefetch = ({ queries, query }) =>
  queries.events.cards.prefetchInfinite({ ...PAGE, ...readFilters(eventList, query) });

/** The events as cards for the filters in the address, a page at a time. */
export function useEventList() {
  return trpc.events.cards.useInfiniteQuery({ ...PAGE, ...useFilters(eventList) }, paging);
}
