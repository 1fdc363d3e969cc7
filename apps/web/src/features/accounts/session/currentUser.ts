import type { User } from "@headwaters/contracts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { use, useCallback, useEffect } from "react";
import { trpc } from "#lib/api/client.ts";
import { lostSession } from "#lib/api/lostSession.ts";
import { otherTabs } from "#lib/api/otherTabs.ts";
import { CURRENT_USER } from "#lib/api/queryClient.ts";
import { deleteOfflineRosters } from "#lib/browser.ts";
import { AccountParts } from "#lib/renderResult.ts";
import { toasts } from "#lib/toasts.ts";
import { loggedOut, loggedOutToast } from "./loggedOut.ts";

/** A failed check is not repeated until the next load, as each part of a page would repeat it. */
export const NO_RETRY_ON_MOUNT = { retryOnMount: false };

function useAccount(): User | null | undefined {
  const { data, isPending } = trpc.accounts.currentUser.useQuery(undefined, NO_RETRY_ON_MOUNT);
  // After any other failure of the check, visitors must still see the public pages.
  return isPending ? undefined : (data ?? null);
}

/**
 * The signed-in user; undefined while loading, null when signed out. On a public page only within `PerAccount`, or the
 * page is rendered anew for each request of a signed-in user.
 */
export function useCurrentUser(): User | null | undefined {
  if (use(AccountParts) !== "rendered") throw new Error("This is read outside of PerAccount.");
  return useAccount();
}

/** Whether someone is signed in; undefined while loading. */
export function useIsSignedIn(): boolean | undefined {
  const user = useAccount();
  if (use(AccountParts) !== "rendered") return true;
  return user === undefined ? undefined : user !== null;
}

function setCurrentUser(queryClient: QueryClient, user: User | null) {
  const before = queryClient.getQueryData<User | null>(CURRENT_USER);
  if (user) loggedOut.clear();
  queryClient.setQueryData(CURRENT_USER, user);
  if (before?.id === user?.id) return;
  deleteOfflineRosters();
  // Any answer may depend on the account, as public pages show drafts to their authors.
  const current = queryClient.getQueryCache().find({ queryKey: CURRENT_USER });
  queryClient.removeQueries({ predicate: (query) => query !== current });
}

/** Sets the signed-in user in all tabs of this browser. */
export function useSetCurrentUser() {
  const queryClient = useQueryClient();
  return useCallback(
    (user: User | null) => {
      setCurrentUser(queryClient, user);
      otherTabs.notify(user);
    },
    [queryClient],
  );
}

/** Loads the current user again if one was signed in. */
export function useCheckCurrentUser() {
  const queryClient = useQueryClient();
  return () => {
    if (!queryClient.getQueryData(CURRENT_USER)) return;
    void queryClient.invalidateQueries({ queryKey: CURRENT_USER });
  };
}

/** Follows sign-in and sign-out in other tabs of this browser. */
export function useFollowOtherTabs() {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      otherTabs.listen({
        onNotified: (user) => setCurrentUser(queryClient, user),
        onMissed: () => void queryClient.invalidateQueries({ queryKey: CURRENT_USER }),
      }),
    [queryClient],
  );
}

/** Reports a lost session and leads to signing in: private pages redirect there. */
export function useFollowLostSession() {
  const queryClient = useQueryClient();
  const setCurrentUser = useSetCurrentUser();
  useEffect(
    () =>
      lostSession.listen(({ isKept, isRead }) => {
        if (!queryClient.getQueryData(CURRENT_USER)) return false;
        if (!isRead) toasts.show(loggedOutToast);
        if (isKept) loggedOut.set();
        setCurrentUser(null);
        return true;
      }),
    [queryClient, setCurrentUser],
  );
}
