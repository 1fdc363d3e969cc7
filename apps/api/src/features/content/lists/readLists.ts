import type { CardList, ContentTypeName, ListPage } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../../../platform/errors/errors.ts";
import {
  type Cursor,
  decodeCursor,
  encodeCursor,
  invalidCursor,
} from "../../../platform/lists/cursors.ts";
import { type Filters, findMatches } from "../search/matches.ts";
import { readSearches } from "../search/words.ts";

/** The table of a content type, and the fields for its lists. */
export interface Table<Row, DateField extends string> {
  kind: ContentTypeName;
  dateField: DateField;
  categoryField: "category" | "eventType";
  findMany(query: object): PromiseLike<Row[]>;
}

/** A page of published content. */
export interface Wanted extends Filters {
  page: ListPage;
  /** Order of the dates. */
  order: "asc" | "desc";
}

/** A search is several uncached queries: bounds the connections that a flood of searches takes. */
const limit = concurrencyLimiter({
  concurrency: 4,
  maxQueue: 100,
  createError: () => tooBusy("searching"),
});

/** Reads pages of lists of published rows, filtered and searched. */
export function readLists<
  DateField extends string,
  Row extends { id: string } & Record<DateField, Date>,
>(prisma: PrismaClient, { kind, dateField, categoryField, findMany }: Table<Row, DateField>) {
  const read = readSearches(prisma, kind);
  const toCursor = (row: Row): Cursor => ({ rank: null, date: row[dateField], id: row.id });

  async function findCursor(cursor: string): Promise<Cursor> {
    const cursorRow = decodeCursor(cursor);
    if (cursorRow) return cursorRow;
    const [row] = await findMany({
      where: { id: cursor },
      select: { id: true, [dateField]: true },
    });
    if (!row) throw invalidCursor();
    return toCursor(row);
  }

  /** Reads a page without a search. Each filter has an index with this order. */
  async function browse(wanted: Wanted, take: number) {
    const { page, order, category, ageGroup, since, before } = wanted;
    const last = page.cursor ? await findCursor(page.cursor) : null;
    const [from, isSeen] = order === "desc" ? (["lte", "gte"] as const) : (["gte", "lte"] as const);
    const rows = await findMany({
      where: {
        published: true,
        [categoryField]: category,
        ...(ageGroup && { ageGroup }),
        AND: { [dateField]: { gte: since, lt: before } },
        // The first condition bounds the index scan, so deep pages cost the same as the first.
        ...(last && {
          [dateField]: { [from]: last.date },
          NOT: { [dateField]: last.date, id: { [isSeen]: last.id } },
        }),
      },
      orderBy: [{ [dateField]: order }, { id: order }],
      take,
    });
    return { rows, places: rows.map(toCursor), correction: null, count: null };
  }

  async function search(search: string, { page, order, ...wanted }: Wanted, take: number) {
    const meaning = await read(search);
    if (!meaning) return { rows: [], places: [], correction: null, count: 0 };
    const { tsquery, correction } = meaning;
    const after = { order, cursor: page.cursor, take };
    const places = await findMatches(prisma, { kind, tsquery }, wanted, after);
    const ids = places.map(({ id }) => id);
    const found = await findMany({ where: { id: { in: ids }, published: true } });
    const byId = new Map(found.map((row) => [row.id, row]));
    const rows = ids.flatMap((id) => byId.get(id) ?? []);
    return {
      rows,
      places,
      correction: rows.length > 0 ? correction : null,
      count: places[0]?.count ?? 0,
    };
  }

  return async function readList(wanted: Wanted): Promise<CardList<Row>> {
    const { page } = wanted;
    const take = page.limit + 1; // one extra row shows whether there is a next page
    const { search: words } = page;
    const { rows, places, correction, count } = await (words
      ? limit(() => search(words, wanted, take))
      : browse(wanted, take));
    const last = places.length > page.limit ? places[page.limit - 1] : undefined;
    // The extra row belongs to the next page, even if a row of this page was unpublished meanwhile.
    const next = places[page.limit];
    return {
      items: rows.filter(({ id }) => id !== next?.id),
      nextCursor: last ? encodeCursor(last) : null,
      correction,
      count,
    };
  };
}
