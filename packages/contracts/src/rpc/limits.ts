/** Calls that one tRPC batch may carry: the client splits longer ones, the server rejects them. */
export const MAX_BATCH_SIZE = 10;

/** Larger counts of pending work are cut to this number. */
export const COUNT_MAX = 1_000;

/** Items that one page of a list holds at most. */
export const LIST_MAX = 100;

/** Orders of lists by date. */
export const dateOrders = ["newest", "oldest"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Orders of lists of people: by date, or by last and first name. */
export const listOrders = [...dateOrders, "name"] as const;
export type ListOrder = (typeof listOrders)[number];

/** Characters that a search holds at most. */
export const SEARCH_MAX = 200;
