import { trpc } from "../../api/client.ts";
import { useSetCurrentUser } from "../../api/currentUser.ts";
import { paths } from "../../paths.ts";
import { toasts } from "../toasts/store.ts";

export function useLogout() {
  const setCurrentUser = useSetCurrentUser();
  const { mutate, isPending } = trpc.accounts.logout.useMutation({
    onSuccess() {
      setCurrentUser(null);
      // A full load leaves nothing of the account behind in memory.
      window.location.assign(paths.home);
    },
    onError: ({ message }) =>
      toasts.show({ title: "Logout failed", description: message, variant: "destructive" }),
  });
  return { isPending, start: () => mutate() };
}
