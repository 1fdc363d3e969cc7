import { activeStatuses, UNDO_SECONDS } from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { addSeconds } from "date-fns/addSeconds";
import { conflict } from "../../platform/errors/errors.ts";
import { checkNotBegun, type LockedEvent } from "./events/lockEvent.ts";
import type { FamilyMails } from "./families/familyMails.ts";
import { checkFamily, readKnownFamilies } from "./families/people.ts";
import { PROCESS_WAITLISTS } from "./waitlist/waitlist.ts";

/**
 * Gives up active registrations of a family. Their seats stay taken for UNDO_SECONDS, in which the
 * family can take them back; then the job frees the seats and writes the mail. Returns their ids.
 */
export async function giveUpRegistrations(
  transaction: Transaction,
  mails: Pick<FamilyMails, "scheduleJob">,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
): Promise<string[]> {
  checkNotBegun(event);
  const active = await transaction.registration.findMany({
    where: { ...where, eventId: event.id, status: { in: activeStatuses } },
    select: { id: true },
  });
  const ids = active.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const undoUntil = addSeconds(event.now, UNDO_SECONDS);
  await transaction.$executeRaw`
    UPDATE registrations SET "statusBefore" = status, "undoUntil" = ${undoUntil},
      status = CASE status WHEN 'confirmed' THEN 'cancelled' ELSE 'left' END,
      "updatedAt" = ${event.now}
    WHERE id = ANY(${ids})`;
  await mails.scheduleJob(PROCESS_WAITLISTS, { at: undoUntil, transaction });
  return ids;
}

/**
 * Takes back registrations that a family gave up; harmless for active ones.
 * @throws DomainError CONFLICT when their time is over, a person is signed up again, or the account
 * has signed up as many others as it may
 * @param userId the account of the family; null for people without one
 */
export async function takeBackRegistrations(
  transaction: Transaction,
  event: LockedEvent,
  where: Prisma.RegistrationWhereInput,
  userId: string | null,
): Promise<void> {
  checkNotBegun(event);
  if (event.cancelledAt) throw conflict("This event was cancelled.");
  const ended = await transaction.registration.findMany({
    where: { ...where, eventId: event.id, status: { notIn: activeStatuses } },
    select: {
      id: true,
      undoUntil: true,
      firstName: true,
      childId: true,
      birthYear: true,
    },
  });
  if (ended.some(({ undoUntil }) => undoUntil === null || undoUntil <= event.now)) {
    throw conflict(
      "It is too late to undo this: the seats have gone to the waitlist. You can sign up again.",
    );
  }
  if (ended.length === 0) return;
  const twice = ended.find(({ childId }, index) =>
    ended.slice(0, index).some((other) => childId !== null && other.childId === childId),
  );
  if (twice) throw conflict(`${twice.firstName} cannot come twice. Take back one of them.`);
  if (userId) {
    const known = await readKnownFamilies(transaction, event.id, [
      { userId, key: null, photoTextId: null },
    ]);
    checkFamily(known.get(userId)?.holding ?? [], ended);
  }
  await transaction.$executeRaw`
    UPDATE registrations SET status = "statusBefore", "statusBefore" = NULL, "undoUntil" = NULL,
      "updatedAt" = ${event.now}
    WHERE id = ANY(${ended.map(({ id }) => id)})`;
}
