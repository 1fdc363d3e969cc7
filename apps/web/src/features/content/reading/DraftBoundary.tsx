import type {
  ContentTypeName,
  EducationArticlePage,
  EventPage,
  NewsArticlePage,
} from "@headwaters/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { type ReactNode, useEffect } from "react";
import { type LoaderFunction, useParams, useRouteError } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { NotFoundBoundary } from "#layout/NotFoundPage.tsx";
import { createApiClient, trpc } from "#lib/api/client.ts";
import { isNotFound } from "#lib/api/failures.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { queryClientContext } from "#lib/api/queryClient.ts";
import { useRenderResult } from "#lib/renderResult.ts";
import type { ItemQuery } from "#ui/lists/QueryView.tsx";
import { contentProcedures } from "../contentTypes.ts";

interface Pages {
  news: NewsArticlePage;
  events: EventPage;
  education: EducationArticlePage;
}

/** Loads an item's page, and for members what they may do with it, or the draft that they can edit. */
export const prefetchContent =
  (kind: ContentTypeName): Prefetch =>
  async ({ queries, user, params: { id = "" } }) => {
    const { page, permissions, draft } = contentProcedures(queries, kind);
    await page.prefetch({ id });
    if (user) await (page.getData({ id }) ? permissions : draft).prefetch({ id });
  };

/**
 * Fetches an item's page before a link shows it, so that the picture of a card can move to its place. The
 * page shows a failure.
 */
export const loadContent =
  (kind: ContentTypeName): LoaderFunction =>
  async ({ context, params: { id = "" } }) => {
    const queryClient: QueryClient | null = context.get(queryClientContext);
    await queryClient?.prefetchQuery({
      queryKey: getQueryKey(contentProcedures(trpc, kind).page, { id }, "query"),
      queryFn: () => contentProcedures(createApiClient(), kind).page.query({ id }),
    });
    return null;
  };

interface DraftBoundaryProps<Kind extends ContentTypeName> {
  kind: Kind;
  /** The page of the draft. */
  children: (query: ItemQuery<Pages[Kind]>) => ReactNode;
}

/**
 * The error boundary of an item's page, which is the same for all readers: where nothing is published,
 * it shows the draft to accounts that can edit it, and the 404 page to others.
 */
export function DraftBoundary<Kind extends ContentTypeName>(props: DraftBoundaryProps<Kind>) {
  const { kind, children } = props;
  const { id = "" } = useParams();
  const isUnpublished = isNotFound(useRouteError());
  const isMember = Boolean(useCurrentUser());
  const draft = contentProcedures(trpc, kind).draft.useQuery(
    { id },
    { enabled: isUnpublished && isMember, throwOnError: false },
  );
  const { reset } = contentProcedures(trpc.useUtils(), kind).page;
  // Without this, the failed query would not ask again when the item is published.
  useEffect(() => () => void reset({ id }), [reset, id]);

  const result = useRenderResult();
  if (result && draft.data) result.status = 200;
  if (!isUnpublished || !isMember || draft.data === null) return <NotFoundBoundary />;
  return children(draft as unknown as ItemQuery<Pages[Kind]>);
}
