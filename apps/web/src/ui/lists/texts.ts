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

/** The names of choices with the number of entries of each: "Pending (3)"; without it until the counts are loaded. */
export const withCounts = <Key extends string>(
  names: Readonly<Record<Key, string>>,
  counts: Readonly<Record<Key, number>> | undefined,
): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(names) as Key[]).map((key) => [
      key,
      names[key] + (counts ? ` (${counts[key].toLocaleString("en")})` : ""),
    ]),
  );
