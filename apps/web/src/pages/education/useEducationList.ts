import { trpc } from "../../api/client.ts";
import type { Prefetch } from "../../api/prefetch.ts";
import { educationList, readFilters } from "../../components/items/filters.ts";
import { PAGE, paging } from "../../components/items/paging.ts";
import { useFilters } from "../../components/items/useFilters.ts";

export const prefetchEducation: Prefetch = ({ queries, query }) =>
  queries.education.cards.prefetchInfinite({ ...PAGE, ...readFilters(educationList, query) });

/** The published articles as cards that the address asks for, a page at a time. */
export function useEducationList() {
  return trpc.education.cards.useInfiniteQuery({ ...PAGE, ...useFilters(educationList) }, paging);
}
