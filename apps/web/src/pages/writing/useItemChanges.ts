import type { ItemKind } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { TRPCClientErrorLike } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../api/client.ts";
import { toastLoggedOut } from "../../api/createFailure.ts";
import { useSetCurrentUser } from "../../api/currentUser.ts";
import { isRefusal, isUnauthorized } from "../../api/failures.ts";
import type { EditableItem, ItemFields } from "../../components/writing/items/values.ts";
import { toasts } from "../../layout/toasts/store.ts";

export type ChangeError = TRPCClientErrorLike<AppRouter>;

/** What its author does with an item, by the procedures of its kind. */
export function useItemChanges(kind: ItemKind, id: string) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const setCurrentUser = useSetCurrentUser();

  /** Whatever shows the item, or lists it, is fetched anew. */
  function onSuccess() {
    for (const queryKey of [getQueryKey(trpc[kind]), getQueryKey(trpc.items), [kind, id]]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  }

  return {
    save: useMutation<EditableItem, ChangeError, ItemFields>({
      mutationFn: (changed) => client[kind].update.mutate(changed as never),
      onSuccess,
    }),
    unpublish: useMutation<EditableItem, ChangeError>({
      mutationFn: () => client[kind].unpublish.mutate({ id }),
      onSuccess,
    }),
    remove: useMutation<unknown, ChangeError>({
      mutationFn: () => client[kind].remove.mutate({ id }),
      onSuccess,
    }),
    /** Saves what was written as a new draft. */
    saveAnew: useMutation<{ id: string }, ChangeError, ItemFields>({
      mutationFn: (fields) =>
        client[kind].create.mutate({ ...fields, published: false, publishAt: null } as never),
      onSuccess,
    }),
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
