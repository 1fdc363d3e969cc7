import { can, findRoles, SECOND_FACTOR_MISSING, type User } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { forbidden } from "../../../platform/errors/errors.ts";

/** SQL condition: an account has a passkey or a confirmed app. */
const hasFactorSql = (userId: string) => Prisma.sql`(
  EXISTS (SELECT FROM passkeys WHERE "userId" = ${userId}) OR EXISTS (
    SELECT FROM authenticator_apps WHERE "userId" = ${userId} AND "confirmedAt" IS NOT NULL))`;

export async function hasFactor(prisma: Transaction, userId: string): Promise<boolean> {
  const [row] = await prisma.$queryRaw<{ has: boolean }[]>`SELECT ${hasFactorSql(userId)} AS has`;
  return row?.has === true;
}

/**
 * The rule that accounts which see families have a second factor, some days after they got their role.
 * @param afterDays null: the rule is off
 */
export function factorRequirement(afterDays: number | null) {
  async function readDeadline(prisma: Transaction, userId: string) {
    const [row] = await prisma.$queryRaw<{ neededBy: Date | null; isOver: boolean | null }[]>`
      SELECT "neededBy", "neededBy" <= now() AS "isOver" FROM (
        SELECT min("factorFrom") + make_interval(days => ${afterDays}::int) AS "neededBy"
        FROM user_roles
        WHERE "userId" = ${userId} AND role = ANY(${[...findRoles("seeFamilies")]})
          AND NOT ${hasFactorSql(userId)}) AS deadline`;
    return row;
  }

  return {
    /** When the account must have a factor; null if it has one or needs none. */
    async neededBy(prisma: Transaction, user: Pick<User, "id" | "roles">): Promise<Date | null> {
      if (afterDays === null || !can(user, "seeFamilies")) return null;
      return (await readDeadline(prisma, user.id))?.neededBy ?? null;
    },

    /** @throws DomainError FORBIDDEN after that moment */
    async check(prisma: Transaction, userId: string): Promise<void> {
      if (afterDays === null) return;
      if ((await readDeadline(prisma, userId))?.isOver) throw forbidden(SECOND_FACTOR_MISSING);
    },
  };
}
