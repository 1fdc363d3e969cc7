import {
  ageGroups,
  educationCategories,
  eventTypes,
  newsCategories,
  SEARCH_MAX,
} from "@headwaters/contracts";
import { pages } from "#lib/paths.ts";

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

export const newsList = { path: pages.news, fields: { category: newsCategories } } as const;
export const educationList = {
  path: pages.education,
  fields: { category: educationCategories, ageGroup: ageGroups },
} as const;
/** Upcoming events are the default, without a parameter. */
export const eventList = {
  path: pages.events,
  fields: { eventType: eventTypes, when: ["past"] },
} as const;

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
