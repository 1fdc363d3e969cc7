import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isForbidden, isUnauthorized } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import type { FieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { useSetCurrentUser } from "../../session/currentUser.ts";

export type ChangeError = TRPCClientErrorLike<AppRouter>;

/** Says why something of the account could not be changed: at its field where it has one. */
export function useChangeFailure(fields?: FieldErrors) {
  const setCurrentUser = useSetCurrentUser();
  return (error: ChangeError) => {
    const { message, data } = error;
    // FORBIDDEN means a wrong current password here.
    if (isForbidden(error) && fields) return fields.show([{ path: "currentPassword", message }]);
    if (data?.issues && fields) return fields.show(data.issues);
    // The session has ended elsewhere: the page leads to the sign-in page.
    if (isUnauthorized(error)) setCurrentUser(null);
    toasts.show({ title: "Nothing was changed", description: message, variant: "destructive" });
  };
}
