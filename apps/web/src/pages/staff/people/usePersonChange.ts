import { trpc } from "../../../api/client.ts";
import { useCheckCurrentUser } from "../../../api/currentUser.ts";
import { personTexts } from "../../../content/staffPeople.ts";
import { toasts } from "../../../layout/toasts/store.ts";

/** What follows a change of an account by staff: a toast, and fresh data. */
export function usePersonChange(isOwn: boolean) {
  const utils = trpc.useUtils();
  const checkCurrentUser = useCheckCurrentUser();
  return (title: string) => ({
    onSuccess() {
      toasts.show({ title, variant: "success" });
      // Whoever gave the role up has no pages of staff any more.
      if (isOwn) checkCurrentUser();
      void utils.staff.invalidate();
    },
    onError({ message }: { message: string }) {
      toasts.show({ title: personTexts.refused, description: message, variant: "destructive" });
    },
  });
}
