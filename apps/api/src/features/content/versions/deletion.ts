import { Prisma } from "@headwaters/db";
import type { AccountDeletion } from "../../accounts/index.ts";
import { type Kind, kinds } from "../contentTypes.ts";
import type { ContentHooks } from "../hooks.ts";
import { discardUnused } from "../pictures/unused.ts";
import { releaseUploads } from "../pictures/uses.ts";

/** Deletes items of a kind with all that is kept of them. */
export async function deleteItems<Fields>(
  transaction: Prisma.TransactionClient,
  hooks: ContentHooks,
  { kind, table, hold }: Pick<Kind<Fields>, "kind" | "table" | "hold">,
  ids: string[],
): Promise<void> {
  for (const id of ids) await hold?.(transaction, id);
  await hooks[kind]?.beforeDelete(transaction, ids);
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

/**
 * Deletes what an author has written and readers do not see, except what an upper feature needs: an
 * event that people come to. Cancels the scheduled publication and the review of the rest.
 */
async function deleteUnpublished(
  transaction: Prisma.TransactionClient,
  hooks: ContentHooks,
  authorId: string,
): Promise<void> {
  const own = ownItems(authorId);
  const unpublished = await transaction.$queryRaw<{ kind: string; id: string }[]>`
    SELECT kind, id FROM (${own}) AS own WHERE NOT published`;
  for (const kind of Object.values(kinds)) {
    const ids = unpublished.filter((item) => item.kind === kind.kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const needed = (await hooks[kind.kind]?.findNeeded(transaction, ids)) ?? [];
    const unneeded = ids.filter((id) => !needed.includes(id));
    if (unneeded.length > 0) await deleteItems(transaction, hooks, kind, unneeded);
  }
  await transaction.$executeRaw`
    UPDATE items SET "publishAt" = NULL, review = NULL, "reviewNote" = NULL, "submittedAt" = NULL
    WHERE (kind, id) IN (SELECT kind, id FROM (${own}) AS own)`;
}

/**
 * What happens to the content of an account that is deleted.
 * @param removePictures deletes the files of uploaded pictures
 */
export function contentDeletion(
  hooks: ContentHooks,
  removePictures: (ids: readonly string[]) => Promise<void>,
): AccountDeletion {
  return {
    /** Locks what the author has written: what is published meanwhile is seen to be. */
    async prepare(transaction, authorId) {
      await transaction.$executeRaw`
        SELECT FROM items WHERE (kind, id) IN (SELECT kind, id FROM (${ownItems(authorId)}) AS own)
        ORDER BY kind, id FOR UPDATE`;
    },

    async erase(transaction, authorId) {
      await deleteUnpublished(transaction, hooks, authorId);
      const unused = await discardUnused(transaction, { authorId });
      return () => removePictures(unused);
    },
  };
}
