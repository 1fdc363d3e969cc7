import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { CardSkeletons } from "#ui/lists/skeletons.tsx";
import { LoadFailure } from "#ui/page/notices.tsx";
import classes from "./ContentList.module.css";

interface ContentListProps<Item> {
  /** An infinite query of pages of items. */
  query: {
    isPending: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    hasNextPage: boolean;
    isPlaceholderData: boolean;
    data: { pages: { items: Item[]; correction: string | null }[] } | undefined;
    error: { message: string } | null;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  layout: "lead" | "two" | "three";
  words: { failure: string; more: string; moreFailure: string };
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

const placeholders = { lead: 7, two: 4, three: 6 };

/** A list of cards, a page at a time. */
export function ContentList<Item extends { id: string }>({
  query,
  layout,
  words,
  empty,
  children,
}: ContentListProps<Item>) {
  if (query.isPending) return <CardSkeletons count={placeholders[layout]} layout={layout} />;
  if (!query.data) {
    return <LoadFailure level={2} title={words.failure} query={query} />;
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul className={classes.cards} data-layout={layout}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className={classes.more ?? ""}
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {words.moreFailure} {query.error?.message}
        </p>
      )}
    </>
  );
}
