import { type ComponentProps, type ReactNode, useRef } from "react";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { type FilteredList, type ListBarTexts, useFilters } from "#ui/lists/filters.ts";
import classes from "#ui/lists/ListBar.module.css";
import { ListBar } from "#ui/lists/ListBar.tsx";
import { formatFound, formatNothingFound, listTexts } from "#ui/lists/texts.ts";
import { Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { ContentList } from "./ContentList.tsx";
import { useResultsInSight } from "./useResultsInSight.ts";

type SearchableListProps<Item> = ComponentProps<typeof ContentList<Item & { id: string }>> & {
  list: FilteredList;
  bar: ListBarTexts;
  /** Level of a heading in place of the list. */
  level: 2 | 3;
  /** Replaces "Nothing found" under a filter with a better explanation. */
  nothing?: { title: string; text: string } | false | undefined;
  /** A link to further results when nothing was found. */
  elsewhere?: ReactNode;
};

/** A list with filters and search from the address. */
export function SearchableList<Item>(props: SearchableListProps<Item>) {
  const { list, bar, level, elsewhere, nothing: special, ...shown } = props;
  const filters = useFilters(list);
  const { query } = shown;
  const { search } = filters;
  const isFiltered = Object.keys(filters).length > 0;
  const pages = query.data?.pages ?? [];
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);

  const title = special ? special.title : formatNothingFound(search);
  const said = useRef("");
  function say(): string {
    if (!isFiltered || !query.data) return "";
    if (query.isPlaceholderData) return said.current;
    if (count === 0) return title;
    return formatFound(count, query.hasNextPage, search, pages[0]?.correction ?? null);
  }

  said.current = say();

  const nothing = (
    <Notice level={level} title={title}>
      <p>{special ? special.text : search ? listTexts.nothingText : listTexts.nothingChosen}</p>
      <div className={classes.ways}>
        <LinkButton to={list.path}>{listTexts.reset}</LinkButton>
        {elsewhere}
      </div>
    </Notice>
  );
  const results = useResultsInSight<HTMLDivElement>(filters);
  return (
    <div ref={results} className={classes.searchable}>
      <ListBar list={list} filters={filters} texts={bar} />
      <p role="status" className={isFiltered && count > 0 ? shared.soft : hidden.hidden}>
        {said.current}
      </p>
      <div className={classes.list} aria-busy={query.isPlaceholderData}>
        <ContentList {...shown} empty={isFiltered ? nothing : shown.empty} />
      </div>
    </div>
  );
}
