import { Prisma } from "@headwaters/db";
import { isBackedByStaff } from "./backing.ts";

/** SQL condition: the event awaits approval. Table names as in isBackedByStaff. */
export const isUnapproved = Prisma.sql`(
  e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL AND NOT ${isBackedByStaff})`;

/** SQL condition: the event's cancellation note awaits approval. Table names as above. */
export const hasPendingNote = Prisma.sql`(
  d."pendingCancelledNote" IS NOT NULL AND d."cancelledAt" IS NOT NULL)`;
