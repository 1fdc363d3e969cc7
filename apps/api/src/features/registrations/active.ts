import { activeStatuses, type RegistrationStatus } from "@headwaters/contracts";
import { Prisma, type RegistrationModel } from "@headwaters/db";

type StoredStatus = RegistrationModel["status"];

/**
 * The status of a row. "withdrawn" is stored as "left": processes of an earlier version, which run
 * during an upgrade, know no other word.
 */
export const toStatus = (status: StoredStatus): RegistrationStatus =>
  status === "left" ? "withdrawn" : status;

/** `toStatus` in SQL, of a registration `r`. */
export const statusSql = Prisma.sql`CASE r.status WHEN 'left' THEN 'withdrawn' ELSE r.status END`;

/** `isActiveStatus` in SQL. Literal, so that the partial indexes on active registrations match. */
export const isActive = Prisma.sql`status IN ('confirmed', 'offered', 'waiting')`;

/** Active, or given up so lately that the family can take it back: its seat is held. */
export const isActiveOrUndoable = {
  OR: [{ status: { in: activeStatuses } }, { undoUntil: { not: null } }],
} satisfies Prisma.RegistrationWhereInput;

/** `isActiveOrUndoable` in SQL. */
export const isActiveOrUndoableSql = Prisma.sql`(${isActive} OR "undoUntil" IS NOT NULL)`;
