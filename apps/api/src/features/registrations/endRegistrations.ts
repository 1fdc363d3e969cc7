import type { Prisma, Transaction } from "@headwaters/db";
import { activeStatuses } from "./active.ts";
import { registrationCancelled } from "./emails/seats.ts";
import { checkNotBegun, type LockedEvent, takeSeats } from "./events/lockEvent.ts";
import type { FamilyMails } from "./families/familyMails.ts";
import { notifyFamilies } from "./waitlist/notifyFamilies.ts";

/** Ends active registrations, frees their seats and notifies webhooks. Returns their ids. */
export async function endRegistrations(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
): Promise<string[]> {
  const active = await transaction.registration.findMany({
    where: { ...where, eventId: event.id, status: { in: activeStatuses } },
    select: { id: true, status: true },
  });
  return end(transaction, mails, event, active);
}

/** The same for registrations that a family gave up, which it cannot take back any more. */
export async function endGivenUp(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
): Promise<string[]> {
  const givenUp = await transaction.registration.findMany({
    where: { undoUntil: { not: null }, ...where, eventId: event.id },
    select: { id: true, statusBefore: true },
  });
  const before = givenUp.map(({ id, statusBefore }) => ({ id, status: statusBefore }));
  return end(transaction, mails, event, before);
}

/** @param registrations with the statuses that they end from */
async function end(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  registrations: readonly { id: string; status: string | null }[],
): Promise<string[]> {
  const selectIds = (...statuses: (string | null)[]) =>
    registrations.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  const [cancelled, left] = [selectIds("confirmed"), selectIds("offered", "waiting")];
  // Special needs are health data, and no longer needed.
  const update = (ids: string[], status: string) =>
    transaction.registration.updateMany({
      where: { id: { in: ids } },
      data: { status, needs: null, statusBefore: null, undoUntil: null },
    });
  await update(cancelled, "cancelled");
  await update(left, "left");
  await takeSeats(transaction, event, -selectIds("confirmed", "offered").length);
  await mails.announceEnded(transaction, event, [
    ...cancelled.map((id) => ({ id, status: "cancelled" })),
    ...left.map((id) => ({ id, status: "left" })),
  ]);
  return [...cancelled, ...left];
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
  const ids = [
    ...(await endRegistrations(transaction, mails, event, where)),
    // The family cannot take back any more what it gave up a moment ago.
    ...(await endGivenUp(transaction, mails, event, where)),
  ];
  await mails.write(transaction, ids, (family) =>
    registrationCancelled({ ...family, byOrganizer }),
  );
  await notifyFamilies(transaction, mails, event);
  return ids;
}
