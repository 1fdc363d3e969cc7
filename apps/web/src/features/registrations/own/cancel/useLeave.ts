import { trpc } from "../../../../lib/api/client.ts";
import { isUnauthorized } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { useSetCurrentUser } from "../../../accounts/index.ts";

interface LeaveOptions {
  done: string;
  failed: string;
  onSettled: () => void;
}

/** Gives up seats, offers and places on the waitlist. */
export function useLeave({ done, failed, onSettled }: LeaveOptions) {
  const setCurrentUser = useSetCurrentUser();
  return trpc.registrations.cancel.useMutation({
    onError(error) {
      if (isUnauthorized(error)) setCurrentUser(null);
      toasts.show({ title: failed, description: error.message, variant: "destructive" });
    },
    // Here the page no longer has buttons for cancelled people.
    onSettled(_left, error) {
      if (!error) toasts.show({ title: done, variant: "success" });
      onSettled();
    },
  });
}
