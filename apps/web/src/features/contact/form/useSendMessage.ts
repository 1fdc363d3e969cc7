import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { contactToasts, sentToast } from "../texts/contact.ts";

const { unsent } = contactToasts;

export function useSendMessage() {
  return trpc.contact.send.useMutation({
    onSuccess({ emailSent }, { about }) {
      toasts.show(emailSent ? { ...sentToast(about), variant: "success" } : unsent);
    },
  });
}
