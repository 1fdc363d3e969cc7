import type { User } from "@headwaters/contracts";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { type ApiClient, trpc } from "../../../lib/api/client.ts";
import { isUnauthorized } from "../../../lib/api/failures.ts";
import { otherTabs } from "../../../lib/api/otherTabs.ts";
import { loggedOut } from "./loggedOut.ts";

const CURRENT_USER = ["currentUser"];

export function currentUserQuery(client: ApiClient) {
  return queryOptions({
    queryKey: CURRENT_USER,
    // A failed check is not repeated until the next load: each part of a page would repeat it.
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

/** The signed-in user; undefined while loading, null when signed out. */
export function useCurrentUser(): User | null | undefined {
  const { client } = trpc.useUtils();
  const { data, isPending } = useQuery(currentUserQuery(client));
  // A check that failed otherwise must not keep the visitor from the public pages.
  return isPending ? undefined : (data ?? null);
}

function setCurrentUser(queryClient: QueryClient, user: User | null) {
  const before = queryClient.getQueryData<User | null>(CURRENT_USER);
  if (user) loggedOut.clear();
  queryClient.setQueryData(CURRENT_USER, user);
  if (before?.id === user?.id) return;
  // Any answer may depend on the account: drafts are on public pages, too.
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER[0] });
}

/** Sets the signed-in user in all tabs of this browser. */
export function useSetCurrentUser() {
  const queryClient = useQueryClient();
  return useCallback(
    (user: User | null) => {
      setCurrentUser(queryClient, user);
      otherTabs.tell(user);
    },
    [queryClient],
  );
}

/** Loads the current user again. */
export function useCheckCurrentUser() {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: CURRENT_USER });
}

/** Signs in and out, in this tab, with the others of this browser. */
export function useFollowOtherTabs() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      otherTabs.listen({
        onTold: (user) => setCurrentUser(queryClient, user),
        onMissed: () => void queryClient.invalidateQueries({ queryKey: CURRENT_USER }),
      }),
    [queryClient],
  );
}

/** Loads the current user again if one was signed in. */
export function useRecheckCurrentUser() {
  const queryClient = useQueryClient();
  return async () => {
    if (queryClient.getQueryData(CURRENT_USER)) {
      await queryClient.invalidateQueries({ queryKey: CURRENT_USER });
    }
  };
}
