import { Prisma } from "@headwaters/db";

/**
 * SQL that says whether staff stand behind an event: its author is a leader or staff, or staff have
 * approved it for registration; and its author is not suspended, nor has staff taken it down. Only
 * such an event takes registrations, and only its texts go into mails. The query names `events` as
 * e, and joins `event_details` as d (LEFT JOIN: an event need not have a row there).
 */
export const isBackedByStaff = Prisma.sql`(
  (d."registrationApprovedAt" IS NOT NULL OR EXISTS (
    SELECT FROM user_roles WHERE user_roles."userId" = e."authorId" AND role IN ('leader', 'staff')))
  AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = e."authorId")
  AND d."takenDownAt" IS NULL)`;

/** Whether staff stand behind this event. */
export async function readIsBacked(client: Prisma.TransactionClient, id: string): Promise<boolean> {
  const [row] = await client.$queryRaw<{ isBacked: boolean }[]>`
    SELECT ${isBackedByStaff} AS "isBacked"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  return row?.isBacked ?? false;
}
