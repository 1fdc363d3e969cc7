import { Prisma } from "@headwaters/db";

/**
 * SQL that says whether staff stand behind an event: its author is a leader or staff, or staff have
 * approved it for registration; and its author is not suspended. Only such an event takes
 * registrations, and only its texts go into mails. The query names `events` as e, and joins
 * `event_details` as d (LEFT JOIN: an event need not have a row there).
 */
export const isBackedByStaff = Prisma.sql`(
  (d."registrationApprovedAt" IS NOT NULL OR EXISTS (
    SELECT FROM user_roles WHERE user_roles."userId" = e."authorId" AND role IN ('leader', 'staff')))
  AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = e."authorId"))`;
