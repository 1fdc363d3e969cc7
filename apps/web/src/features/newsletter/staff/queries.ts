/** How many entries a list shows before it is asked for more. */
export const PAGE = { limit: 25 };

/** What others of staff do is to be seen soon; what came with the page is new. */
export const FRESH = { staleTime: 2_000, refetchOnWindowFocus: true } as const;
