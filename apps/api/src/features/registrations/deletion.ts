import type { Transaction } from "@headwaters/db";
import type { AccountDeletion } from "../accounts/index.ts";
import { isActiveOrUndoableSql } from "./active.ts";
import { endRegistrations } from "./endRegistrations.ts";
import { lockEvent } from "./events/lockEvent.ts";
import { familyMails, type RegistrationDeps } from "./families/familyMails.ts";
import { endGuardianship } from "./guardians/family.ts";
import { lockChild } from "./guardians/guardians.ts";

/**
 * Passes the children of an account and their registrations to the next guardians. One without
 * another guardian is deleted with the account.
 */
async function leaveChildren(transaction: Transaction, userId: string): Promise<void> {
  const guardianships = await transaction.childGuardian.findMany({
    where: { userId },
    orderBy: { childId: "asc" },
  });
  for (const { childId, excludedName } of guardianships) {
    const child = await lockChild(transaction, childId);
    await endGuardianship(transaction, { ...child, childId }, userId);
    if (excludedName === null) continue;
    // Leaders are warned of it still.
    await transaction.child.update({
      where: { id: childId },
      data: { excludedNames: { push: excludedName } },
    });
  }
}

export const registrationsDeletion = (deps: RegistrationDeps): AccountDeletion => ({
  /** The other guardians of its children. */
  async findOthers(transaction, userId) {
    const guardians = await transaction.childGuardian.findMany({
      where: { child: { guardians: { some: { userId } } } },
    });
    return guardians.map((guardian) => guardian.userId);
  },

  /**
   * Leaves its children to their other guardians, and ends the other active registrations; locks the
   * events that it wrote or is registered for, then its parties.
   */
  async prepare(transaction, userId) {
    await leaveChildren(transaction, userId);
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
