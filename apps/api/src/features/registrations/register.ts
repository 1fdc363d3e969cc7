import { EVENTS_PATH, type NewRegistrations, type User } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { conflict, invalidField } from "../../platform/errors/errors.ts";
import { fingerprint } from "../../platform/hash.ts";
import { insertRows } from "../../platform/insertRows.ts";
import { checkOpen, type LockedEvent, lockEvent } from "./events/lockEvent.ts";
import type { RegistrationMails } from "./families/notifyRegistered.ts";
import {
  buildPeople,
  type KnownFamily,
  readKnownFamilies,
  signedUpAlready,
  toContactColumns,
} from "./families/people.ts";
import { childIdsSeenBy } from "./guardians/guardians.ts";
import { accountDeleted, lockFamilies } from "./lockAccount.ts";
import { assignSeats, type SeatingRequest } from "./seating.ts";

/** Throws for a group that the event can never seat together: it would block the waitlist. */
function checkGroupFits(
  { maxParticipants }: LockedEvent,
  { together, participants }: Pick<NewRegistrations, "together" | "participants">,
): void {
  if (!together || maxParticipants === null || participants.length <= maxParticipants) return;
  const seats = maxParticipants === 1 ? "1 seat" : `${maxParticipants} seats`;
  throw invalidField(
    "together",
    `This event has ${seats} in all. So many people cannot come together.`,
  );
}

/** Throws for consents to another text about photos than the one in force. */
function checkPhotoText(
  { photoText, isEarlierPhotoText }: KnownFamily,
  { photoTextId, participants }: NewRegistrations,
): void {
  const agrees = participants.some(({ photoConsent }) => photoConsent);
  if (!agrees || !photoTextId || photoTextId === photoText.id) return;
  if (!isEarlierPhotoText) throw invalidField("photoTextId", "This text about photos is unknown");
  throw conflict(
    "The text about photos has changed since you opened this form. Nothing you typed is lost: please read it, and say again whether photos may be shown.",
  );
}

/** A call of an account that registers people for an event. */
export interface RegistrationCall {
  user: User;
  sent: NewRegistrations;
}

/**
 * Checks a call. Returns what to store for it, or the registrations that the same call made before.
 * @param taken the children of the calls before it: another guardian may sign up the same one
 */
function checkCall(
  event: LockedEvent,
  { user, sent }: RegistrationCall,
  known: KnownFamily,
  key: string | null,
  taken: Set<string>,
) {
  if (known.earlier) return { earlier: known.earlier };
  checkOpen(event);
  checkGroupFits(event, sent);
  checkPhotoText(known, sent);
  const { people, newChildren } = buildPeople(user, event, known, sent);
  const twice = people.find(({ childId }) => childId !== null && taken.has(childId));
  if (twice) throw signedUpAlready(twice);
  for (const { childId } of people) if (childId !== null) taken.add(childId);
  const { together, terms, participants } = sent;
  const request: SeatingRequest = {
    unconfirmed: known.isUnconfirmed ? user : null,
    party: {
      userId: user.id,
      contactEmail: null,
      addedById: null,
      together,
      idempotencyKey: key,
      ...toContactColumns(sent),
      termsVersion: terms,
      termsAgreedAt: event.now,
    },
    people: people.map((person, index) => {
      const { photoConsent = false, needs = null } = participants[index] ?? {};
      const consent = photoConsent ? known.photoText : null;
      return { ...person, consent, needs, ageApprovedById: null };
    }),
  };
  const userId = user.id;
  return { request, newChildren: newChildren.map(({ facts, ...child }) => ({ ...child, userId })) };
}

/** Locks the children of locked accounts: another guardian may change their facts for another event. */
const lockChildren = (transaction: Transaction, userIds: readonly string[]) =>
  transaction.$executeRaw`
    SELECT FROM children
    WHERE id = ANY(ARRAY(${childIdsSeenBy(Prisma.sql`${[...userIds]}::text[]`)}))
    ORDER BY id FOR NO KEY UPDATE`;

const childColumns = { id: "text", userId: "text", firstName: "text", birthYear: "int" } as const;

/** Notifies the organizers of newly registered people, each of all but their own. */
async function notifyOrganizers(
  transaction: Transaction,
  mails: RegistrationMails,
  { id, title: subject }: LockedEvent,
  requests: readonly SeatingRequest[],
): Promise<void> {
  const organizers = Prisma.sql`
    SELECT "authorId" FROM events WHERE id = ${id} UNION
    SELECT "userId" FROM event_leaders JOIN user_roles USING ("userId") WHERE "eventId" = ${id}`;
  await mails.notify(transaction, organizers, {
    topic: "registration",
    subject,
    path: `${EVENTS_PATH}/${id}`,
    people: (organizer) =>
      requests
        .filter(({ party }) => party.userId !== organizer)
        .reduce((sum, { people }) => sum + people.length, 0),
  });
}

/**
 * Registers people of several accounts for one event, in the order of the calls, each idempotent by its
 * `idempotencyKey`. A call that is rejected stores nothing and does not affect the others. Returns the ids
 * of each call's registrations.
 *
 * All other calls for the event wait while it is locked, so the number of statements does not depend on
 * the number of calls:
 *
 *   1. lock the accounts, then their children if facts are said, then the event
 *   2. read what is stored of all accounts, and check each call
 *   3. store new children
 *   4. offer free seats to the waitlist, if anyone waits (`assignSeats`, until 6)
 *   5. store parties, registrations, facts, consents and the taken seats, in one statement
 *   6. notify webhooks and families: deliveries, mails and their jobs
 *   7. notify organizers
 *
 * @param calls of different accounts
 */
export async function registerFamilies(
  transaction: Transaction,
  mails: RegistrationMails,
  eventId: string,
  calls: readonly RegistrationCall[],
): Promise<PromiseSettledResult<string[]>[]> {
  const accounts = calls.map(({ user, sent: { idempotencyKey, ...sent } }) => ({
    userId: user.id,
    key: idempotencyKey ? fingerprint(user.id, idempotencyKey, sent) : null,
    photoTextId: sent.photoTextId ?? null,
  }));
  const locked = await lockFamilies(
    transaction,
    accounts.map(({ userId }) => userId),
  );
  const saysFacts = ({ sent }: RegistrationCall) =>
    sent.participants.some((one) => one.kind !== "self" && one.facts);
  if (calls.some(saysFacts)) await lockChildren(transaction, [...locked]);
  const event = await lockEvent(transaction, eventId);
  const families = await readKnownFamilies(transaction, event.id, accounts);
  const taken = new Set<string>();
  const checked = await Promise.allSettled(
    calls.map(async (call, index) => {
      const known = families.get(call.user.id);
      if (!known || !locked.has(call.user.id)) throw accountDeleted();
      return checkCall(event, call, known, accounts[index]?.key ?? null, taken);
    }),
  );
  const accepted = checked.flatMap((result) =>
    result.status === "fulfilled" && result.value.request ? [result.value] : [],
  );
  const newChildren = accepted.flatMap((call) => call.newChildren);
  if (newChildren.length > 0) {
    await transaction.$executeRaw`${insertRows("children", childColumns, newChildren)}`;
  }
  const requests = accepted.map(({ request }) => request);
  const stored = requests.length > 0 ? await assignSeats(transaction, mails, event, requests) : [];
  if (requests.length > 0) await notifyOrganizers(transaction, mails, event, requests);
  const ids = stored.values();
  return checked.map((result) => {
    if (result.status === "rejected") return result;
    return { status: "fulfilled", value: result.value.earlier ?? ids.next().value ?? [] };
  });
}
