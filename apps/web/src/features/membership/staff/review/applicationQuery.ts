import type { ApplicationDetail } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type ApiClient, trpc } from "../../../../lib/api/client.ts";
import { isMissing } from "../../../../lib/api/failures.ts";

/** While a mail is on its way, how soon to look again, in ms. */
const PENDING_POLL_MS = 3_000;

/** An application; null where there is none. Its key is the procedure's, which changes make stale. */
export function applicationQuery(client: ApiClient, id: string) {
  return queryOptions({
    queryKey: getQueryKey(trpc.membership.find, { id }, "query"),
    queryFn: async ({ signal }): Promise<ApplicationDetail | null> => {
      try {
        return await client.membership.find.query({ id }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: "always",
    refetchInterval: ({ state }) =>
      state.data?.decisions[0]?.mail?.status === "pending" ? PENDING_POLL_MS : false,
  });
}
