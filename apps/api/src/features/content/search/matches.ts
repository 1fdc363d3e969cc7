import { type ContentTypeName, SEARCH_COUNT_MAX } from "@headwaters/contracts";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { type Cursor, decodeCursor, invalidCursor } from "../../../platform/lists/cursors.ts";

export interface Filters {
  /** Category of articles, type of events. */
  category?: string | undefined;
  ageGroup?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
}

/** A match, and the number of matches from the cursor on. */
type Match = Cursor & { count: number };

const moment = (date: Date) => Prisma.sql`${date.toISOString()}::timestamp`;

/**
 * Finds the items that match a tsquery, ordered by rank, then as in the list without a search. It
 * ranks at most SEARCH_COUNT_MAX, the newest (or soonest), so that the cost of a common word does not
 * grow with the number of items.
 */
export async function findMatches(
  prisma: PrismaClient,
  { kind, tsquery }: { kind: ContentTypeName; tsquery: string },
  { category, ageGroup, since, before }: Filters,
  page: { order: "asc" | "desc"; cursor: string | undefined; take: number },
): Promise<Match[]> {
  const rank = Prisma.sql`ts_rank("document", ${tsquery}::tsquery)::double precision AS "rank"`;

  async function findCursor(cursor: string): Promise<Cursor> {
    const cursorRow = decodeCursor(cursor);
    if (cursorRow?.rank === null) throw invalidCursor();
    if (cursorRow) return cursorRow;
    const [match] = await prisma.$queryRaw<Cursor[]>`
      SELECT "itemId" AS "id", "date", ${rank}
      FROM "search_documents" WHERE "kind" = ${kind} AND "itemId" = ${cursor}`;
    if (!match) throw invalidCursor();
    return match;
  }

  const isNewestFirst = page.order === "desc";
  const order = isNewestFirst ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const behind = isNewestFirst ? Prisma.sql`<` : Prisma.sql`>`;
  const conditions = [
    Prisma.sql`"kind" = ${kind}`,
    Prisma.sql`"document" @@ ${tsquery}::tsquery`,
    ...(category ? [Prisma.sql`"category" = ${category}`] : []),
    ...(ageGroup ? [Prisma.sql`"ageGroup" = ${ageGroup}`] : []),
    ...(since ? [Prisma.sql`"date" >= ${moment(since)}`] : []),
    ...(before ? [Prisma.sql`"date" < ${moment(before)}`] : []),
  ];
  const last = page.cursor ? await findCursor(page.cursor) : null;
  const isAfter = last
    ? Prisma.sql`"rank" < ${last.rank} OR ("rank" = ${last.rank}
        AND ("date", "id") ${behind} (${moment(last.date)}, ${last.id}))`
    : Prisma.sql`TRUE`;
  return prisma.$queryRaw<Match[]>`
    SELECT "id", "date", "rank", count(*) OVER ()::int AS "count" FROM (
      SELECT "itemId" AS "id", "date", ${rank} FROM (
        SELECT "itemId", "date", "document" FROM "search_documents"
        WHERE ${Prisma.join(conditions, " AND ")}
        ORDER BY "date" ${order}, "itemId" ${order} LIMIT ${SEARCH_COUNT_MAX}
      ) AS "matching"
    ) AS "weighed"
    WHERE ${isAfter}
    ORDER BY "rank" DESC, "date" ${order}, "id" ${order} LIMIT ${page.take}`;
}
