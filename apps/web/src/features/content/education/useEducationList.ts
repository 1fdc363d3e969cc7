import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { PAGE, paging, readFilters, useFilters } from "#ui/lists/filters.ts";
import { educationList } from "../contentLists.ts";

export const prefetchEducation: Prefetch = ({ queries, query }) =>
  queries.education.cards.prefetchInfinite({ ...PAGE, ...readFilters(educationList, query) });

/** The published articles as cards for the filters in the address, a page at a time. */
export function useEducationList() {
  return trpc.education.cards.useInfiniteQuery({ ...PAGE, ...useFilters(educationList) }, paging);
}
