import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { educationList, readFilters } from "../reading/filters/filters.ts";
import { useFilters } from "../reading/filters/useFilters.ts";
import { PAGE, paging } from "../reading/list/paging.ts";

export const prefetchEducation: Prefetch = ({ queries, query }) =>
  queries.education.cards.prefetchInfinite({ ...PAGE, ...readFilters(educationList, query) });

/** The published articles as cards for the filters in the address, a page at a time. */
export function useEducationList() {
  return trpc.education.cards.useInfiniteQuery({ ...PAGE, ...useFilters(educationList) }, paging);
}
