import type { Prisma } from "@headwaters/db";

/** A feature's part in the deletion of an account. The account's row is locked. */
export interface AccountDeletion {
  /**
   * Locks and changes rows that other transactions lock, in the order of locks.ts. Runs in the order
   * of features/index.ts. Throws to refuse the deletion.
   */
  prepare?(transaction: Prisma.TransactionClient, userId: string): Promise<void>;
  /** Deletes the account's own rows. Returns a function to run after the commit. */
  erase?(transaction: Prisma.TransactionClient, userId: string): Promise<() => Promise<void>>;
}
