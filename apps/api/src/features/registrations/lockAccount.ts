import type { Transaction } from "@headwaters/db";
import { lockRow } from "../../platform/concurrency/lockRow.ts";
import { unauthorized } from "../../platform/errors/errors.ts";

/**
 * Locks an account, before all other locks (locks.ts). New foreign keys to it do not wait.
 * @throws DomainError UNAUTHORIZED for a deleted account
 */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  if (await lockRow(transaction, "users", userId, "NO KEY UPDATE")) return;
  throw accountDeleted();
}

/** Locks accounts as `lockAccount` does; returns the ids of those that are not deleted. */
export async function lockFamilies(
  transaction: Transaction,
  userIds: readonly string[],
): Promise<Set<string>> {
  const locked = await transaction.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE id = ANY(${[...userIds]}) ORDER BY id FOR NO KEY UPDATE`;
  return new Set(locked.map(({ id }) => id));
}

/** The error for an account that was deleted while its call waited. */
export const accountDeleted = () => unauthorized("Please sign in to continue.");
