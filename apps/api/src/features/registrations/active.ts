import { Prisma } from "@headwaters/db";

/** Statuses of registrations that have, or wait for, a seat. */
export const activeStatuses = ["confirmed", "offered", "waiting"];

/** The same in SQL. Literal, so that the partial indexes on active registrations match. */
export const isActive = Prisma.sql`status IN ('confirmed', 'offered', 'waiting')`;
