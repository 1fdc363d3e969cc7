import type { Prisma } from "@headwaters/db";

/** What an upper feature does when an account, which is locked, is deleted. */
export interface AccountDeletion {
  /**
   * Locks and changes what others wait for, in the order of locks (locks.ts): the features do so from
   * below. Refuses the deletion by throwing.
   */
  prepare?(transaction: Prisma.TransactionClient, userId: string): Promise<void>;
  /** Deletes what is of the account alone. Returns what is done after the commit. */
  erase?(transaction: Prisma.TransactionClient, userId: string): Promise<() => Promise<void>>;
}
