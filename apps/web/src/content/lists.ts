/** The words around lists that can be filtered and searched; those of each list are in its page's file. */
export const listTexts = {
  search: "Search",
  clear: "Clear search",
  all: "All",
  nothing: "Nothing found",
  nothingText: "Try fewer words or another filter, or look through the whole list.",
  reset: "Show all",
} as const;

const quoted = (text: string) => `“${text}”`;

/** Says how many are shown, once something was asked for. */
export function sayFound(count: number, hasMore: boolean, search: string | undefined): string {
  const what = count === 1 ? "1 result" : `${hasMore ? "The first " : ""}${count} results`;
  return search ? `${what} for ${quoted(search)}` : what;
}

export const sayNothingFound = (search: string | undefined) =>
  search ? `${listTexts.nothing} for ${quoted(search)}` : listTexts.nothing;

export const sayCorrected = (search: string, correction: string) =>
  `Nothing is written about ${quoted(search)}. This is what there is about ${quoted(correction)}.`;
