import type { DateOrder } from "@headwaters/contracts";
import { toAsciiEmail } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { type Cursor, decodeCursor, encodeCursor, invalidCursor } from "./cursors.ts";
import { byDate, isAfter, orderBy } from "./orders.ts";

/** Words that a search uses; further words are ignored. */
const WORDS_MAX = 8;

/** Builds one condition per search word: `expression` contains it. */
export function hasWords(expression: Prisma.Sql, search = ""): Prisma.Sql[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  return words.map((word) => {
    // Domains of email addresses are stored in ASCII.
    const forms = [word, toAsciiEmail(word.includes("@") ? word : `@${word}`).replace(/^@/, "")];
    const patterns = forms.map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
    return Prisma.sql`(${expression}) ILIKE ANY(${patterns})`;
  });
}

export interface Page<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** Cuts the rows of a query with `LIMIT limit + 1` to a page. */
export function toPage<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  getDate: (row: Row) => Date,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const nextCursor = hasMore
    ? encodeCursor({ rank: null, date: getDate(last), id: last.id })
    : null;
  return { items, nextCursor };
}

/**
 * Reads a page of a list by date, by default latest first.
 * @param select `SELECT … FROM …` of one table, with the columns `id` and `date`
 * @throws DomainError BAD_REQUEST for an invalid cursor
 */
export async function readPage<
  Row extends { id: string } & Record<DateColumn, Date>,
  DateColumn extends "createdAt" | "at" = "createdAt",
>(
  prisma: PrismaClient,
  query: {
    select: Prisma.Sql;
    conditions?: Prisma.Sql[];
    date?: DateColumn;
    order?: DateOrder;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<Page<Row>> {
  const { select, conditions = [], date = "createdAt" as DateColumn, limit, cursor } = query;
  const columns = [Prisma.raw(`"${date}"`), Prisma.sql`id`] as const;
  const order = byDate(columns, (last: Cursor) => last.date)[query.order ?? "newest"];
  const last = cursor === undefined ? null : decodeCursor(cursor);
  if (cursor !== undefined && !last) throw invalidCursor();
  const where = [Prisma.sql`TRUE`, ...conditions, ...(last ? [isAfter(order, last)] : [])];
  const rows = await prisma.$queryRaw<Row[]>`
    ${select} WHERE ${Prisma.join(where, " AND ")}
    ORDER BY ${orderBy(order)} LIMIT ${limit + 1}`;
  return toPage(rows, limit, (row) => row[date]);
}
