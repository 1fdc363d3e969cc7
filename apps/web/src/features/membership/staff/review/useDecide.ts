import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import type { FieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { applicationTexts } from "../../texts/applications.ts";

/** Decides about an application. After a conflict the page shows the colleague's decision. */
export function useDecide(fields: FieldErrors, onDone: () => void) {
  const { failed: title, failedText: description } = applicationTexts.dialog;
  return trpc.membership.decide.useMutation({
    onSuccess() {
      toasts.dismiss();
      onDone();
    },
    onError(error) {
      if (error.data?.code !== "CONFLICT") showFailure(error, fields, { title, description });
    },
  });
}
