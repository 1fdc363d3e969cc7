import { Prisma } from "@headwaters/db";

/**
 * Takes back what lies in the outbox of these copies and what was still to come, so that it is not
 * sent. A mail that a process is handing over at this moment, or was when it ended, is out.
 * @param copies condition on newsletter_deliveries
 */
export async function cancelPending(
  transaction: Prisma.TransactionClient,
  deliveries: Prisma.Sql,
): Promise<void> {
  // Who lays copies out holds them: they are waited for, and then found in the outbox.
  await transaction.$executeRaw`
    SELECT FROM newsletter_deliveries WHERE status IN ('waiting', 'queued') AND ${deliveries} FOR UPDATE`;
  const recalled = await transaction.$queryRaw<{ id: string }[]>`
    DELETE FROM mails WHERE status = 'pending' AND "claimedUntil" IS NULL
      AND id IN (SELECT "mailId" FROM newsletter_deliveries WHERE status = 'queued' AND ${deliveries})
    RETURNING id`;
  const ids = recalled.map(({ id }) => id);
  await transaction.$executeRaw`
    UPDATE newsletter_deliveries SET status = 'skipped', "mailId" = NULL
    WHERE (status = 'waiting' OR "mailId" = ANY(${ids})) AND ${deliveries}`;
}

export const findDeliveries = (newsletterId: string) =>
  Prisma.sql`"newsletterId" = ${newsletterId}`;
export const copiesFor = (subscriberId: string) => Prisma.sql`"subscriberId" = ${subscriberId}`;
