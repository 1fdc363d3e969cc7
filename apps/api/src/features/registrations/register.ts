import { randomUUIDv7 } from "node:crypto";
import { countSeated, EVENTS_PATH, type NewRegistrations, type User } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { invalidField } from "../../platform/errors/errors.ts";
import { fingerprint } from "../../platform/hash.ts";
import { toStatus } from "./active.ts";
import { accountDeleted, lockFamilies } from "./deletion.ts";
import {
  checkOpen,
  countSeatsLeft,
  type LockedEvent,
  lockEvent,
  takeSeats,
} from "./events/lockEvent.ts";
import { notifySeated, type RegistrationMails } from "./families/notifyRegistered.ts";
import {
  buildPeople,
  type KnownFamily,
  readKnownFamilies,
  toContactColumns,
} from "./families/people.ts";
import { notifyFamilies } from "./waitlist/notifyFamilies.ts";

interface SeatingRequest {
  party: Omit<Prisma.RegistrationPartyCreateManyInput, "id" | "eventId">;
  people: readonly Omit<
    Prisma.RegistrationCreateManyInput,
    "id" | "eventId" | "partyId" | "userId" | "status"
  >[];
  /** The account if its address is unconfirmed. */
  unconfirmed: User | null;
}

/**
 * Gives the parties their seats, in order, and places on the waitlist to the others: nobody gets a seat
 * while others wait.
 */
function seatParties(event: LockedEvent, requests: readonly SeatingRequest[]) {
  let left = countSeatsLeft(event);
  let ahead = event.waiting;
  return requests.map(({ party, people, unconfirmed }) => {
    const { together = false } = party;
    const registrations = people.map((person) => ({ ...person, id: randomUUIDv7() }));
    const seats = ahead > 0 ? 0 : countSeated(left, people.length, together);
    const seated = registrations.slice(0, seats);
    const waiting = registrations.slice(seats);
    const result = {
      partyId: randomUUIDv7(),
      party,
      unconfirmed,
      together,
      seated,
      waiting,
      ahead,
    };
    if (left !== null) left -= seats;
    ahead += waiting.length;
    return result;
  });
}
type Seating = ReturnType<typeof seatParties>[number];

/** Stores the parties and their registrations: the order of the rows is the order of the waitlist. */
async function storeParties(
  transaction: Transaction,
  event: LockedEvent,
  parties: readonly Seating[],
): Promise<void> {
  const eventId = event.id;
  await transaction.registrationParty.createMany({
    data: parties.map(({ partyId, party }) => ({ ...party, id: partyId, eventId })),
  });
  await transaction.registration.createMany({
    data: parties.flatMap(({ partyId, party, seated, waiting }) => {
      const shared = { eventId, partyId, userId: party.userId ?? null };
      return [
        ...seated.map((person) => ({ ...person, ...shared, status: "confirmed" as const })),
        ...waiting.map((person) => ({ ...person, ...shared, status: "waiting" as const })),
      ];
    }),
  });
  await takeSeats(
    transaction,
    event,
    parties.reduce((sum, { seated }) => sum + seated.length, 0),
  );
  event.waiting += parties.reduce((sum, { waiting }) => sum + waiting.length, 0);
}

/** Records the announced facts of the event: families are notified when they change. */
async function recordNotifiedFacts(transaction: Transaction, event: LockedEvent): Promise<void> {
  if (event.hasNotifiedFacts) return;
  await transaction.$executeRaw`
    INSERT INTO event_details AS d ("eventId", "notifiedDate", "notifiedLocation", "notifiedTitle", "wasBacked")
    VALUES (${event.id}, ${event.eventDate}, ${event.location}, ${event.title}, true)
    ON CONFLICT ("eventId") DO UPDATE SET "wasBacked" = true,
      "notifiedDate" = coalesce(d."notifiedDate", EXCLUDED."notifiedDate"),
      "notifiedLocation" = coalesce(d."notifiedLocation", EXCLUDED."notifiedLocation"),
      "notifiedTitle" = coalesce(d."notifiedTitle", EXCLUDED."notifiedTitle")`;
}

/**
 * Registers parties for a locked event, in order: free seats first, then places at the end of the
 * waitlist. Returns the ids of each party's registrations, in the party's order.
 */
export async function assignSeats(
  transaction: Transaction,
  mails: RegistrationMails,
  event: LockedEvent,
  requests: readonly SeatingRequest[],
): Promise<string[][]> {
  await notifyFamilies(transaction, mails, event);
  const parties = seatParties(event, requests);
  await storeParties(transaction, event, parties);
  const { id, title } = event;
  const toAnnounced = ({ seated, waiting }: Seating) => ({
    event: { id, title },
    registrations: [
      ...seated.map((person) => ({ id: person.id, status: toStatus("confirmed") })),
      ...waiting.map((person) => ({ id: person.id, status: toStatus("waiting") })),
    ],
  });
  await mails.announce(transaction, "registration.created", ...parties.map(toAnnounced));
  await recordNotifiedFacts(transaction, event);
  await notifySeated(transaction, mails, event.id, parties);
  return parties.map(({ seated, waiting }) => [...seated, ...waiting].map((person) => person.id));
}

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

/** A call of an account that registers people for an event. */
export interface RegistrationCall {
  user: User;
  sent: NewRegistrations;
}

/** Checks a call. Returns what to store for it, or the registrations that the same call made before. */
function checkCall(
  event: LockedEvent,
  { user, sent }: RegistrationCall,
  known: KnownFamily,
  key: string | null,
) {
  if (known.earlier) return { earlier: known.earlier };
  checkOpen(event);
  checkGroupFits(event, sent);
  const { people, newChildren } = buildPeople(user, event, known, sent);
  const { together, terms, participants } = sent;
  const request: SeatingRequest = {
    unconfirmed: known.isUnconfirmed ? user : null,
    party: {
      userId: user.id,
      together,
      idempotencyKey: key,
      ...toContactColumns(sent),
      termsVersion: terms,
      termsAgreedAt: event.now,
    },
    people: people.map((person, index) => {
      const { photoConsent = false, needs = null } = participants[index] ?? {};
      return { ...person, photoConsent, needs };
    }),
  };
  const userId = user.id;
  return { request, newChildren: newChildren.map((child) => ({ ...child, userId })) };
}

function settle<Value>(work: () => Value): PromiseSettledResult<Value> {
  try {
    return { status: "fulfilled", value: work() };
  } catch (reason) {
    return { status: "rejected", reason };
  }
}

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
 * The number of statements does not depend on the number of calls: while the event is locked, all other
 * calls for it wait.
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
  }));
  const locked = await lockFamilies(
    transaction,
    accounts.map(({ userId }) => userId),
  );
  const event = await lockEvent(transaction, eventId);
  const families = await readKnownFamilies(transaction, event.id, accounts);
  const checked = calls.map((call, index) =>
    settle(() => {
      const known = families.get(call.user.id);
      if (!known || !locked.has(call.user.id)) throw accountDeleted();
      return checkCall(event, call, known, accounts[index]?.key ?? null);
    }),
  );
  const accepted = checked.flatMap((result) =>
    result.status === "fulfilled" && result.value.request ? [result.value] : [],
  );
  const newChildren = accepted.flatMap((call) => call.newChildren);
  if (newChildren.length > 0) await transaction.child.createMany({ data: newChildren });
  const requests = accepted.map(({ request }) => request);
  const stored = requests.length > 0 ? await assignSeats(transaction, mails, event, requests) : [];
  if (requests.length > 0) await notifyOrganizers(transaction, mails, event, requests);
  const ids = stored.values();
  return checked.map((result) => {
    if (result.status === "rejected") return result;
    return { status: "fulfilled", value: result.value.earlier ?? ids.next().value ?? [] };
  });
}
