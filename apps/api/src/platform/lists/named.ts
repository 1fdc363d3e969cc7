import type { ListOrder } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";
import { decodeCursor, invalidCursor } from "./cursors.ts";

/** A row of a table of people. */
export interface NamedRow {
  id: string;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
}

// The expressions of the indexes of these tables.
const byName = Prisma.sql`lower(coalesce("lastName", '')), lower(coalesce("firstName", '')), "id"`;

/** The orders of a table of people, for ORDER BY. */
export const orders: Readonly<Record<ListOrder, Prisma.Sql>> = {
  newest: Prisma.sql`"createdAt" DESC, "id" DESC`,
  oldest: Prisma.sql`"createdAt", "id"`,
  name: byName,
};

/** The condition for the rows after this one. */
export function isAfter(order: ListOrder, { id, createdAt, firstName, lastName }: NamedRow) {
  if (order === "name") {
    return Prisma.sql`(${byName}) > (lower(${lastName ?? ""}), lower(${firstName ?? ""}), ${id})`;
  }
  const moment = Prisma.sql`(${createdAt.toISOString()}::timestamp, ${id})`;
  return order === "newest"
    ? Prisma.sql`("createdAt", "id") < ${moment}`
    : Prisma.sql`("createdAt", "id") > ${moment}`;
}

/**
 * Finds the row after which a page begins. Cursors hold no names, so a list by name reads them from the row.
 * @throws DomainError BAD_REQUEST for an invalid cursor
 */
export async function findCursorRow(
  cursor: string,
  order: ListOrder,
  findRow: (id: string) => Promise<NamedRow | null>,
): Promise<NamedRow> {
  const decoded = decodeCursor(cursor);
  if (!decoded) throw invalidCursor();
  const { id, date: createdAt } = decoded;
  if (order !== "name") return { id, createdAt, firstName: null, lastName: null };
  const row = await findRow(id);
  if (!row) throw invalidCursor();
  return row;
}
