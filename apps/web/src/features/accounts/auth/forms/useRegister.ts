import { organization } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { useSetCurrentUser } from "../../session/currentUser.ts";

export function useRegister() {
  const setCurrentUser = useSetCurrentUser();
  return trpc.accounts.register.useMutation({
    onSuccess(user) {
      setCurrentUser(user);
      toasts.show({
        title: `Welcome to ${organization.shortName}!`,
        description: "Your account has been created successfully.",
        variant: "success",
      });
    },
  });
}
