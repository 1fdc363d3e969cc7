import { z } from "../validation/messages.ts";
import { cardPicture } from "./pictures/schema.ts";

/** An item to read after another. */
const neighbor = z.object({
  id: z.string(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  imageFocus: cardPicture.imageFocus,
  /** Of an event, its type. */
  category: z.string(),
  /** Of an article, when it was published; of an event, when it is. */
  date: z.date(),
});
export type Neighbor = z.infer<typeof neighbor>;

/** Data of every item's page beside the item. */
export const contentPage = z.object({
  /** The author's first name; null when there is no author any more, or none with a name. */
  author: z.string().nullable(),
  /** Articles before and after this one, the newest first; or the next events. A few at most. */
  neighbors: z.array(neighbor),
  /**
   * The row's `createdAt`: when readers first saw it, or when it was written where they have not. Cards
   * say the same. `items.publishedAt` is null where they have not.
   */
  publishedAt: z.date(),
  updatedAt: z.date(),
  /** False in a draft, which only callers who can edit it get. */
  isPublished: z.boolean(),
});
export type ContentPage = z.infer<typeof contentPage>;

/** What the caller may do with an item. */
export const contentPermissions = z.object({ canEdit: z.boolean() });
export type ContentPermissions = z.infer<typeof contentPermissions>;
