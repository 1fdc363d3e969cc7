import type { ListOrder } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";
import { byDate, findCursorRow, type Order } from "./orders.ts";

/** The row of a person after which a page begins. */
export interface CursorRow {
  id: string;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
}

/** What a search of accounts looks at: the expression of the index users_search_idx. */
export const NAME_AND_ADDRESS = Prisma.sql`coalesce("firstName", '') || ' ' || coalesce("lastName", '') || ' ' || "email"::text`;

/** The orders of a table of people. */
export const orders: Readonly<Record<ListOrder, Order<CursorRow>>> = {
  ...byDate([Prisma.sql`"createdAt"`, Prisma.sql`"id"`], ({ createdAt }: CursorRow) => createdAt),
  name: {
    // The expressions of the indexes of these tables.
    by: [
      Prisma.sql`lower(coalesce("lastName", ''))`,
      Prisma.sql`lower(coalesce("firstName", ''))`,
      Prisma.sql`"id"`,
    ],
    read: ({ id, firstName, lastName }) => [
      Prisma.sql`lower(${lastName ?? ""})`,
      Prisma.sql`lower(${firstName ?? ""})`,
      Prisma.sql`${id}`,
    ],
    needsRow: true,
  },
};

/**
 * Finds the person after whom a page begins.
 * @throws DomainError BAD_REQUEST for an invalid cursor
 */
export const findCursorPerson = (
  cursor: string,
  order: ListOrder,
  findRow: (id: string) => Promise<CursorRow | null>,
): Promise<CursorRow> =>
  findCursorRow(
    cursor,
    orders[order],
    ({ id, date }) => ({ id, createdAt: date, firstName: null, lastName: null }),
    findRow,
  );
