import { Prisma, type Transaction } from "@headwaters/db";
import type { AccountDeletion } from "../../accounts/index.ts";
import {
  type ContentHooks,
  type ContentType,
  contentTypes,
  selectContent,
} from "../contentTypes.ts";
import { discardUnused, releaseUploads } from "../pictures/uses.ts";

/** Deletes content of one type with all that is stored of it. */
export async function deleteContent(
  transaction: Transaction,
  hooks: ContentHooks,
  { name: kind, table, lock }: Pick<ContentType, "name" | "table" | "lock">,
  ids: string[],
): Promise<void> {
  for (const id of ids) await lock?.(transaction, id);
  await hooks[kind]?.beforeDelete(transaction, ids);
  await table(transaction).deleteMany({ where: { id: { in: ids } } });
  await transaction.itemVersion.deleteMany({ where: { kind, itemId: { in: ids } } });
  await releaseUploads(transaction, kind, ids);
  await transaction.item.deleteMany({ where: { kind, id: { in: ids } } });
}

export const selectOwnContent = (authorId: string) =>
  selectContent(Prisma.sql`WHERE "authorId" = ${authorId}`);

/**
 * Deletes an author's unpublished content, except items that an upper feature needs (events with
 * registrations). Cancels scheduling and review of the rest.
 */
async function deleteUnpublished(
  transaction: Transaction,
  hooks: ContentHooks,
  authorId: string,
): Promise<void> {
  const own = selectOwnContent(authorId);
  const unpublished = await transaction.$queryRaw<{ kind: string; id: string }[]>`
    SELECT kind, id FROM (${own}) AS own WHERE NOT published`;
  for (const type of Object.values(contentTypes)) {
    const kind = type.name;
    const ids = unpublished.filter((item) => item.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const needed = (await hooks[kind]?.findNeeded(transaction, ids)) ?? [];
    const unneeded = ids.filter((id) => !needed.includes(id));
    if (unneeded.length > 0) await deleteContent(transaction, hooks, type, unneeded);
  }
  await transaction.$executeRaw`
    UPDATE items SET "publishAt" = NULL, review = NULL, "reviewNote" = NULL, "submittedAt" = NULL
    WHERE (kind, id) IN (SELECT kind, id FROM (${own}) AS own)`;
}

/**
 * Handles the content of a deleted account.
 * @param removePictures deletes the files of uploaded pictures
 */
export function contentDeletion(
  hooks: ContentHooks,
  removePictures: (ids: readonly string[]) => Promise<void>,
): AccountDeletion {
  return {
    /** Locks the author's items, so that a concurrent publication is seen. */
    async prepare(transaction, authorId) {
      await transaction.$executeRaw`
        SELECT FROM items WHERE (kind, id) IN (SELECT kind, id FROM (${selectOwnContent(authorId)}) AS own)
        ORDER BY kind, id FOR UPDATE`;
    },

    async erase(transaction, authorId) {
      await deleteUnpublished(transaction, hooks, authorId);
      const unused = await discardUnused(transaction, { authorId });
      return () => removePictures(unused);
    },
  };
}
