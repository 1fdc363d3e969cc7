import type { Prisma } from "@headwaters/db";
import { forbidden } from "../../../platform/errors/errors.ts";

export const wrongPassword = () => forbidden("That is not your current password.");

/**
 * Whether an account still has the password of this hash: false for another, and for an account that
 * is gone. Waits for a change that is under way; the next one waits for the caller's transaction. So
 * a change finds, and ends, whatever an older password has led to.
 */
export async function lockPassword(
  prisma: Prisma.TransactionClient,
  { id, password }: { id: string; password: string },
): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${id} AND password = ${password} FOR SHARE`;
  return found.length > 0;
}
