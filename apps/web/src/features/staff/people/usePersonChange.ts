import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { showFailure } from "../../../ui/forms/showFailure.ts";
import { useCheckCurrentUser } from "../../accounts/index.ts";
import { personTexts } from "../texts/staffPeople.ts";

/** Handles a change of an account: toast and fresh data. */
export function usePersonChange(isOwn: boolean) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const checkCurrentUser = useCheckCurrentUser();
  return (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // A person who gave up the own role loses access to the staff pages.
      if (isOwn) checkCurrentUser();
      void utils.staff.invalidate();
      // Only staff are assignees, and their content needs no review.
      void utils.contact.assignees.invalidate();
      if (isOwn) void utils.items.invalidate();
      // An event's registration depends on its author's role.
      for (const queryKey of [getQueryKey(trpc.events), ["events"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (error: unknown) => showFailure(error, { title: personTexts.refused }),
  });
}
