import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { useCheckCurrentUser } from "../../session/currentUser.ts";

export function useResetPassword(onDone: () => void) {
  const checkCurrentUser = useCheckCurrentUser();
  return trpc.recovery.resetPassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Password reset successful",
        description: "Your password has been updated. You can now log in with your new password.",
        variant: "success",
      });
      onDone();
      // The reset may have ended this browser's session.
      checkCurrentUser();
    },
  });
}
