import type { Prisma, Transaction } from "@headwaters/db";
import type { Platform } from "../../platform/platform.ts";
import { deleteAccountMails } from "./accountMails.ts";
import { endSessions } from "./sessions/sessions.ts";

/** A feature's part in the deletion of an account. The account's row is locked. */
export interface AccountDeletion {
  /** Finds other accounts that `prepare` locks: they are locked together, by ascending id. */
  findOthers?(transaction: Transaction, userId: string): Promise<string[]>;
  /**
   * Locks and changes rows that other transactions lock, in the order of locks.ts; features run in the
   * order of features/index.ts. Throws to reject the deletion.
   */
  prepare?(transaction: Transaction, userId: string): Promise<void>;
  /** Deletes the account's own rows. Returns a function to run after the commit. */
  erase?(transaction: Transaction, userId: string): Promise<() => Promise<void>>;
}

export interface AccountDeletionDeps extends Pick<Platform, "prisma" | "mailPolicies"> {
  /** The features' parts, in the order of features/index.ts. */
  deletions: readonly AccountDeletion[];
}

const include = { emailConfirmation: true, roles: true } as const;
type LockedAccount = Prisma.UserGetPayload<{ include: typeof include }>;

/**
 * Deletes an account with all that belongs to it. Published content stays, without the author's name.
 * @param check throws to reject; it may write to the transaction
 */
export async function deleteAccount(
  { prisma, mailPolicies, deletions }: AccountDeletionDeps,
  userId: string,
  check: (transaction: Transaction, account: LockedAccount | null) => Promise<void>,
): Promise<void> {
  const afterwards = await prisma.$transaction(async (transaction) => {
    const accounts = [userId];
    for (const { findOthers } of deletions) {
      accounts.push(...((await findOthers?.(transaction, userId)) ?? []));
    }
    await transaction.$executeRaw`
      SELECT FROM users WHERE id = ANY(${accounts}) ORDER BY id FOR UPDATE`;
    const account = await transaction.user.findUnique({ where: { id: userId }, include });
    await check(transaction, account);
    for (const { prepare } of deletions) await prepare?.(transaction, userId);
    const afterwards: (() => Promise<void>)[] = [];
    for (const { erase } of deletions) {
      if (erase) afterwards.push(await erase(transaction, userId));
    }
    await transaction.user.deleteMany({ where: { id: userId } });
    // After the delete: a concurrent sign-in waits for the row lock, and its session ends here.
    await endSessions(transaction, userId);
    await transaction.notice.deleteMany({ where: { userId } });
    if (account) await deleteAccountMails(transaction, mailPolicies, account);
    return afterwards;
  });
  for (const finish of afterwards) await finish();
}
