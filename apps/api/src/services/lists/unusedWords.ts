import { Prisma } from "@headwaters/db";

/** No published document has the word. */
const isUnused = Prisma.sql`NOT EXISTS (
  SELECT FROM search_documents
  WHERE kind = word.kind AND document @@ format('%L', word.stem)::tsquery)`;

/** Deletes words of the search that nothing published has any more; answers how many. */
export async function deleteUnusedWords(
  transaction: Prisma.TransactionClient,
  atMost: number,
): Promise<number> {
  const unused = await transaction.$queryRaw<{ kind: string; word: string }[]>`
    SELECT kind, word FROM search_words AS word WHERE ${isUnused}
    ORDER BY kind, word LIMIT ${atMost}`;
  if (unused.length === 0) return 0;
  // Whoever publishes finds a word that is there already, and does not add it: nobody may publish
  // between the look whether it is used and its end. These few are looked at again quickly.
  await transaction.$executeRaw`LOCK TABLE search_documents IN SHARE MODE`;
  return transaction.$executeRaw`
    DELETE FROM search_words AS word
    WHERE (kind, word) IN (
      SELECT * FROM unnest(${unused.map(({ kind }) => kind)}::text[], ${unused.map(({ word }) => word)}::text[]))
      AND ${isUnused}`;
}
