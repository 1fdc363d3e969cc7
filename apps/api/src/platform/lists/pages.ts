import { Prisma } from "@headwaters/db";
import { decodeCursor, encodeCursor, invalidCursor } from "./cursors.ts";

/** Words that one search looks for; what is beyond narrows nothing. */
const WORDS_MAX = 8;

/** One condition for each word that someone searches for: any part of what `expression` says. */
export function hasWords(expression: Prisma.Sql, search = ""): Prisma.Sql[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return Prisma.sql`(${expression}) ILIKE ${pattern}`;
  });
}

/** The condition of what comes after a cursor, in a list that is ordered by these columns, descending. */
export function comesAfter(columns: Prisma.Sql, cursor: string | undefined): Prisma.Sql[] {
  if (cursor === undefined) return [];
  const cursorRow = decodeCursor(cursor);
  if (!cursorRow) throw invalidCursor();
  return [Prisma.sql`(${columns}) < (${cursorRow.date.toISOString()}::timestamp, ${cursorRow.id})`];
}

/** `WHERE` of all of them, or nothing. */
export function where(conditions: Prisma.Sql[]): Prisma.Sql {
  return conditions.length === 0
    ? Prisma.empty
    : Prisma.sql`WHERE ${Prisma.join(conditions, " AND ")}`;
}

/** A page of rows of which one more was asked for than it holds. */
export function toPage<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  dateOf: (row: Row) => Date,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const nextCursor = hasMore ? encodeCursor({ rank: null, date: dateOf(last), id: last.id }) : null;
  return { items, nextCursor };
}
