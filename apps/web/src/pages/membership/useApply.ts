import { trpc } from "../../api/client.ts";
import { showSendFailure } from "../../components/forms/showSendFailure.ts";
import type { FieldErrors } from "../../components/forms/useFieldErrors.ts";
import { membershipToasts } from "../../content/membership.ts";
import { toasts } from "../../layout/toasts/store.ts";

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
