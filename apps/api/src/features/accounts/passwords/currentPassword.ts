import type { Transaction } from "@headwaters/db";
import { forbidden } from "../../../platform/errors/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Passwords } from "./passwords.ts";

export const wrongPassword = () => forbidden("That is not your current password.");

/** Finds an account of which the caller says the password; FORBIDDEN for a wrong one. */
export async function verifyPassword(
  { prisma, passwords }: Pick<Platform, "prisma"> & { passwords: Passwords },
  userId: string,
  password: string,
) {
  const account = await prisma.user.findUnique({ where: { id: userId } });
  const matches = await passwords.verify(account?.password ?? null, password);
  if (!account || !matches) throw wrongPassword();
  return account;
}

/**
 * Locks the account (FOR SHARE) if it still has this password hash; false otherwise. A concurrent
 * password change runs before or after the caller's transaction, so it finds and revokes whatever
 * the old password granted.
 */
export async function lockPassword(
  prisma: Transaction,
  { id, password }: { id: string; password: string },
): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND password = ${password} FOR SHARE`;
  return found.length > 0;
}
