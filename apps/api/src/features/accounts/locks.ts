import type { Prisma } from "@headwaters/db";

/*
 * The order of locks. A transaction that locks rows of several of these tables takes them in this
 * order, and the rows of one table by ascending id, so that of two that meet one waits, and never
 * both for each other:
 *
 *   1. users   2. items   3. events   4. registration_parties   5. registrations   6. user_roles
 *   7. everything else
 *
 * A row that names an account (its author, editor, assignee …) locks that account by its foreign
 * key when it is written, which would come last. So a transaction that changes existing rows and
 * writes the name of an account locks the account first, by lockAccounts.
 */

type Transaction = Prisma.TransactionClient;

/** Keeps accounts from being deleted until the transaction ends; those that are gone are passed by. */
export async function lockAccounts(
  transaction: Transaction,
  ids: readonly (string | null)[],
): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM users WHERE id = ANY(${ids.filter((id) => id !== null)}) ORDER BY id FOR KEY SHARE`;
}

/** Locks an account that is about to be deleted: nothing new names it. False where it is gone. */
export async function lockAccountToDelete(
  transaction: Transaction,
  userId: string,
): Promise<boolean> {
  const found = await transaction.$executeRaw`
    SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
  return found > 0;
}
