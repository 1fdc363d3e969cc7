import { can, type User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict } from "../../../platform/errors/errors.ts";
import { isActiveOrUndoable, isActiveOrUndoableSql } from "../active.ts";
import { eventHidden } from "../emails/events.ts";
import { familyMails, type RegistrationDeps } from "../families/familyMails.ts";
import { saveEventDetails } from "./lockEvent.ts";

const CANCEL_INSTEAD = "Cancel it instead: then everyone is told.";

/** Counts who holds a place at these events, if they are in the future. */
async function countRegistered(transaction: Transaction, eventIds: string[]): Promise<number> {
  const [{ count } = { count: 0 }] = await transaction.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM registrations r JOIN events e ON e.id = r."eventId"
    WHERE r."eventId" = ANY(${eventIds}) AND ${isActiveOrUndoableSql} AND e."eventDate" > now()`;
  return count;
}

const hasRegistrationsError = (count: number, advice: string) =>
  conflict(
    `${count === 1 ? "1 person is" : `${count} people are`} signed up for this event. ${advice}`,
  );

/** @throws DomainError CONFLICT if one of these future events has active registrations */
export async function checkNoActiveRegistrations(
  transaction: Transaction,
  eventIds: string[],
): Promise<void> {
  const count = await countRegistered(transaction, eventIds);
  if (count > 0) throw hasRegistrationsError(count, CANCEL_INSTEAD);
}

/**
 * Mails the families of a locked event that staff hide, and stores the sentence for their
 * registrations.
 * @throws DomainError CONFLICT if people are signed up and nobody may hide it, or nothing was written
 */
export async function notifyHidden(
  transaction: Transaction,
  deps: RegistrationDeps,
  eventId: string,
  { user, familyNote }: { user: User; familyNote: string | null },
): Promise<void> {
  const people = await countRegistered(transaction, [eventId]);
  if (people === 0) return;
  if (!can(user, "runAnyEvent")) throw hasRegistrationsError(people, CANCEL_INSTEAD);
  if (familyNote === null) {
    throw hasRegistrationsError(
      people,
      "Cancel it, or write a sentence to the families to hide it.",
    );
  }
  const active = await transaction.registration.findMany({
    where: { eventId, ...isActiveOrUndoable },
    select: { id: true },
  });
  const ids = active.map(({ id }) => id);
  // The queue sends the mails, as the caller commits later.
  await familyMails(deps).write(transaction, ids, (family) =>
    eventHidden({ ...family, note: familyNote }),
  );
  await saveEventDetails(transaction, eventId, { hiddenNote: familyNote });
  const subject = { kind: "events", id: eventId };
  await logStaffAction(transaction, user, "registrations.eventHidden", subject, { people });
}
