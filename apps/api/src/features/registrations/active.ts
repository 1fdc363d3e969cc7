import { Prisma } from "@headwaters/db";

/** Of those who come, or may yet come. */
export const activeStatuses = ["confirmed", "offered", "waiting"];

/** The same in SQL: written out, so that indexes of active registrations serve it. */
export const isActive = Prisma.sql`status IN ('confirmed', 'offered', 'waiting')`;
