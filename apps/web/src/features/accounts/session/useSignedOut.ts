import { useEffect } from "react";
import { isUnauthorized } from "../../../lib/api/failures.ts";
import { useSetCurrentUser } from "./currentUser.ts";

/** Redirects a private page to the sign-in page when the session has ended. */
export function useSignedOut(error: unknown) {
  const setCurrentUser = useSetCurrentUser();
  const isSignedOut = isUnauthorized(error);
  useEffect(() => {
    if (isSignedOut) setCurrentUser(null);
  }, [isSignedOut, setCurrentUser]);
}
