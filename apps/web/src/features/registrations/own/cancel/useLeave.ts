import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useRegistrationsChanged } from "../useRegistrationsChanged.ts";

interface LeaveOptions {
  done: string;
  failed: string;
  onSettled: () => void;
}

/** Gives up seats, offers and places on the waitlist. */
export function useLeave({ done, failed, onSettled }: LeaveOptions) {
  const invalidate = useRegistrationsChanged();
  return trpc.registrations.cancel.useMutation({
    async onSuccess(_left, { id }) {
      // Before the dialog closes, so that the page no longer has buttons for cancelled people.
      await invalidate(id);
      toasts.show({ title: done, variant: "success" });
    },
    onError(error, { id }) {
      showFailure(error, { title: failed });
      void invalidate(id);
    },
    onSettled,
  });
}
