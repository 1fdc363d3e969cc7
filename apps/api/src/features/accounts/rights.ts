import { findRoles, type Right } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";

/** SQL for the ids of all accounts with a right. */
export const idsWithRight = (right: Right): Prisma.Sql =>
  Prisma.sql`SELECT "userId" FROM user_roles WHERE role = ANY(${[...findRoles(right)]})`;

/** SQL condition: an account has a right. */
export const hasRight = (userId: Prisma.Sql, right: Right): Prisma.Sql =>
  Prisma.sql`${userId} IN (${idsWithRight(right)})`;
