import { SEARCH_MAX } from "@headwaters/contracts";
import { useLocation } from "react-router-dom";

/** Items of a list's first page. */
export const PAGE = { limit: 12 };

/** Options of paged lists; the old page stays while another filter loads. */
export const paging = {
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  placeholderData: <Data>(previous: Data | undefined) => previous,
};

/** Filters in the address of a list, beside a search. */
type Fields = Readonly<Record<string, readonly string[]>>;

/** A list with filters in its address: /news?category=conservation&search=heron. */
export interface FilteredList<F extends Fields = Fields> {
  path: string;
  fields: F;
}

export type Filters<F extends Fields = Fields> = { -readonly [K in keyof F]?: F[K][number] } & {
  search?: string;
};

/** The address of the list with this filter alone. */
export const filteredPath = <F extends Fields>(
  { path }: FilteredList<F>,
  filters: { [K in keyof F]?: string },
): string => `${path}?${new URLSearchParams(filters as Record<string, string>)}`;

/** The filters of a list in a query string. */
export function readFilters<F extends Fields>(
  { fields }: FilteredList<F>,
  query: URLSearchParams,
): Filters<F> {
  const filters: Record<string, string> = {};
  for (const [name, values] of Object.entries(fields)) {
    const value = query.get(name);
    if (value && values.includes(value)) filters[name] = value;
  }
  const search = (query.get("search") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (search) filters.search = search.slice(0, SEARCH_MAX).toWellFormed();
  return filters as Filters<F>;
}

/** Formats filters as a canonical query string: "?category=event&search=heron". */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams(filters as Record<string, string>);
  return query.size > 0 ? `?${query}` : "";
}

export interface ListBarTexts {
  /** Label of the search box; without it there is none. */
  search?: string;
  /** A row of links for each field of the list, or a select field for many values. */
  choices: readonly {
    field: string;
    label: string;
    /** Label of "all". */
    all: string;
    names: Readonly<Record<string, string>>;
    isBox?: true;
  }[];
}

export interface ListBarProps {
  list: FilteredList;
  filters: Filters;
  texts: ListBarTexts;
}

/** The list's filters in the address. */
export function useFilters<List extends FilteredList>(list: List) {
  const { search } = useLocation();
  return readFilters<List["fields"]>(list, new URLSearchParams(search));
}

interface Page {
  nextCursor: string | null;
}
