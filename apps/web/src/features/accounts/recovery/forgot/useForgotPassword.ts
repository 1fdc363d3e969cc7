import { trpc } from "../../../../lib/api/client.ts";
import { serverMessage } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";

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
    onError: (error) =>
      toasts.show({
        title: "Error",
        description: serverMessage(error) ?? "Failed to send reset email. Please try again.",
        variant: "destructive",
      }),
  });
}
