import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { showFailure } from "../../../ui/forms/showFailure.ts";
import { CONTENT } from "../../content/index.ts";
import { staffEventsTexts } from "../texts/staffEvents.ts";

/** Handles a decision in the approval queue: toast and fresh data. */
export function useQueueChange(title: string) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = () =>
    Promise.all([
      utils.registrations.invalidate(),
      utils.events.invalidate(),
      utils.staff.invalidate(),
      // The event's own page, and its roster.
      queryClient.invalidateQueries({ queryKey: ["events"] }),
      queryClient.invalidateQueries({ queryKey: [CONTENT, "events"] }),
    ]);
  return {
    async onSuccess() {
      toasts.show({ title, variant: "success" });
      await invalidate();
    },
    onError(error: unknown) {
      const { refused } = staffEventsTexts;
      showFailure(error, { title: refused });
      void invalidate();
    },
  };
}
