import type { ContentTypeName } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { trpc } from "../../../../../lib/api/client.ts";
import { isRefusal, isUnauthorized } from "../../../../../lib/api/failures.ts";
import { toasts } from "../../../../../lib/toasts/store.ts";
import { toastLoggedOut, useSetCurrentUser } from "../../../../accounts/index.ts";
import { contentProcedures } from "../../../contentProcedures.ts";

export type ChangeError = TRPCClientErrorLike<AppRouter>;

/** The author's mutations, by the procedures of the content type. */
export function useContentChanges(kind: ContentTypeName) {
  const contents = contentProcedures(trpc, kind);
  const setCurrentUser = useSetCurrentUser();

  return {
    save: contents.update.useMutation(),
    unpublish: contents.unpublish.useMutation(),
    // The page that still shows the item is about to be left: it must not ask for it again.
    remove: contents.remove.useMutation({ meta: { stale: "refetch later" } }),
    /** In place of an item that is gone. */
    saveAnew: contents.create.useMutation({ meta: { stale: "refetch later" } }),
    /** Says why something was not done; where the session is over, the page leads to a new one. */
    showFailure(error: ChangeError, description: string) {
      if (!isUnauthorized(error)) {
        const words = isRefusal(error) ? error.message : description;
        toasts.show({ title: "Error", description: words, variant: "destructive" });
        return;
      }
      toastLoggedOut();
      setCurrentUser(null);
    },
  };
}
