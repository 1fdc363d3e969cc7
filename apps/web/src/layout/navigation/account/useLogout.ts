import { useCurrentUser, useSetCurrentUser } from "../../../features/accounts/index.ts";
import { trpc } from "../../../lib/api/client.ts";
import { unsentCheckIns } from "../../../lib/browser/unsentCheckIns.ts";
import { paths } from "../../../lib/paths.ts";
import { toasts } from "../../../lib/toasts/store.ts";

const askAboutUnsent = (count: number) =>
  `${count === 1 ? "1 check-in is" : `${count} check-ins are`} not sent yet. ${count === 1 ? "It stays" : "They stay"} on this device, and will be sent when you sign in here again. Log out anyway?`;

export function useLogout() {
  const user = useCurrentUser();
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
  function start() {
    const unsent = user ? unsentCheckIns.list(user.id).length : 0;
    if (isPending || (unsent > 0 && !window.confirm(askAboutUnsent(unsent)))) return;
    mutate();
  }

  return { isPending, start };
}
