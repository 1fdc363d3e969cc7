import { useEffect } from "react";
import { lostSession } from "#lib/api/lostSession.ts";
import { toasts } from "#lib/toasts.ts";
import { loggedOutToast } from "./createFailure.ts";
import { useCurrentUser, useSetCurrentUser } from "./currentUser.ts";
import { loggedOut } from "./loggedOut.ts";

/** Reports a lost session and leads to signing in: private pages redirect there. */
export function useFollowLostSession() {
  const user = useCurrentUser();
  const setCurrentUser = useSetCurrentUser();
  useEffect(
    () =>
      lostSession.listen(({ isKept, isRead }) => {
        if (!user) return false;
        if (!isRead) toasts.show(loggedOutToast);
        if (isKept) loggedOut.set();
        setCurrentUser(null);
        return true;
      }),
    [user, setCurrentUser],
  );
}
