import type { Prisma, Transaction } from "@headwaters/db";

/**
 * Cancels deliveries that are not sent yet, in the outbox or before it. Mails that a process has
 * claimed for sending are not cancelled.
 * @param deliveries condition on newsletter_deliveries
 */
export async function cancelPending(
  transaction: Transaction,
  deliveries: Prisma.Sql,
): Promise<void> {
  // Waits for a concurrent enqueueDeliveries, which locks its deliveries.
  await transaction.$executeRaw`
    SELECT FROM newsletter_deliveries WHERE status IN ('waiting', 'queued') AND ${deliveries} FOR UPDATE`;
  const cancelled = await transaction.$queryRaw<{ id: string }[]>`
    DELETE FROM mails WHERE status = 'pending' AND "claimedUntil" IS NULL
      AND id IN (SELECT "mailId" FROM newsletter_deliveries WHERE status = 'queued' AND ${deliveries})
    RETURNING id`;
  const ids = cancelled.map(({ id }) => id);
  await transaction.$executeRaw`
    UPDATE newsletter_deliveries SET status = 'skipped', "mailId" = NULL
    WHERE (status = 'waiting' OR "mailId" = ANY(${ids})) AND ${deliveries}`;
}
