import { cursor, id } from "./fields.ts";
import { LIST_MAX } from "./limits.ts";
import { z } from "./messages.ts";

/** Which part of a list is wanted. */
export const listPage = z
  .object({
    limit: z
      .int("Limit must be a whole number")
      .min(1, "Limit must be at least 1")
      .max(LIST_MAX, `Limit must be at most ${LIST_MAX}`)
      .default(LIST_MAX),
    /** The id of the last item already seen: the page begins after it. */
    cursor: cursor.optional(),
  })
  .prefault({});
export type ListPage = z.infer<typeof listPage>;

export const itemId = z.object({ id });

/** What an item's picture shows, where it was uploaded here: "" for decoration, null for not known. */
export const imageAlt = z.string().nullable();

/** Where an item's page is, and when the item last changed. */
export interface ItemAddress {
  id: string;
  updatedAt: Date;
}
