import type { Prisma, Transaction } from "@headwaters/db";

/**
 * Deletes deliveries of newsletters that finished before a date, and adds their counts to the
 * newsletter's `pastDeliveries`. Returns the number of deleted rows.
 */
export async function deletePastDeliveries(
  transaction: Transaction,
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
  // Sorted, so that two processes cannot deadlock.
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
