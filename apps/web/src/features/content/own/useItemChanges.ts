import type { ItemKind } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { useMutation } from "@tanstack/react-query";
import type { TRPCClientErrorLike } from "@trpc/client";
import { trpc } from "../../../lib/api/client.ts";
import { isRefusal, isUnauthorized } from "../../../lib/api/failures.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { toastLoggedOut, useSetCurrentUser } from "../../accounts/index.ts";
import type { EditableItem, ItemFields } from "../editor/items/values.ts";
import { useInvalidateItem } from "../editor/useInvalidateItem.ts";

export type ChangeError = TRPCClientErrorLike<AppRouter>;

/** What its author does with an item, by the procedures of its kind. */
export function useItemChanges(kind: ItemKind, id: string) {
  const { client } = trpc.useUtils();
  const invalidateItem = useInvalidateItem(kind, id);
  const setCurrentUser = useSetCurrentUser();

  const onSuccess = () => void invalidateItem();

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
      // The page that still shows the item is about to be left: it must not ask for it again.
      onSuccess: () => void invalidateItem({ refetchType: "none" }),
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
