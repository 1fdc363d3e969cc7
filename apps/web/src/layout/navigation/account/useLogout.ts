import { useSetCurrentUser } from "../../../features/accounts/index.ts";
import { trpc } from "../../../lib/api/client.ts";
import { paths } from "../../../lib/paths.ts";
import { toasts } from "../../../lib/toasts/store.ts";

export function useLogout() {
  const setCurrentUser = useSetCurrentUser();
  const { mutate, isPending } = trpc.accounts.logout.useMutation({
    onSuccess() {
      setCurrentUser(null);
      // A full load clears all data of the account from memory.
      window.location.assign(paths.home);
    },
    onError: ({ message }) =>
      toasts.show({ title: "Logout failed", description: message, variant: "destructive" }),
  });
  return { isPending, start: () => isPending || mutate() };
}
