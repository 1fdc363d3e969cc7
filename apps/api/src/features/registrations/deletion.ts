import type { Transaction } from "@headwaters/db";
import { lockRow } from "../../platform/concurrency/lockRow.ts";
import { unauthorized } from "../../platform/errors/errors.ts";
import type { AccountDeletion } from "../accounts/index.ts";
import { isActiveOrUndoableSql } from "./active.ts";
import { endRegistrations } from "./endRegistrations.ts";
import { lockEvent } from "./events/lockEvent.ts";
import { familyMails, type RegistrationDeps } from "./families/familyMails.ts";

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

export const registrationsDeletion = (deps: RegistrationDeps): AccountDeletion => ({
  /** Ends its active registrations; locks the events that it wrote or is registered for, then its parties. */
  async prepare(transaction, userId) {
    await transaction.$executeRaw`
      SELECT FROM events WHERE "authorId" = ${userId}
        OR id IN (SELECT "eventId" FROM registrations WHERE "userId" = ${userId} AND ${isActiveOrUndoableSql})
      ORDER BY id FOR UPDATE`;
    await transaction.$executeRaw`
      SELECT FROM registration_parties WHERE "userId" = ${userId} ORDER BY id FOR UPDATE`;
    const events = await transaction.$queryRaw<{ id: string }[]>`
      SELECT DISTINCT "eventId" AS id FROM registrations
      WHERE "userId" = ${userId} AND ${isActiveOrUndoableSql} ORDER BY id`;
    // They announce the end to webhooks and write no mail.
    const mails = familyMails(deps);
    for (const { id } of events) {
      const event = await lockEvent(transaction, id, { includeDrafts: true });
      await endRegistrations(transaction, mails, event, { userId });
    }
  },
});
