import type { ContentTypeName } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { useMutation } from "@tanstack/react-query";
import type { TRPCClientErrorLike } from "@trpc/client";
import { trpc } from "../../../../../lib/api/client.ts";
import { showFailure } from "../../../../../ui/forms/showFailure.ts";
import { contentClient } from "../../../contentClient.ts";
import { useInvalidateContent } from "../../../useInvalidateContent.ts";
import type { EditableContent, SentContent } from "../../form/values.ts";

export type ChangeError = TRPCClientErrorLike<AppRouter>;

/** The author's mutations, by the procedures of the content type. */
export function useContentChanges(kind: ContentTypeName, id: string) {
  const { client } = trpc.useUtils();
  const contents = contentClient(client, kind);
  const invalidateContent = useInvalidateContent(kind, id);

  const onSuccess = () => void invalidateContent();

  return {
    save: useMutation<EditableContent, ChangeError, SentContent>({
      mutationFn: (changed) => contents.update.mutate(changed),
      onSuccess,
    }),
    unpublish: useMutation<EditableContent, ChangeError>({
      mutationFn: () => contents.unpublish.mutate({ id }),
      onSuccess,
    }),
    remove: useMutation<unknown, ChangeError>({
      mutationFn: () => contents.remove.mutate({ id }),
      // The page that still shows the item is about to be left: it must not ask for it again.
      onSuccess: () => void invalidateContent({ refetchType: "none" }),
    }),
    /** Saves the form as a new draft. */
    saveAnew: useMutation<{ id: string }, ChangeError, SentContent>({
      mutationFn: (fields) =>
        contents.create.mutate({ ...fields, published: false, publishAt: null }),
      onSuccess,
    }),
    /** Says why something was not done; where the session is over, the page leads to a new one. */
    showFailure: (error: unknown, description: string) =>
      showFailure(error, { title: "Error", description, isKept: true }),
  };
}
