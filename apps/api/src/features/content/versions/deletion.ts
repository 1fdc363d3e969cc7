import { Prisma } from "@headwaters/db";
import { isActive } from "../../registrations/active.ts";
import { type Kind, kinds } from "../contentTypes.ts";
import { releaseUploads } from "../pictures/uses.ts";

/** Deletes items of a kind with all that is kept of them. */
export async function deleteItems<Fields>(
  transaction: Prisma.TransactionClient,
  { kind, table, hold, forget }: Pick<Kind<Fields>, "kind" | "table" | "hold" | "forget">,
  ids: string[],
): Promise<void> {
  for (const id of ids) await hold?.(transaction, id);
  await forget?.(transaction, ids);
  await table(transaction).deleteMany({ where: { id: { in: ids } } });
  await transaction.itemVersion.deleteMany({ where: { kind, itemId: { in: ids } } });
  await releaseUploads(transaction, kind, ids);
  await transaction.item.deleteMany({ where: { kind, id: { in: ids } } });
}

/** SQL of what an author has written: kind, id, published. */
export const ownItems = (authorId: string) => Prisma.sql`
  SELECT 'news' AS kind, id, published FROM news_articles WHERE "authorId" = ${authorId}
  UNION ALL
  SELECT 'events', id, published FROM events WHERE "authorId" = ${authorId}
  UNION ALL
  SELECT 'education', id, published FROM education_articles WHERE "authorId" = ${authorId}`;

/** Holds what an author has written; whoever holds events, too, holds this first. */
export async function holdOwnItems(
  transaction: Prisma.TransactionClient,
  authorId: string,
): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM items WHERE (kind, id) IN (SELECT kind, id FROM (${ownItems(authorId)}) AS own)
    ORDER BY kind, id FOR UPDATE`;
}

/**
 * Deletes what an author has written and readers do not see, but for events that people are to come
 * to. Of what they see nothing is changed any
 * more: neither what was to be published later nor what waits for staff.
 */
export async function forgetUnpublished(
  transaction: Prisma.TransactionClient,
  authorId: string,
): Promise<void> {
  const own = ownItems(authorId);
  const isOwn = Prisma.sql`(kind, id) IN (SELECT kind, id FROM (${own}) AS own)`;
  // Held, so that what is being published just now is seen to be so.
  await holdOwnItems(transaction, authorId);
  const unseen = await transaction.$queryRaw<{ kind: string; id: string }[]>`
    SELECT kind, id FROM (${own}) AS own WHERE NOT published
      AND NOT EXISTS (SELECT FROM registrations r WHERE r."eventId" = own.id AND ${isActive})`;
  for (const kind of Object.values(kinds)) {
    const ids = unseen.filter((item) => item.kind === kind.kind).map(({ id }) => id);
    if (ids.length > 0) await deleteItems(transaction, kind, ids);
  }
  await transaction.$executeRaw`
    UPDATE items SET "publishAt" = NULL, review = NULL, "reviewNote" = NULL, "submittedAt" = NULL
    WHERE ${isOwn}`;
}
