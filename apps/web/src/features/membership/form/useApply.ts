import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { showSendFailure } from "../../../ui/forms/showSendFailure.ts";
import type { FieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { membershipToasts } from "../texts/membership.ts";

const { sent, unsent, failure } = membershipToasts;

export function useApply(fields: FieldErrors) {
  return trpc.membership.submit.useMutation({
    onSuccess({ emailSent, emailError }) {
      fields.form.current?.reset();
      const description = [unsent.description, emailError].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
    },
    onError: (error) => showSendFailure(error, fields, failure),
  });
}
