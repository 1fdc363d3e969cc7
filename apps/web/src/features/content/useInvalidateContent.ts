import type { ContentTypeName } from "@headwaters/contracts";
import { type InvalidateQueryFilters, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../lib/api/client.ts";
import { CONTENT } from "./queries.ts";

/** Refetches every query that shows an item or lists it: for readers, for its author, for staff. */
export function useInvalidateContent(kind: ContentTypeName, id: string) {
  const queryClient = useQueryClient();
  const queryKeys = [
    [CONTENT, kind, id],
    [kind, id], // its public page: reading/contentQuery.ts
    getQueryKey(trpc[kind]),
    getQueryKey(trpc.items),
    getQueryKey(trpc.newsletter.candidates),
    // Registrations are listed with the title, date and place of their event.
    ...(kind === "events" ? [getQueryKey(trpc.registrations)] : []),
  ];
  return (options: Pick<InvalidateQueryFilters, "refetchType"> = {}) =>
    Promise.all(
      queryKeys.map((queryKey) => queryClient.invalidateQueries({ ...options, queryKey })),
    );
}
