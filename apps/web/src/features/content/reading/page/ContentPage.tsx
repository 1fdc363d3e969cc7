import { Button } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PageMeta } from "../../../../app/meta/PageMeta.tsx";
import NotFoundPage from "../../../../layout/not-found/NotFoundPage.tsx";
import { Notice } from "../../../../ui/page/Notice.tsx";
import { ContentSkeleton } from "./ContentSkeleton.tsx";

interface ContentPageProps<Item> {
  /** Null is an item that does not exist. */
  query: UseQueryResult<Item | null>;
  /** Name of the page while there is nothing to show. */
  title: string;
  failure: string;
  children: (item: Item) => ReactNode;
}

/** The page of an item, or why it cannot be shown. */
export function ContentPage<Item>({ query, title, failure, children }: ContentPageProps<Item>) {
  if (query.isPending) return <ContentSkeleton />;
  if (query.data) return children(query.data);
  if (!query.error) return <NotFoundPage />;
  return (
    <div style={{ "--hw-notice-inset": "var(--hw-gutter)" } as React.CSSProperties}>
      <PageMeta title={title} description={failure} />
      <Notice level={1} title={failure}>
        <p>{query.error.message}</p>
        <Button loading={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      </Notice>
    </div>
  );
}
