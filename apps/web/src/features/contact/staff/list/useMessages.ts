import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { messageList } from "./messageList.ts";

const PAGE = { limit: 25 };

export const prefetchMessages: Prefetch = ({ queries, query }) =>
  queries.contact.list.prefetchInfinite({ ...PAGE, ...readFilters(messageList, query) });

/** The messages for the filters in the address, a page at a time. */
export function useMessages() {
  const wanted = { ...PAGE, ...useFilters(messageList) };
  return trpc.contact.list.useInfiniteQuery(wanted, paging);
}
