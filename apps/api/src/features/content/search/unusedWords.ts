import { Prisma, type SearchWordModel, type Transaction } from "@headwaters/db";
import { BATCH } from "../../../platform/jobs/retention.ts";

/** No published document has the word. */
const isUnused = Prisma.sql`NOT EXISTS (
  SELECT FROM search_documents
  WHERE kind = word.kind AND document @@ format('%L', word.stem)::tsquery)`;

type SearchWord = Pick<SearchWordModel, "kind" | "word">;

/**
 * Checks the next search words after one, in order, and deletes those that no published document has.
 * Returns the number of deleted words and the last checked one; null at the end.
 * @throws if the lock on the documents is not available in time
 */
export async function deleteUnusedWords(
  transaction: Transaction,
  after: SearchWord | null,
  atMost = BATCH,
): Promise<{ deleted: number; last: SearchWord | null }> {
  const looked = await transaction.$queryRaw<(SearchWord & { isUnused: boolean })[]>`
    SELECT kind, word, ${isUnused} AS "isUnused" FROM (
      SELECT * FROM search_words WHERE (kind, word) > (${after?.kind ?? ""}, ${after?.word ?? ""})
      ORDER BY kind, word LIMIT ${atMost}) AS word
    ORDER BY kind, word`;
  const last = looked.length === atMost ? (looked.at(-1) ?? null) : null;
  const unused = looked.filter((word) => word.isUnused);
  if (unused.length === 0) return { deleted: 0, last };
  // A publication does not insert words that the table has, so none may run between the last check and
  // the deletion. Publications wait for this lock, so the wait for it is limited to a second.
  await transaction.$executeRaw`SET LOCAL lock_timeout = '1s'`;
  await transaction.$executeRaw`LOCK TABLE search_documents IN SHARE MODE`;
  const deleted = await transaction.$executeRaw`
    DELETE FROM search_words AS word
    WHERE (kind, word) IN (
      SELECT * FROM unnest(${unused.map(({ kind }) => kind)}::text[], ${unused.map(({ word }) => word)}::text[]))
      AND ${isUnused}`;
  return { deleted, last };
}
