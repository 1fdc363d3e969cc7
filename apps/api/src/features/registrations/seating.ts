import { countSeated, type User } from "@headwaters/contracts";
import type { RegistrationModel, RegistrationPartyModel, Transaction } from "@headwaters/db";
import { createIds, insertRows } from "../../platform/insertRows.ts";
import { toStatus } from "./active.ts";
import { type GivenConsent, insertConsents } from "./consents/consents.ts";
import { countSeatsLeft, type LockedEvent } from "./events/lockEvent.ts";
import { insertFacts, type PersonFacts } from "./families/facts.ts";
import { notifySeated, type RegistrationMails } from "./families/notifyRegistered.ts";
import { notifyFamilies } from "./waitlist/notifyFamilies.ts";

/** The columns of a new party that its caller chooses, and those that follow. */
const partyColumns = {
  userId: "text",
  contactEmail: "text",
  together: "boolean",
  guardianName: "text",
  guardianPhone: "text",
  emergencyName: "text",
  emergencyPhone: "text",
  termsVersion: "text",
  termsAgreedAt: "timestamp",
  idempotencyKey: "text",
  addedById: "text",
} as const;
const storedPartyColumns = {
  ...partyColumns,
  id: "text",
  eventId: "text",
  createdAt: "timestamp",
} as const;

/** The columns of a new registration that its caller chooses, and those that follow. */
const personColumns = {
  childId: "text",
  firstName: "text",
  birthYear: "int",
  needs: "text",
  ageApprovedById: "text",
} as const;
const registrationColumns = {
  ...personColumns,
  id: "text",
  eventId: "text",
  partyId: "text",
  userId: "text",
  status: "text",
  createdAt: "timestamp",
  updatedAt: "timestamp",
} as const;

export interface SeatingRequest {
  party: Pick<RegistrationPartyModel, keyof typeof partyColumns>;
  people: readonly (Pick<RegistrationModel, keyof typeof personColumns> & {
    /** What the family says of a child; absent for people who were added by hand. */
    facts?: PersonFacts | null;
    /** To photos; absent or null: none. */
    consent?: GivenConsent | null;
  })[];
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
  const partyIds = createIds(requests.length).values();
  const ids = createIds(requests.flatMap(({ people }) => people).length).values();
  const takeId = (unused: ArrayIterator<string>) => unused.next().value as string;
  return requests.map(({ party, people, unconfirmed }) => {
    const { together } = party;
    const seats = ahead > 0 ? 0 : countSeated(left, people.length, together);
    const registrations = people.map((person, index) => ({
      ...person,
      id: takeId(ids),
      status: index < seats ? ("confirmed" as const) : ("waiting" as const),
    }));
    const seated = registrations.slice(0, seats);
    const waiting = registrations.slice(seats);
    const result = {
      partyId: takeId(partyIds),
      party,
      unconfirmed,
      together,
      registrations,
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

/** Stores parties, registrations with facts and consents, and the taken seats: the order of the rows is the order of the waitlist. */
async function storeParties(
  transaction: Transaction,
  event: LockedEvent,
  parties: readonly Seating[],
): Promise<void> {
  const shared = { eventId: event.id, createdAt: event.now };
  const registrations = parties.flatMap(({ partyId, party, registrations }) => {
    const own = { ...shared, updatedAt: event.now, partyId, userId: party.userId };
    return registrations.map((one) => ({ ...one, ...own }));
  });
  const taken = registrations.filter(({ status }) => status === "confirmed").length;
  const facts = insertFacts(registrations, event.now);
  await transaction.$executeRaw`
    WITH parties AS (
      ${insertRows(
        "registration_parties",
        storedPartyColumns,
        parties.map(({ partyId, party }) => ({ ...party, ...shared, id: partyId })),
      )}
    ), seats AS (
      UPDATE events SET "currentParticipants" = "currentParticipants" + ${taken}
      WHERE id = ${event.id} AND ${taken}::int > 0
    ), facts AS (${facts.ofRegistrations}), "factsOfChildren" AS (${facts.ofChildren}),
    consents AS (${insertConsents(registrations, event)})
    ${insertRows("registrations", registrationColumns, registrations)}`;
  event.currentParticipants += taken;
  event.waiting += registrations.length - taken;
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
  const toAnnounced = ({ registrations }: Seating) => ({
    event: { id, title },
    registrations: registrations.map((one) => ({ id: one.id, status: toStatus(one.status) })),
  });
  await mails.announce(transaction, "registration.created", ...parties.map(toAnnounced));
  await recordNotifiedFacts(transaction, event);
  await notifySeated(transaction, mails, event.id, parties);
  return parties.map(({ registrations }) => registrations.map((one) => one.id));
}
