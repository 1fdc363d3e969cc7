import type { Transaction } from "@headwaters/db";

/** Removed at a time, at most. */
const BATCH = 100;

/** Filter by author and minimum age. */
export interface Unused {
  authorId?: string;
  before?: Date;
}

/**
 * Marks unused pictures as removed and returns their ids. A use in progress locks its picture,
 * which is skipped; the second statement sees uses that were just committed.
 */
export async function discardUnused(
  transaction: Transaction,
  { authorId, before }: Unused,
): Promise<string[]> {
  const candidates = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM uploads
    WHERE "storedAt" IS NOT NULL
      AND (${authorId ?? null}::text IS NULL OR "authorId" = ${authorId ?? null})
      AND (${before ?? null}::timestamp IS NULL OR "createdAt" < ${before ?? null})
      AND NOT EXISTS (SELECT FROM upload_uses WHERE "uploadId" = uploads.id)
    ORDER BY "createdAt" LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const ids = candidates.map(({ id }) => id);
  const discarded = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE uploads SET "storedAt" = NULL
    WHERE id = ANY(${ids}) AND NOT EXISTS (SELECT FROM upload_uses WHERE "uploadId" = uploads.id)
    RETURNING id`;
  return discarded.map(({ id }) => id);
}
