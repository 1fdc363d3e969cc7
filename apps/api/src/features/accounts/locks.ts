import type { Transaction } from "@headwaters/db";

/*
 * To avoid deadlocks, a transaction locks rows of these tables in this order, and the rows of one
 * table by ascending id:
 *
 *   1. users   2. items   3. events   4. registration_parties   5. registrations   6. user_roles
 *   7. everything else
 *
 * A child's row is locked after the accounts of all its guardians and before events (`lockChild`):
 * nobody who holds an event waits for it.
 *
 * Writing a foreign key to an account (author, editor, assignee …) locks the account, too, out of
 * order. So a transaction that updates existing rows and writes such a key calls lockAccounts first.
 */

/** Locks accounts (FOR KEY SHARE): they cannot be deleted until the transaction ends. */
export async function lockAccounts(
  transaction: Transaction,
  ids: readonly (string | null)[],
): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM users WHERE id = ANY(${ids.filter((id) => id !== null)}) ORDER BY id FOR KEY SHARE`;
}
