import type { ActiveStatus } from "@headwaters/contracts";
import type { Prisma, RegistrationModel, Transaction } from "@headwaters/db";
import { isActiveOrUndoable, toStatus } from "./active.ts";
import { registrationCancelled } from "./emails/seats.ts";
import { checkNotBegun, type LockedEvent, takeSeats } from "./events/lockEvent.ts";
import type { FamilyMails } from "./families/familyMails.ts";
import { notifyFamilies } from "./waitlist/notifyFamilies.ts";

/**
 * Ends active registrations and those that a family gave up, which it cannot take back any more. Frees
 * their seats and notifies webhooks. Returns their ids.
 */
export async function endRegistrations(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
): Promise<string[]> {
  const ending = await transaction.registration.findMany({
    where: { AND: [where, isActiveOrUndoable], eventId: event.id },
    select: { id: true, status: true, statusBefore: true },
  });
  const selectIds = (...statuses: ActiveStatus[]) =>
    ending
      .filter(({ status, statusBefore }) =>
        statuses.some((active) => active === (statusBefore ?? status)),
      )
      .map(({ id }) => id);
  const [cancelled, withdrawn] = [selectIds("confirmed"), selectIds("offered", "waiting")];
  // Special needs and facts are health data, and no longer needed.
  const update = (ids: string[], status: RegistrationModel["status"]) =>
    transaction.registration.updateMany({
      where: { id: { in: ids } },
      data: { status, needs: null, statusBefore: null, undoUntil: null },
    });
  await update(cancelled, "cancelled");
  await update(withdrawn, "left");
  await transaction.registrationFacts.deleteMany({
    where: { registrationId: { in: [...cancelled, ...withdrawn] } },
  });
  await takeSeats(transaction, event, -selectIds("confirmed", "offered").length);
  await mails.announceEnded(transaction, event, [
    ...cancelled.map((id) => ({ id, status: "cancelled" as const })),
    ...withdrawn.map((id) => ({ id, status: toStatus("left") })),
  ]);
  return [...cancelled, ...withdrawn];
}

/**
 * Ends registrations at once, notifies their families, and offers the freed seats to the waitlist.
 * Returns the ids of the ended registrations.
 * @param byOrganizer a leader or staff took the people off
 */
export async function cancelRegistrations(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
  byOrganizer = false,
): Promise<string[]> {
  checkNotBegun(event);
  const ids = await endRegistrations(transaction, mails, event, where);
  await mails.write(transaction, ids, (family) =>
    registrationCancelled({ ...family, byOrganizer }),
  );
  await notifyFamilies(transaction, mails, event);
  return ids;
}
