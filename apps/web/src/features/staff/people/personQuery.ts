import type { Person } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type ApiClient, trpc } from "../../../lib/api/client.ts";
import { isMissing } from "../../../lib/api/failures.ts";

/** An account by its id; null where there is none. */
export const personQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...getQueryKey(trpc.staff.person), id],
    queryFn: async ({ signal }): Promise<Person | null> => {
      try {
        return await client.staff.person.query({ id }, { signal });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  });
