import { Prisma } from "@headwaters/db";
import { type Cursor, decodeCursor, invalidCursor } from "./cursors.ts";

/** An order of a list: by these expressions, of which the last is unique. */
export interface Order<Row> {
  by: readonly Prisma.Sql[];
  isDescending?: true;
  /** Their values in the row after which a page begins. */
  read: (row: Row) => Prisma.Sql[];
  /** Cursors hold a date and an id only: the values of this order are read from the row. */
  needsRow?: true;
}

/** The orders by a date and then by the id. */
export function byDate<Row extends { id: string }>(
  columns: readonly [date: Prisma.Sql, id: Prisma.Sql],
  getDate: (row: Row) => Date,
) {
  const oldest: Order<Row> = {
    by: columns,
    read: (row) => [Prisma.sql`${getDate(row).toISOString()}::timestamp`, Prisma.sql`${row.id}`],
  };
  const newest: Order<Row> = { ...oldest, isDescending: true };
  return { newest, oldest };
}

/** An order for ORDER BY. */
export const orderBy = ({ by, isDescending }: Order<never>): Prisma.Sql =>
  isDescending ? Prisma.join(by.map((column) => Prisma.sql`${column} DESC`)) : Prisma.join([...by]);

/** The condition for the rows after this one. */
export function isAfter<Row>({ by, isDescending, read }: Order<Row>, row: Row): Prisma.Sql {
  const [columns, values] = [Prisma.join([...by]), Prisma.join(read(row))];
  return isDescending
    ? Prisma.sql`(${columns}) < (${values})`
    : Prisma.sql`(${columns}) > (${values})`;
}

/**
 * Finds the row after which a page begins.
 * @param toRow makes it from a cursor, where the order needs no more
 * @throws DomainError BAD_REQUEST for an invalid cursor
 */
export async function findCursorRow<Row>(
  cursor: string,
  { needsRow }: Order<Row>,
  toRow: (cursor: Cursor) => Row,
  findRow: (id: string) => Promise<Row | null | undefined>,
): Promise<Row> {
  const decoded = decodeCursor(cursor);
  if (!decoded) throw invalidCursor();
  const row = needsRow ? await findRow(decoded.id) : toRow(decoded);
  if (!row) throw invalidCursor();
  return row;
}
