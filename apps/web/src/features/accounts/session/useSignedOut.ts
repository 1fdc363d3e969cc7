import { useEffect } from "react";
import { isUnauthorized } from "../../../lib/api/failures.ts";
import { useSetCurrentUser } from "./currentUser.ts";

/** Lets a private page lead to the sign-in page when its session has ended elsewhere. */
export function useSignedOut(error: unknown) {
  const setCurrentUser = useSetCurrentUser();
  const isSignedOut = isUnauthorized(error);
  useEffect(() => {
    if (isSignedOut) setCurrentUser(null);
  }, [isSignedOut, setCurrentUser]);
}
