import { trpc } from "../../../../lib/api/client.ts";
import { isUnauthorized } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { useSetCurrentUser } from "../../../accounts/index.ts";
import { useRegistrationsChanged } from "../useRegistrationsChanged.ts";

interface LeaveOptions {
  done: string;
  failed: string;
  onSettled: () => void;
}

/** Gives up seats, offers and places on the waitlist. */
export function useLeave({ done, failed, onSettled }: LeaveOptions) {
  const invalidate = useRegistrationsChanged();
  const setCurrentUser = useSetCurrentUser();
  return trpc.registrations.cancel.useMutation({
    async onSuccess(_left, { id }) {
      // Before the dialog closes, so that the page no longer has buttons for cancelled people.
      await invalidate(id);
      toasts.show({ title: done, variant: "success" });
    },
    onError(error, { id }) {
      if (isUnauthorized(error)) setCurrentUser(null);
      toasts.show({ title: failed, description: error.message, variant: "destructive" });
      void invalidate(id);
    },
    onSettled,
  });
}
