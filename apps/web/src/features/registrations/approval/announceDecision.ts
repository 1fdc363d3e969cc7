import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { staffEventsTexts } from "../texts/staffEvents.ts";

/** Toasts for the result of a decision in the approval queue. */
export const announceDecision = (title: string) => ({
  onSuccess: () => toasts.show({ title, variant: "success" }),
  onError: (error: unknown) => showFailure(error, { title: staffEventsTexts.refused }),
});
