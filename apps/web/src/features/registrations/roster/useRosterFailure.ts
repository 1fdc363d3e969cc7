import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isRefusal, isUnauthorized } from "../../../lib/api/failures.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import type { FieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { toastLoggedOut, useSetCurrentUser } from "../../accounts/index.ts";

/** Says why something was not done: at its field, in the server's words, or else in these. */
export function useRosterFailure(words: string, fields?: FieldErrors) {
  const setCurrentUser = useSetCurrentUser();
  return (error: TRPCClientErrorLike<AppRouter>) => {
    if (isUnauthorized(error)) {
      toastLoggedOut();
      return setCurrentUser(null);
    }
    const issues = error.data?.issues;
    const isAtField = issues?.some(({ path }) => fields?.form.current?.elements.namedItem(path));
    if (fields && issues) fields.show(issues);
    if (isAtField) return;
    const description = isRefusal(error) ? error.message : words;
    toasts.show({ title: "Error", description, variant: "destructive" });
  };
}
