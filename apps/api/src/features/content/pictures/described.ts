import type { PrismaClient } from "@headwaters/db";

/** Checks if a different description of the picture is published, or was submitted for review. */
export async function isReviewed(
  prisma: PrismaClient,
  { id, authorId }: { id: string; authorId: string },
  alt: string,
): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT FROM uploads JOIN upload_uses AS used ON used."uploadId" = uploads.id
    WHERE uploads.id = ${id} AND uploads."authorId" = ${authorId} AND alt <> ${alt} AND (
      EXISTS (SELECT FROM search_documents WHERE kind = used.kind AND "itemId" = used."itemId")
      OR EXISTS (
        SELECT FROM items WHERE kind = used.kind AND id = used."itemId"
          AND (review = 'waiting' OR "publishAt" IS NOT NULL)
      )
    ) LIMIT 1`;
  return found.length > 0;
}
