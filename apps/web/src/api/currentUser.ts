import type { User } from "@headwaters/contracts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiClient, trpc } from "./client.ts";
import { isUnauthorized } from "./failures.ts";
import { loggedOut } from "./loggedOut.ts";

const CURRENT_USER = ["currentUser"];

export function currentUserQuery(client: ApiClient) {
  return queryOptions({
    queryKey: CURRENT_USER,
    // A failed check stands until the next load: each part of a page that asks would repeat it.
    retryOnMount: false,
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return await client.accounts.currentUser.query(undefined, { signal });
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });
}

/** Who is signed in: undefined while it is not known, null when nobody is. */
export function useCurrentUser(): User | null | undefined {
  const { client } = trpc.useUtils();
  const { data, isPending } = useQuery(currentUserQuery(client));
  // A check that failed otherwise must not keep the visitor from the public pages.
  return isPending ? undefined : (data ?? null);
}

export function useSetCurrentUser() {
  const queryClient = useQueryClient();
  return (user: User | null) => {
    if (user) loggedOut.forget();
    queryClient.setQueryData(CURRENT_USER, user);
  };
}

/** Asks again who is signed in, where somebody was. */
export function useRecheckCurrentUser() {
  const queryClient = useQueryClient();
  return async () => {
    if (queryClient.getQueryData(CURRENT_USER)) {
      await queryClient.invalidateQueries({ queryKey: CURRENT_USER });
    }
  };
}
