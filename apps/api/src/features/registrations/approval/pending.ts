import { Prisma } from "@headwaters/db";
import { isBackedByStaff } from "./backing.ts";

/** SQL for events that wait for staff's approval; names as in isBackedByStaff. */
export const isUnapproved = Prisma.sql`(
  e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL AND NOT ${isBackedByStaff})`;

/** SQL for events with a note on their cancellation that waits for staff; names as above. */
export const hasNoteWaiting = Prisma.sql`(
  d."pendingCancelledNote" IS NOT NULL AND d."cancelledAt" IS NOT NULL)`;
