import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";

/** Decides about an application. After a conflict the page shows the colleague's decision. */
export function useDecide(onDone: () => void) {
  return trpc.membership.decide.useMutation({
    onSuccess() {
      toasts.dismiss();
      onDone();
    },
  });
}
