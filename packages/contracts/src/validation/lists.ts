import { dateOrders, LIST_MAX, listOrders, SEARCH_MAX } from "../rpc/limits.ts";
import { filterBy, isStorable, toLine } from "./fields.ts";
import { z } from "./messages.ts";

const limit = z
  .int("Limit must be a whole number")
  .min(1, "Limit must be at least 1")
  .max(LIST_MAX, `Limit must be at most ${LIST_MAX}`);

const CURSOR = /^[\w-]{1,200}$/;

/** The start of a page: the `nextCursor` of the page before it, or its last item's id. */
const cursor = z.string().regex(CURSOR, "Cursor is not valid").optional();

/** Words of the title or the text, the last one perhaps incomplete; empty matches all items. */
export const search = z
  .string()
  .overwrite(toLine)
  .max(SEARCH_MAX, `Search must be at most ${SEARCH_MAX} characters`)
  .refine(isStorable, "Search contains characters that no text has")
  .transform((text) => text || undefined)
  .optional();

/** Selects a page of a list. */
export const listPage = z.object({ limit: limit.default(LIST_MAX), cursor, search });
export type ListPage = z.infer<typeof listPage>;

/** Selects a page of a staff list, shorter by default. */
export const staffListPage = z.object({ limit: limit.default(25), cursor });
export const searchedStaffListPage = staffListPage.extend({ search });

/** The newest first, unless chosen otherwise. */
export const dateOrder = filterBy("Order", dateOrders).transform((order) => order ?? "newest");
export const listOrder = filterBy("Order", listOrders).transform((order) => order ?? "newest");

/** A page of a list. */
export function list<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    /** Where the next page begins; null on the last one. */
    nextCursor: z.string().nullable(),
  });
}
