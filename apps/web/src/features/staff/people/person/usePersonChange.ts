import { useCheckCurrentUser } from "#features/accounts";
import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { personTexts } from "../../texts/staffPeople.ts";

/** Handles the result of a change of an account. */
export function usePersonChange(isOwn: boolean) {
  const checkCurrentUser = useCheckCurrentUser();
  return (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // Revoking one's own role ends the access to the staff pages.
      if (isOwn) checkCurrentUser();
    },
    onError: (error: unknown) => showFailure(error, { title: personTexts.refused }),
  });
}
