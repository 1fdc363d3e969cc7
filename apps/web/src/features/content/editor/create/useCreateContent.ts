import { type ContentStatus, type ContentTypeName, contentTypes } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { TRPCClientErrorLike } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { toastCreateFailure } from "../../../accounts/index.ts";
import { contentClient } from "../../contentClient.ts";
import { typeTexts } from "../../texts/editing.ts";
import type { SentContent } from "../form/values.ts";

export interface CreatedContent {
  id: string;
  title: string;
  status: ContentStatus;
  publishAt: Date | null;
}

interface Created {
  id: string;
  title: string;
  published: boolean;
}

function toStatus({ published }: Created, sent: SentContent, isReviewed: boolean): ContentStatus {
  if (published) return "published";
  if (sent.published && isReviewed) return "waiting";
  return sent.publishAt ? "scheduled" : "draft";
}

/** Whether a list that was loaded has this item. */
function isListed(queryClient: QueryClient, kind: ContentTypeName, id: string): boolean {
  const lists = queryClient.getQueriesData({
    queryKey: getQueryKey(trpc[kind].cards),
    type: "active",
  });
  return JSON.stringify(lists.map(([, list]) => list)).includes(`"${id}"`);
}

interface CreateContentOptions {
  onCreated: () => void;
  /** The list is refreshed. Returns a note about items that the list does not show, or null. */
  onListed: (unseen: CreatedContent | null) => void;
}

export function useCreateContent(
  kind: ContentTypeName,
  { onCreated, onListed }: CreateContentOptions,
) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const { label } = contentTypes[kind];
  const { created } = typeTexts[kind];
  return useMutation<Created, TRPCClientErrorLike<AppRouter>, SentContent>({
    mutationFn: (item) => contentClient(client, kind).create.mutate(item),
    async onSuccess(item, sent) {
      toasts.show({ title: created, variant: "success" });
      onCreated();
      const { id, title } = item;
      const publishAt = sent.publishAt instanceof Date ? sent.publishAt : null;
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc[kind].cards) });
      const status = toStatus(item, sent, isReviewed);
      onListed(isListed(queryClient, kind, id) ? null : { id, title, status, publishAt });
    },
    onError: (error) => toastCreateFailure(error, `Failed to create ${label}. Please try again.`),
  });
}
