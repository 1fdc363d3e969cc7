import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { membershipToasts } from "../texts/membership.ts";

const { sent, unsent } = membershipToasts;

export function useApply() {
  return trpc.membership.submit.useMutation({
    onSuccess({ emailSent, emailError }) {
      const description = [unsent.description, emailError].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
    },
  });
}
