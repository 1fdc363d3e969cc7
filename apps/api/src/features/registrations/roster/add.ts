import { type AddedRegistrations, can, findAgeProblem, type User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict, forbidden, invalidField } from "../../../platform/errors/errors.ts";
import { fingerprint } from "../../../platform/hash.ts";
import {
  checkNotBegun,
  checkRegistrationApproved,
  type LockedEvent,
  lockEvent,
} from "../events/lockEvent.ts";
import type { RegistrationMails } from "../families/notifyRegistered.ts";
import { checkContacts, toContactColumns } from "../families/people.ts";
import { lockAccount } from "../lockAccount.ts";
import { assignSeats } from "../seating.ts";
import { checkSeesPeople, type EventAccess } from "./access.ts";

/** Validates ages and contacts. Staff may waive the age group. */
function checkPeople(
  caller: EventAccess["caller"],
  event: LockedEvent,
  sent: AddedRegistrations,
): void {
  const { participants, anyAge } = sent;
  if (anyAge && !can(caller, "runAnyEvent")) {
    throw forbidden("Only staff can let in any age.");
  }
  // Only staff, so that an author cannot send mails to any address.
  if (sent.email && !can(caller, "runAnyEvent")) {
    throw invalidField("email", "Only staff can add an email address. Please tell them yourself");
  }
  for (const [index, person] of participants.entries()) {
    const ageProblem = anyAge ? null : findAgeProblem(event, person);
    if (ageProblem) throw invalidField(`participants.${index}`, ageProblem);
  }
  checkContacts(event, participants, sent);
}

/**
 * Registers people on behalf of an organizer, also after the deadline until the event begins. They
 * join the end of the waitlist.
 */
export async function addPeople(
  transaction: Transaction,
  mails: RegistrationMails,
  user: User,
  { idempotencyKey, ...sent }: AddedRegistrations,
): Promise<void> {
  await lockAccount(transaction, user.id);
  const { caller } = await checkSeesPeople(transaction, user, sent.id);
  const event = await lockEvent(transaction, sent.id, { includeDrafts: true });
  const key = idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null;
  if (key) {
    const earlier = await transaction.registrationParty.findUnique({
      where: { idempotencyKey: key },
    });
    if (earlier) return;
  }
  checkNotBegun(event);
  if (event.cancelledAt) {
    throw conflict("This event was cancelled.");
  }
  // Unreviewed text must not go into mails.
  if (!event.published) {
    throw conflict("Please publish this event first.");
  }
  checkRegistrationApproved(event);
  checkPeople(caller, event, { ...sent, idempotencyKey });
  const { email, anyAge, participants } = sent;
  const party = {
    userId: null,
    termsVersion: null,
    termsAgreedAt: null,
    contactEmail: email ?? null,
    addedById: user.id,
    idempotencyKey: key,
    together: false,
    ...toContactColumns(sent),
  };
  const ageApprovedById = anyAge ? user.id : null;
  const people = participants.map((person) => ({
    ...person,
    childId: null,
    ageApprovedById,
  }));
  await assignSeats(transaction, mails, event, [{ unconfirmed: null, party, people }]);
  const details = { people: participants.length, anyAge };
  const subject = { kind: "events", id: event.id };
  await logStaffAction(transaction, user, "registrations.added", subject, details);
}
