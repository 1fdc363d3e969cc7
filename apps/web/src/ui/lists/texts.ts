/** Texts of lists with filters and search; those of a single list are in its page's file. */
export const listTexts = {
  search: "Search",
  /** For forms without a text field. */
  show: "Show",
  clear: "Clear search",
  all: "All",
  nothing: "Nothing found",
  nothingText: "Try fewer words or another filter, or look through the whole list.",
  /** Without a search. */
  nothingChosen: "Nothing is listed under this choice yet.",
  reset: "Show all",
} as const;

const quoted = (text: string) => `“${text}”`;

/** Announces the number of results and a corrected search. */
export function formatFound(
  count: number,
  hasMore: boolean,
  search: string | undefined,
  correction: string | null,
): string {
  const what = count === 1 ? "1 result" : `${hasMore ? "The first " : ""}${count} results`;
  if (!search) return what;
  if (!correction) return `${what} for ${quoted(search)}`;
  return `${formatNothingFound(search)}. ${what} for ${quoted(correction)}`;
}

export const formatNothingFound = (search: string | undefined) =>
  search ? `${listTexts.nothing} for ${quoted(search)}` : listTexts.nothing;
