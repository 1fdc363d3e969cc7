import {
  activeStatuses,
  type CancelledEvent,
  can,
  EVENTS_PATH,
  type EventMessage,
  type MessageAudience,
  type StaffActionName,
  type User,
} from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { notFound } from "../../../platform/errors/errors.ts";
import { fingerprint } from "../../../platform/hash.ts";
import { writeOnce } from "../../../platform/idempotency/createOnce.ts";
import { eventCancelled, eventMessage } from "../emails/events.ts";
import { endRegistrations } from "../endRegistrations.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import { checkRunsEvent, checkSeesPeople } from "../roster/access.ts";
import { checkNotBegun, lockEvent, saveEventDetails } from "./lockEvent.ts";

/**
 * Cancels an event, ends its registrations and notifies the families.
 * @param reviewed staff review members' content before publication (CONTENT_POLICY)
 */
export async function cancelEvent(
  transaction: Transaction,
  mails: FamilyMails,
  user: User,
  { id, note }: CancelledEvent,
  reviewed: boolean,
): Promise<void> {
  const { caller } = await checkRunsEvent(transaction, user, id);
  const event = await lockEvent(transaction, id, { includeDrafts: true });
  if (event.cancelledAt) return;
  checkNotBegun(event);
  // The note needs a review if other texts of the author do.
  const isShown = can(caller, "publishContent") || (event.isRegistrationApproved && !reviewed);
  const cancelledNote = isShown ? note : null;
  await saveEventDetails(transaction, id, {
    cancelledAt: event.now,
    cancelledNote,
    pendingCancelledNote: isShown ? null : note,
  });
  if (event.published) {
    const url = `${mails.publicUrl}${EVENTS_PATH}/${id}`;
    await mails.announce(transaction, "event.cancelled", { id, title: event.title, url });
  }
  // What a family has given up ends as its own doing, not by the cancellation.
  const active = { status: { in: activeStatuses } };
  const ids = await endRegistrations(transaction, mails, event, active);
  const calendar = await mails.calendar(transaction, id);
  const mailIds = await mails.write(transaction, ids, (family) =>
    eventCancelled({ ...family, note: cancelledNote, calendar }),
  );
  await recordLosses(transaction, ids, mailIds);
  const subject = { kind: "events", id };
  await logStaffAction(transaction, user, "registrations.eventCancelled", subject, {
    people: ids.length,
  });
}

/** Records the people who lost a place, and the mail about it: organizers call those without a mail. */
async function recordLosses(
  transaction: Transaction,
  ids: readonly string[],
  mailIds: readonly string[],
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO cancelled_registrations ("registrationId", "mailId", "mailStatus", "mailAt")
    SELECT r.id, m.id, m.status, m."createdAt"
    FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
    LEFT JOIN users u ON u.id = p."userId"
    LEFT JOIN (
      SELECT DISTINCT ON (recipient) * FROM mails WHERE id = ANY(${[...mailIds]}) ORDER BY recipient, id
    ) m ON m.recipient = coalesce(u.email::text, p."contactEmail")
    WHERE r.id = ANY(${[...ids]})`;
}

const messageActions = {
  seated: "registrations.messaged",
  waiting: "registrations.waitlistMessaged",
  family: "registrations.familyMessaged",
} as const satisfies Record<MessageAudience, StaffActionName>;

/**
 * Mails a message to its audience; returns the number of mails. Idempotent by
 * `idempotencyKey`: a repeated call returns the number of the first.
 */
export async function messageAttendees(
  transaction: Transaction,
  mails: FamilyMails,
  user: User,
  { id, text, audience, partyId, idempotencyKey }: EventMessage,
  replyTo: string,
): Promise<{ mails: number }> {
  await checkSeesPeople(transaction, user, id);
  const audiences: Record<MessageAudience, Prisma.RegistrationWhereInput> = {
    seated: { status: "confirmed" },
    waiting: { status: { in: ["waiting", "offered"] } },
    family: { status: { in: activeStatuses }, partyId: partyId ?? "" },
  };
  const key = idempotencyKey
    ? fingerprint("eventMessage", user.id, idempotencyKey, id, text, audience, partyId ?? null)
    : null;
  const mailIds = await writeOnce(transaction, key, async () => {
    const registrations = await transaction.registration.findMany({
      where: { eventId: id, ...audiences[audience] },
      select: { id: true },
    });
    if (audience === "family" && registrations.length === 0) {
      throw notFound("This family is not signed up any more. Please look at the list again.");
    }
    const ids = registrations.map((registration) => registration.id);
    const written = await mails.write(transaction, ids, (family) =>
      eventMessage({ ...family, text, replyTo, audience }),
    );
    const details = { mails: written.length };
    const subject = { kind: "events", id };
    await logStaffAction(transaction, user, messageActions[audience], subject, details);
    return [...written];
  });
  return { mails: mailIds.length };
}
