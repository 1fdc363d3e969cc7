import { type ContentStatus, type ContentTypeName, contentTypes } from "@headwaters/contracts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { toastCreateFailure } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { toasts } from "#lib/toasts.ts";
import { contentProcedures } from "../contentTypes.ts";
import { formatSavedToast, typeTexts } from "../form/texts.ts";

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

interface Sent {
  published?: boolean | undefined;
  publishAt: unknown;
}

function toStatus({ published }: Created, sent: Sent, isReviewed: boolean): ContentStatus {
  if (published) return "published";
  if (sent.published && isReviewed) return "waiting";
  return sent.publishAt ? "scheduled" : "draft";
}

/** Returns true if a loaded list contains this item. */
function isListed(queryClient: QueryClient, kind: ContentTypeName, id: string): boolean {
  const lists = queryClient.getQueriesData({
    queryKey: getQueryKey(trpc[kind].cards),
    type: "active",
  });
  return JSON.stringify(lists.map(([, list]) => list)).includes(`"${id}"`);
}

interface CreateContentOptions {
  onCreated: () => void;
  /** Called with a note about an item that the refreshed list does not show, or null. */
  onListed: (unseen: CreatedContent | null) => void;
}

export function useCreateContent(
  kind: ContentTypeName,
  { onCreated, onListed }: CreateContentOptions,
) {
  const queryClient = useQueryClient();
  const { data: isReviewed = false } = trpc.items.reviewed.useQuery();
  const { label } = contentTypes[kind];
  const { created } = typeTexts[kind];
  const readState = (item: Created, sent: Sent) => ({
    status: toStatus(item, sent, isReviewed),
    publishAt: sent.publishAt instanceof Date ? sent.publishAt : null,
  });
  return contentProcedures(trpc, kind).create.useMutation({
    onSuccess(item, sent) {
      const { status, publishAt } = readState(item, sent);
      const texts =
        status === "published" ? { title: created } : formatSavedToast({ status, publishAt });
      toasts.show({ ...texts, variant: "success" });
      onCreated();
    },
    // By now the list is refreshed.
    onSettled(item, _error, sent) {
      if (!item) return;
      const { id, title } = item;
      onListed(isListed(queryClient, kind, id) ? null : { id, title, ...readState(item, sent) });
    },
    onError: (error) => toastCreateFailure(error, `Failed to create ${label}. Please try again.`),
  });
}
