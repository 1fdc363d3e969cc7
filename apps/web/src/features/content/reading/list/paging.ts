/** Items of a list's first page. */
export const PAGE = { limit: 12 };

interface Page {
  nextCursor: string | null;
}

/** Options of paged lists; the old page stays while another filter loads. */
export const paging = {
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  placeholderData: <Data>(previous: Data | undefined) => previous,
};
