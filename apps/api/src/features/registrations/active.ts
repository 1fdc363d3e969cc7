import { Prisma } from "@headwaters/db";

/** Statuses of registrations that have, or wait for, a seat. */
export const activeStatuses = ["confirmed", "offered", "waiting"];

/** The same in SQL. Literal, so that the partial indexes on active registrations match. */
export const isActive = Prisma.sql`status IN ('confirmed', 'offered', 'waiting')`;

/** Active, or given up so lately that the family can take it back: its seat is held. */
export const isActiveOrUndoable = {
  OR: [{ status: { in: activeStatuses } }, { undoUntil: { not: null } }],
} satisfies Prisma.RegistrationWhereInput;

/** The same in SQL. */
export const isActiveOrUndoableSql = Prisma.sql`(${isActive} OR "undoUntil" IS NOT NULL)`;
