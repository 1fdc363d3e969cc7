import { Prisma, type Transaction } from "@headwaters/db";
import { hasRight } from "../../accounts/index.ts";

/**
 * SQL condition: staff back the event (by its author's rights or by approval; the author is not
 * suspended, and staff have not taken it down), so it takes registrations, and mails contain its texts.
 * The query must name `events` as e and LEFT JOIN `event_details` as d.
 */
export const isRegistrationApprovedSql = Prisma.sql`(
  (d."registrationApprovedAt" IS NOT NULL OR ${hasRight(Prisma.sql`e."authorId"`, "authorTrustedEvents")})
  AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = e."authorId")
  AND d."takenDownAt" IS NULL)`;

export async function readIsRegistrationApproved(
  client: Transaction,
  id: string,
): Promise<boolean> {
  const [row] = await client.$queryRaw<{ isRegistrationApproved: boolean }[]>`
    SELECT ${isRegistrationApprovedSql} AS "isRegistrationApproved"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  return row?.isRegistrationApproved ?? false;
}

/** SQL condition: the event awaits approval. Table names as in isBackedByStaff. */
export const isUnapproved = Prisma.sql`(
  e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL AND NOT ${isRegistrationApprovedSql})`;

/** SQL condition: the event's cancellation note awaits approval. Table names as above. */
export const hasPendingNote = Prisma.sql`(
  d."pendingCancelledNote" IS NOT NULL AND d."cancelledAt" IS NOT NULL)`;
