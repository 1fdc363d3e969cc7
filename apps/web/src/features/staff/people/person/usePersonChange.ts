import { toasts } from "../../../../lib/toasts/store.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useCheckCurrentUser } from "../../../accounts/index.ts";
import { personTexts } from "../../texts/staffPeople.ts";

/** Says what became of a change of an account. */
export function usePersonChange(isOwn: boolean) {
  const checkCurrentUser = useCheckCurrentUser();
  return (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // A person who gave up the own role loses access to the staff pages.
      if (isOwn) checkCurrentUser();
    },
    onError: (error: unknown) => showFailure(error, { title: personTexts.refused }),
  });
}
