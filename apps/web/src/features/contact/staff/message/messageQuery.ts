import { queryOptions } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type ApiClient, trpc } from "../../../../lib/api/client.ts";
import { isMissing } from "../../../../lib/api/failures.ts";

/** A message with its thread; null where there is none. */
export function messageQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: getQueryKey(trpc.contact.find, { id }, "query"),
    queryFn: async ({ signal }) => {
      try {
        return await client.contact.find.query({ id }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
}
