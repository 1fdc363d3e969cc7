import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { type FilteredList, type ListBarTexts, useFilters } from "#ui/lists/filters.ts";
import bar from "#ui/lists/ListBar.module.css";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { CardSkeletons } from "#ui/lists/skeletons.tsx";
import { formatFound, formatNothingFound, listTexts } from "#ui/lists/texts.ts";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import classes from "./SearchableList.module.css";

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
  labels: { failure: string; more: string; moreFailure: string };
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** A card; the first item has the largest picture of the first screen. */
  children: (item: Item, fetched: "first" | undefined) => ReactNode;
}

interface SearchableListProps<Item> extends ContentListProps<Item> {
  list: FilteredList;
  bar: ListBarTexts;
  /** The button for a new item. */
  action: ReactNode;
  /** Level of a heading in place of the list. */
  level: 2 | 3;
  /** Replaces "Nothing found" under a filter with a better explanation. */
  noResults?: { title: string; text: string } | false;
  /** A link to further results when nothing was found. */
  noResultsLink?: ReactNode;
}

/** A list of cards with filters and search from the address. */
export function SearchableList<Item extends { id: string }>(props: SearchableListProps<Item>) {
  const { list, bar: texts, action, level, noResults, noResultsLink, ...contentList } = props;
  const { query } = contentList;
  const filters = useFilters(list);
  const { search } = filters;
  const isFiltered = Object.keys(filters).length > 0;
  const pages = query.data?.pages ?? [];
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const noResultsTitle = noResults ? noResults.title : formatNothingFound(search);

  const status = useRef("");
  function formatStatus(): string {
    if (!isFiltered || !query.data) return "";
    if (query.isPlaceholderData) return status.current;
    if (count === 0) return noResultsTitle;
    return formatFound(count, query.hasNextPage, search, pages[0]?.correction ?? null);
  }
  status.current = formatStatus();

  const noResultsNotice = (
    <Notice level={level} title={noResultsTitle}>
      <p>{noResults ? noResults.text : search ? listTexts.nothingText : listTexts.nothingChosen}</p>
      <div className={bar.ways}>
        <LinkButton to={list.path}>{listTexts.reset}</LinkButton>
        {noResultsLink}
      </div>
    </Notice>
  );
  return (
    <div ref={useScrollToResults(filters)} className={bar.searchable}>
      <ListBar list={list} filters={filters} texts={texts} action={action} />
      <p role="status" className={isFiltered && count > 0 ? shared.soft : hidden.hidden}>
        {status.current}
      </p>
      <div className={bar.list} aria-busy={query.isPlaceholderData}>
        <ContentList {...contentList} empty={isFiltered ? noResultsNotice : contentList.empty} />
      </div>
    </div>
  );
}

const skeletonCounts = { lead: 7, two: 7, three: 6 };

/** A list of cards, a page at a time. */
function ContentList<Item extends { id: string }>(props: ContentListProps<Item>) {
  const { query, layout, labels, empty, children } = props;
  if (query.isPending) return <CardSkeletons count={skeletonCounts[layout]} layout={layout} />;
  if (!query.data) return <LoadFailure level={2} title={labels.failure} query={query} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul className={classes.cards} data-layout={layout}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index === 0 ? "first" : undefined)}</li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="outline"
          className={classes.more ?? ""}
          loading={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {labels.more}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {labels.moreFailure} {query.error?.message}
        </p>
      )}
    </>
  );
}

/** Pixels of a list that must be visible. */
const MIN_VISIBLE_PX = 160;

/** Scrolls the element into view after a change of filter or search. */
function useScrollToResults(filters: object) {
  const element = useRef<HTMLDivElement>(null);
  const shown = JSON.stringify(filters);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const top = element.current?.getBoundingClientRect().top ?? 0;
    // Without an animation, which would delay the results.
    if (top < 0 || top > window.innerHeight - MIN_VISIBLE_PX) element.current?.scrollIntoView();
  }, [shown]);
  return element;
}
