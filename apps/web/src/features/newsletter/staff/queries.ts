/** Entries of a list's first page. */
export const PAGE = { limit: 25 };

/** Changes by other staff appear soon; data of the page is fresh. */
export const FRESH = { staleTime: 2_000, refetchOnWindowFocus: true } as const;
