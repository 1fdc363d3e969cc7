import type { ReactNode } from "react";
import { PageMeta } from "../meta/PageMeta.tsx";
import { LoadFailure, type QueryState } from "../page/notices.tsx";
import { ContentSkeleton } from "./skeletons.tsx";

/** The used part of a `useQuery` result. */
export interface ItemQuery<Item> extends QueryState {
  data: Item | undefined;
}

interface QueryViewProps<Item> {
  query: ItemQuery<Item>;
  /** Name of the page while there is nothing to show. */
  title: string;
  failure: string;
  children: (item: Item) => ReactNode;
}

/** The page of an item, or the reason why it cannot be shown. */
export function QueryView<Item>({ query, title, failure, children }: QueryViewProps<Item>) {
  if (query.data) return children(query.data);
  if (!query.error) return <ContentSkeleton />;
  return (
    <div style={{ "--hw-notice-inset": "var(--hw-gutter)" } as React.CSSProperties}>
      <PageMeta title={title} description={failure} />
      <LoadFailure level={1} title={failure} query={query} />
    </div>
  );
}
