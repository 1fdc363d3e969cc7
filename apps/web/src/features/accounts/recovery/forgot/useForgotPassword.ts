import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";

export function useForgotPassword(onSent: () => void) {
  return trpc.recovery.forgotPassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Reset link sent",
        description: "If that email exists in our system, we've sent a password reset link.",
        variant: "success",
      });
      onSent();
    },
  });
}
