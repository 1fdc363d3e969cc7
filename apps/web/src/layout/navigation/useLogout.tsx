import { lazy, Suspense, useState } from "react";
import { useCurrentUser, useSetCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { unsentCheckIns } from "#lib/unsentCheckIns.ts";

const importDialog = () => import("#ui/forms/dialogs/ConfirmDialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await importDialog()).ConfirmDialog }));

const describeUnsent = (count: number) => ({
  title: count === 1 ? "1 check-in is not sent yet" : `${count} check-ins are not sent yet`,
  text: `${count === 1 ? "It stays" : "They stay"} on this device, and will be sent when you sign in here again.`,
  button: "Log Out Anyway",
  pending: "Logging out...",
});

const fail = ({ message }: { message: string }) =>
  toasts.show({ title: "Logout failed", description: message, variant: "destructive" });

/** Signs out; asks first if check-ins wait on this device. The caller renders the question. */
export function useLogout() {
  const user = useCurrentUser();
  const setCurrentUser = useSetCurrentUser();
  const [unsent, setUnsent] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = trpc.accounts.logout.useMutation({
    onSuccess() {
      setCurrentUser(null);
      // A full load clears all data of the account from memory.
      window.location.assign(paths.home);
    },
    onError: fail,
  });
  function start() {
    if (isPending) return;
    const { length } = user ? unsentCheckIns.list(user.id) : [];
    if (length === 0) return mutate();
    importDialog().then(() => {
      setUnsent(length);
      setAsking(true);
    }, fail);
  }
  const question = unsent > 0 && (
    <Suspense>
      <ConfirmDialog
        texts={describeUnsent(unsent)}
        opened={isAsking}
        isPending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate()}
      />
    </Suspense>
  );
  return { isPending, start, question };
}
