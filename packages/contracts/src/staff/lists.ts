import { listPage } from "../content/lists.ts";
import { id } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";

/** Default rows of a staff list. */
const STAFF_PAGE = 25;

/** Which part of a staff list is wanted. */
export const staffListPage = listPage
  .omit({ search: true })
  .extend({ limit: listPage.shape.limit.unwrap().default(STAFF_PAGE) });

/** The same of a list that is searched. */
export const searchedStaffList = staffListPage.extend({ search: listPage.shape.search });

/** A page of it. */
export function staffList<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    /** Where the next page begins; null on the last one. */
    nextCursor: z.string().nullable(),
  });
}

export const byId = z.object({ id });
