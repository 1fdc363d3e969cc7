import { queryOptions } from "@tanstack/react-query";
import { isMissing } from "../../../lib/api/failures.ts";

/**
 * An item by its id; null where there is none.
 * @param kind of item, which begins the query's key.
 */
export function contentQuery<Item>(
  kind: string,
  id: string,
  fetchItem: (input: { id: string }, options: { signal: AbortSignal }) => Promise<Item>,
) {
  return queryOptions({
    queryKey: [kind, id],
    queryFn: async ({ signal }): Promise<Item | null> => {
      try {
        return await fetchItem({ id }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}
