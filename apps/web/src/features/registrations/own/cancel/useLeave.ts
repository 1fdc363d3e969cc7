import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";

interface LeaveOptions {
  done: string;
  failed: string;
  onSettled: () => void;
}

/** Cancels seats, offers and waitlist entries. */
export function useLeave({ done, failed, onSettled }: LeaveOptions) {
  return trpc.registrations.cancel.useMutation({
    onError(error) {
      showFailure(error, { title: failed });
    },
    // By now the page no longer has buttons for cancelled people.
    onSettled(_left, error) {
      if (!error) toasts.show({ title: done, variant: "success" });
      onSettled();
    },
  });
}
