import type { Prisma } from "@headwaters/db";
import { forbidden } from "../../../platform/errors/errors.ts";

export const wrongPassword = () => forbidden("That is not your current password.");

/**
 * Locks the account (FOR SHARE) if it still has this password hash; false otherwise. A concurrent
 * password change runs before or after the caller's transaction, so it finds and revokes whatever
 * the old password granted.
 */
export async function lockPassword(
  prisma: Prisma.TransactionClient,
  { id, password }: { id: string; password: string },
): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND password = ${password} FOR SHARE`;
  return found.length > 0;
}
