import type { CancelledEvent, EventMessage, User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { fingerprint } from "../../../platform/hash.ts";
import { eventCancelled } from "../emails/eventCancelled.ts";
import { eventMessage } from "../emails/eventMessage.ts";
import { endRegistrations } from "../endRegistrations.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import { checkRuns, checkSeesPeople } from "../roster/access.ts";
import { checkNotBegun, lockEvent } from "./lockEvent.ts";

type Transaction = Prisma.TransactionClient;

/**
 * Calls an event off: everyone who was signed up, or waited, is told, and loses the seat.
 * @param reviewed what members write waits for staff (CONTENT_POLICY)
 */
export async function cancelEvent(
  transaction: Transaction,
  mails: FamilyMails,
  user: User,
  { id, note }: CancelledEvent,
  reviewed: boolean,
): Promise<{ mailIds: string[] }> {
  const { isStaff } = await checkRuns(transaction, user, id);
  const event = await lockEvent(transaction, id, { evenDraft: true });
  if (event.cancelledAt) return { mailIds: [] };
  checkNotBegun(event);
  // A note reaches families only where the author's other texts do.
  const isShown = isStaff || (event.isBacked && !reviewed);
  const known = {
    cancelledAt: event.now,
    cancelledNote: isShown ? note : null,
    pendingCancelledNote: isShown ? null : note,
  };
  await transaction.eventDetails.upsert({
    where: { eventId: id },
    create: { eventId: id, ...known },
    update: known,
  });
  const ids = await endRegistrations(transaction, event, {});
  const calendar = await mails.calendar(transaction, id);
  const mailIds = await mails.write(transaction, ids, (family) =>
    eventCancelled({ ...family, note: known.cancelledNote, calendar }),
  );
  const details = { people: ids.length };
  const subject = { kind: "events", id };
  await logStaffAction(transaction, user, "registrations.eventCancelled", subject, details);
  return { mailIds };
}

/** Writes to everyone who has a seat; the same sending again writes to nobody. */
export async function messageAttendees(
  transaction: Transaction,
  mails: FamilyMails,
  user: User,
  { id, text, idempotencyKey }: EventMessage,
  replyTo: string,
): Promise<{ mailIds: string[] }> {
  await checkSeesPeople(transaction, user, id);
  if (idempotencyKey) {
    const key = fingerprint("eventMessage", user.id, idempotencyKey, id, text);
    const isNew = await transaction.$executeRaw`
      INSERT INTO submissions ("idempotencyKey", "mailIds") VALUES (${key}, '{}') ON CONFLICT DO NOTHING`;
    if (isNew === 0) return { mailIds: [] };
  }
  const coming = await transaction.registration.findMany({
    where: { eventId: id, status: "confirmed" },
    select: { id: true },
  });
  const ids = coming.map((registration) => registration.id);
  const mailIds = await mails.write(transaction, ids, (family) =>
    eventMessage({ ...family, text, replyTo }),
  );
  const details = { mails: mailIds.length };
  const subject = { kind: "events", id };
  await logStaffAction(transaction, user, "registrations.messaged", subject, details);
  return { mailIds };
}
