import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { useSetCurrentUser } from "../../session/currentUser.ts";

export function useLogin() {
  const setCurrentUser = useSetCurrentUser();
  return trpc.accounts.login.useMutation({
    onSuccess(user) {
      setCurrentUser(user);
      toasts.show({
        title: "Welcome back!",
        description: "You've been successfully logged in.",
        variant: "success",
      });
    },
  });
}
