import { LIST_MAX, SEARCH_MAX } from "../rpc/limits.ts";
import { cursor, id, isStorable } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";

/** Which part of a list is wanted. */
export const listPage = z.object({
  limit: z
    .int("Limit must be a whole number")
    .min(1, "Limit must be at least 1")
    .max(LIST_MAX, `Limit must be at most ${LIST_MAX}`)
    .default(LIST_MAX),
  cursor: cursor.optional(),
  /** Words of the title or the text, the last one perhaps not finished; empty means all items. */
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX, `Search must be at most ${SEARCH_MAX} characters`)
    .refine(isStorable, "Search contains characters that no text has")
    .transform((text) => text || undefined)
    .optional(),
});
export type ListPage = z.infer<typeof listPage>;

/** Inputs of lists with unbounded values: responses to them are not cached. */
export const uncacheableInputs = ["cursor", "search"] as const;

/** A page of cards. */
export interface CardList<Card> {
  items: Card[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
  /** The corrected search, if no item has the original words. */
  correction: string | null;
}

export function cardList<T extends z.ZodType>(card: T) {
  return z.object({
    items: z.array(card),
    nextCursor: z.string().nullable(),
    correction: z.string().nullable(),
  });
}

export const itemId = z.object({ id });

/** Where an item's page is, and when the item last changed. */
export interface ContentAddress {
  id: string;
  updatedAt: Date;
}
