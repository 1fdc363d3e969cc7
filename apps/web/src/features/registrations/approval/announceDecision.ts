import { toasts } from "../../../lib/toasts/store.ts";
import { staffEventsTexts } from "../texts/staffEvents.ts";

/** Says what became of a decision in the approval queue. */
export const announceDecision = (title: string) => ({
  onSuccess: () => toasts.show({ title, variant: "success" }),
  onError({ message }: { message: string }) {
    const { refused } = staffEventsTexts;
    toasts.show({ title: refused, description: message, variant: "destructive" });
  },
});
