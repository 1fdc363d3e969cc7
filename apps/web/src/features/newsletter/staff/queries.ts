/** Entries of a list's first page. */
export const PAGE = { limit: 25 };

/** Changes by other staff must appear soon; the server's data is fresh for this long. */
export const FRESH = { staleTime: 2_000, refetchOnWindowFocus: true } as const;
