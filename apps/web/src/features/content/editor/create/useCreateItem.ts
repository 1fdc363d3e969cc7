import type { ItemKind, ItemStatus } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TRPCClientErrorLike } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { toastCreateFailure } from "../../../accounts/index.ts";
import { itemWords } from "../../texts/editing.ts";
import type { ItemFields } from "../items/values.ts";

export interface CreatedItem {
  id: string;
  title: string;
  status: ItemStatus;
  publishAt: Date | null;
}

interface Created {
  id: string;
  title: string;
  published: boolean;
}

function statusOf({ published }: Created, sent: ItemFields, isReviewed: boolean): ItemStatus {
  if (published) return "published";
  if (sent.published && isReviewed) return "waiting";
  return sent.publishAt ? "scheduled" : "draft";
}

/** Whether a list that was loaded has this item. */
function isListed(queryClient: QueryClient, kind: ItemKind, id: string): boolean {
  const lists = queryClient.getQueriesData({
    queryKey: getQueryKey(trpc[kind].cards),
    type: "active",
  });
  return JSON.stringify(lists.map(([, list]) => list)).includes(`"${id}"`);
}

interface CreateItemOptions {
  onCreated: () => void;
  /** The list is up to date: with what its author does not see there, or else null. */
  onListed: (unseen: CreatedItem | null) => void;
}

export function useCreateItem(kind: ItemKind, { onCreated, onListed }: CreateItemOptions) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const { word, created } = itemWords[kind];
  return useMutation<Created, TRPCClientErrorLike<AppRouter>, ItemFields>({
    mutationFn: (item) => client[kind].create.mutate(item as never),
    async onSuccess(item, sent) {
      toasts.show({ title: created, variant: "success" });
      onCreated();
      const { id, title } = item;
      const publishAt = sent.publishAt instanceof Date ? sent.publishAt : null;
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc[kind].cards) });
      const status = statusOf(item, sent, isReviewed);
      onListed(isListed(queryClient, kind, id) ? null : { id, title, status, publishAt });
    },
    onError: (error) => toastCreateFailure(error, `Failed to create ${word}. Please try again.`),
  });
}
