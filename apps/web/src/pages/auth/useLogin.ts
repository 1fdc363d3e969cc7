import { trpc } from "../../api/client.ts";
import { useSetCurrentUser } from "../../api/currentUser.ts";
import { toasts } from "../../layout/toasts/store.ts";

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
    onError: ({ message }) =>
      toasts.show({ title: "Login failed", description: message, variant: "destructive" }),
  });
}
