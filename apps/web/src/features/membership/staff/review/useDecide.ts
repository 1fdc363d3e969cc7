import { useQueryClient } from "@tanstack/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { isConflict } from "../../../../lib/api/failures.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { applicationQuery } from "./applicationQuery.ts";

/** Decides about an application. After a conflict it loads the colleague's decision. */
export function useDecide(id: string, onDone: () => void) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { queryKey } = applicationQuery(utils.client, id);
  return trpc.membership.decide.useMutation({
    onSuccess(application) {
      toasts.dismiss();
      queryClient.setQueryData(queryKey, application);
      // Other applications name the one that comes next, and the log has an entry more.
      void utils.membership.invalidate();
      void utils.staff.invalidate();
      onDone();
    },
    onError(error) {
      if (isConflict(error)) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
