import { trpc } from "#lib/api/client.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { focusGivenUp } from "./GivenUp.tsx";

interface LeaveOptions {
  failed: string;
  onSettled: () => void;
}

/** Gives up seats, offers and waitlist entries; `GivenUp` then offers to take them back. */
export function useLeave({ failed, onSettled }: LeaveOptions) {
  return trpc.registrations.cancel.useMutation({
    onError(error) {
      showFailure(error, { title: failed });
    },
    // By now the page no longer has buttons for cancelled people.
    onSettled(_left, error, { id }) {
      onSettled();
      if (!error) focusGivenUp(id);
    },
  });
}
