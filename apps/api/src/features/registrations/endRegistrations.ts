import type { Prisma } from "@headwaters/db";
import { activeStatuses } from "./active.ts";
import { registrationCancelled } from "./emails/registrationCancelled.ts";
import { checkNotBegun, type LockedEvent, takeSeats } from "./events/lockEvent.ts";
import type { FamilyMails } from "./families/familyMails.ts";
import { notifyOffers } from "./waitlist/notifyOffers.ts";
import { offerSeats } from "./waitlist/waitlist.ts";

type Transaction = Prisma.TransactionClient;

/** Ends those of these registrations that are not ended, and gives their seats back. */
export async function endRegistrations(
  transaction: Transaction,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
): Promise<string[]> {
  const active = await transaction.registration.findMany({
    where: { ...where, eventId: event.id, status: { in: activeStatuses } },
    select: { id: true, status: true },
  });
  const selectIds = (...statuses: string[]) =>
    active.filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  const [cancelled, left] = [selectIds("confirmed"), selectIds("offered", "waiting")];
  // Who does not come needs nothing that anyone would have to know.
  const end = (ids: string[], status: string) =>
    transaction.registration.updateMany({
      where: { id: { in: ids } },
      data: { status, needs: null },
    });
  await end(cancelled, "cancelled");
  await end(left, "left");
  await takeSeats(transaction, event, -selectIds("confirmed", "offered").length);
  return [...cancelled, ...left];
}

/**
 * Ends registrations, and offers their seats to who waits. Answers whom it has ended, and the mails
 * to be sent.
 * @param byOrganizer the family did not ask for it
 */
export async function leaveEvent(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
  byOrganizer = false,
) {
  checkNotBegun(event);
  const ids = await endRegistrations(transaction, event, where);
  const mailIds = await mails.write(transaction, ids, (family) =>
    registrationCancelled({ ...family, byOrganizer }),
  );
  mailIds.push(...(await notifyOffers(transaction, mails, await offerSeats(transaction, event))));
  return { ids, mailIds };
}
