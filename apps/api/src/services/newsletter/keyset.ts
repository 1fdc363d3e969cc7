import { Prisma } from "@headwaters/db";
import { decodeCursor, encodeCursor, lostPlace } from "../lists/cursors.ts";

/** Rows behind this place of a list that has the newest first; all of them without one. */
export function behind(cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.sql`TRUE`;
  const place = decodeCursor(cursor);
  if (!place) throw lostPlace();
  return Prisma.sql`("createdAt", id) < (${place.date.toISOString()}::timestamp, ${place.id})`;
}

/** A page of rows of which one more was read than it holds. */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const nextCursor = last ? encodeCursor({ rank: null, date: last.createdAt, id: last.id }) : null;
  return { items, nextCursor };
}
