import type { AddedRegistrations, User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict, forbidden, invalidField } from "../../../platform/errors/errors.ts";
import { fingerprint } from "../../../platform/hash.ts";
import { lockAccount } from "../deletion.ts";
import { checkBacked, checkNotBegun, type LockedEvent, lockEvent } from "../events/lockEvent.ts";
import { ageTrouble } from "../families/ages.ts";
import { checkContacts, contactColumns } from "../families/contacts.ts";
import type { RegistrationMails } from "../families/notifyRegistered.ts";
import { seatPeople } from "../register.ts";
import { checkSeesPeople } from "./access.ts";

/** Refuses who may not come, unless staff say that they may. */
function checkPeople(isStaff: boolean, event: LockedEvent, sent: AddedRegistrations): void {
  const { participants, anyAge } = sent;
  if (anyAge && !isStaff) {
    throw forbidden("Only staff can let in any age.");
  }
  // Anyone may become an author: nobody's mailbox is filled by whoever likes to.
  if (sent.email && !isStaff) {
    throw invalidField("email", "Only staff can add an email address. Please tell them yourself");
  }
  for (const [index, person] of participants.entries()) {
    const trouble = anyAge ? null : ageTrouble(event, person);
    if (trouble) throw invalidField(`participants.${index}`, trouble);
  }
  checkContacts(event, participants, sent);
}

/**
 * Signs people up by hand, until the event begins, whatever its deadline; they wait behind those
 * who wait. Answers the mails to be sent.
 */
export async function addPeople(
  transaction: Prisma.TransactionClient,
  mails: RegistrationMails,
  user: User,
  { idempotencyKey, ...sent }: AddedRegistrations,
): Promise<{ mailIds: string[] }> {
  await lockAccount(transaction, user.id);
  const { isStaff } = await checkSeesPeople(transaction, user, sent.id);
  const event = await lockEvent(transaction, sent.id, { evenDraft: true });
  const key = idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null;
  if (key) {
    const earlier = await transaction.registrationParty.findUnique({
      where: { idempotencyKey: key },
    });
    if (earlier) return { mailIds: [] };
  }
  checkNotBegun(event);
  if (event.cancelledAt) {
    throw conflict("This event was cancelled.");
  }
  // Nothing of what staff have not seen yet goes out by mail.
  if (!event.published) {
    throw conflict("Please publish this event first.");
  }
  checkBacked(event);
  checkPeople(isStaff, event, { ...sent, idempotencyKey });
  const { email, anyAge, participants } = sent;
  const { mailIds } = await seatPeople(transaction, mails, event, {
    account: null,
    party: {
      contactEmail: email ?? null,
      addedById: user.id,
      idempotencyKey: key,
      together: false,
      ...contactColumns(sent),
    },
    people: participants.map((person) => ({
      ...person,
      ageApprovedById: anyAge ? user.id : null,
    })),
  });
  const details = { people: participants.length, anyAge };
  const subject = { kind: "events", id: event.id };
  await logStaffAction(transaction, user, "registrations.added", subject, details);
  return { mailIds };
}
