/** Items of a list's first page. */
export const PAGE = { limit: 12 };

interface Page {
  nextCursor: string | null;
}

/** How lists come a page at a time; the old one stays while that of another filter is on its way. */
export const paging = {
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  placeholderData: <Data>(previous: Data | undefined) => previous,
};
