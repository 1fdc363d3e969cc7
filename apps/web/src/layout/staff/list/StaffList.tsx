import type { ReactNode } from "react";
import { ActionButton } from "#ui/ActionButton.tsx";
import { ListSkeleton } from "#ui/page/lists/ListSkeleton.tsx";
import lists from "#ui/page/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices/LoadFailure.tsx";
import { Notice } from "#ui/page/notices/Notice.tsx";
import type { Picture } from "#ui/pictures/pictures.ts";
import { staffTexts } from "../texts.ts";
import classes from "./StaffList.module.css";

interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The used part of a `useInfiniteQuery` result. */
interface PagedQuery<Item> {
  data: { pages: ListPage<Item>[] } | undefined;
  error: { message: string } | null;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface StaffListProps<Item> {
  query: PagedQuery<Item>;
  /** Its name for screen readers. */
  label: string;
  /** Title of the error message. */
  failed: string;
  /** Label of the button for the next page. */
  more?: string;
  empty: { title: string; text: string; picture?: Picture };
  getKey: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A paged list of the staff pages, with loading, error and empty states. */
export function StaffList<Item>(props: StaffListProps<Item>) {
  const { query, label, failed, empty, getKey, children } = props;
  const { more = staffTexts.list.more } = props;
  if (query.isPending) {
    return <ListSkeleton />;
  }
  if (!query.data) {
    return <LoadFailure level={2} title={failed} query={query} />;
  }
  // An item that was changed between two pages may be on both.
  const items = [
    ...new Map(
      query.data.pages.flatMap((page) => page.items).map((item) => [getKey(item), item]),
    ).values(),
  ];
  if (items.length === 0) {
    const { title, text, picture } = empty;
    return (
      <Notice level={2} title={title} {...(picture ? { picture } : {})}>
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <>
      <ol className={lists.list} aria-label={label}>
        {items.map((item) => (
          <li key={getKey(item)}>{children(item)}</li>
        ))}
      </ol>
      {query.hasNextPage && (
        <ActionButton
          variant="outline"
          className={classes.more ?? ""}
          isInactive={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? staffTexts.list.loadingMore : more}
        </ActionButton>
      )}
    </>
  );
}
