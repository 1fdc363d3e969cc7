import type { Prisma } from "@headwaters/db";

/**
 * Deletes deliveries of newsletters that went out before a moment, and adds their numbers to those
 * that the newsletter keeps; answers how many.
 */
export async function deletePastDeliveries(
  transaction: Prisma.TransactionClient,
  before: Prisma.Sql,
  atMost: number,
): Promise<number> {
  const deleted = await transaction.$queryRaw<{ newsletterId: string; status: string }[]>`
    DELETE FROM newsletter_deliveries WHERE ("newsletterId", "subscriberId") IN (
      SELECT "newsletterId", "subscriberId" FROM newsletter_deliveries
      JOIN newsletters ON newsletters.id = "newsletterId"
      WHERE newsletters.status IN ('sent', 'stopped') AND "finishedAt" < ${before}
      ORDER BY "newsletterId", "subscriberId" LIMIT ${atMost}
      FOR UPDATE OF newsletter_deliveries SKIP LOCKED)
    RETURNING "newsletterId", status`;
  const byNewsletter = Map.groupBy(deleted, ({ newsletterId }) => newsletterId);
  // In one order, so that two processes wait for each other and never both.
  for (const id of [...byNewsletter.keys()].sort()) {
    for (const [status, rows] of Map.groupBy(byNewsletter.get(id) ?? [], (row) => row.status)) {
      await transaction.$executeRaw`
        UPDATE newsletters SET "pastDeliveries" = jsonb_set("pastDeliveries", ARRAY[${status}]::text[],
          to_jsonb(coalesce(("pastDeliveries" ->> ${status})::int, 0) + ${rows.length}::int))
        WHERE id = ${id}`;
    }
  }
  return deleted.length;
}
