import { list } from "../validation/lists.ts";
import { z } from "../validation/messages.ts";

/** Inputs of lists with unbounded values: responses to them are not cached. */
export const uncacheableInputs = ["cursor", "search"] as const;

/** A page of cards. */
export interface CardList<Card> {
  items: Card[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
  /** The corrected search, if nothing matches the original words. */
  correction: string | null;
  /** Matches of a search from here on, at most SEARCH_COUNT_MAX; null without one. For services only. */
  count: number | null;
}

export function cardList<T extends z.ZodType>(card: T) {
  return list(card).extend({ correction: z.string().nullable() });
}

/** The id of an item's page, and the time of the item's last change. */
export interface PublishedContent {
  id: string;
  updatedAt: Date;
}
