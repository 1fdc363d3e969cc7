import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { showSendFailure } from "../../../ui/forms/showSendFailure.ts";
import type { FieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { contactToasts, sentToast } from "../texts/contact.ts";

const { unsent, failure } = contactToasts;

export function useSendMessage(fields: FieldErrors) {
  return trpc.contact.send.useMutation({
    onSuccess({ emailSent }, { about }) {
      fields.form.current?.reset();
      toasts.show(emailSent ? { ...sentToast(about), variant: "success" } : unsent);
    },
    onError: (error) => showSendFailure(error, fields, failure),
  });
}
