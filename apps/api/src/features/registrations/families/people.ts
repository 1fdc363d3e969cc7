import {
  CHILDREN_PER_ACCOUNT_MAX,
  type Contacts,
  displayName,
  findAgeProblem,
  isActiveStatus,
  isMinor,
  type NewChild,
  type NewParticipant,
  type NewRegistrations,
  PEOPLE_PER_EVENT_MAX,
  type User,
} from "@headwaters/contracts";
import { type ChildModel, Prisma, type RegistrationModel, type Transaction } from "@headwaters/db";
import { conflict, invalidField } from "../../../platform/errors/errors.ts";
import { createIds } from "../../../platform/insertRows.ts";
import { isActiveOrUndoableSql } from "../active.ts";
import type { GivenConsent } from "../consents/consents.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import { childIdsSeenBy } from "../guardians/guardians.ts";
import { type KnownFacts, knownFactsSql, type PersonFacts, toPersonFacts } from "./facts.ts";

interface Person {
  childId: string | null;
  firstName: string;
  /** Null for the account's owner. */
  birthYear: number | null;
  /** What the family says of a child; null if nothing. */
  facts: PersonFacts | null;
}

type KnownChild = Pick<ChildModel, "id" | "firstName" | "birthYear"> & {
  facts: KnownFacts | null;
};

/** A registration that is active or can be taken back: its seat is held. */
type Holding = Pick<RegistrationModel, "id" | "status" | "childId" | "birthYear">;

/** The stored data of an account that registers people for an event. */
export interface KnownFamily {
  children: KnownChild[];
  /**
   * Its registrations for the event that hold a seat or a place on the waitlist, and those that other
   * guardians of its children made.
   */
  holding: Holding[];
  /** Nobody has confirmed its address. */
  isUnconfirmed: boolean;
  /** The text about photos in force. */
  photoText: GivenConsent;
  /** The request's text about photos was in force, now or earlier. */
  isEarlierPhotoText: boolean;
  /** The registrations that the same request made before; null: none. */
  earlier: string[] | null;
}

/**
 * Reads accounts of a locked event, by account.
 * @param accounts each with the idempotency key of its request and the text about photos that it names
 */
export async function readKnownFamilies(
  transaction: Transaction,
  eventId: string,
  accounts: readonly { userId: string; key: string | null; photoTextId: string | null }[],
): Promise<Map<string, KnownFamily>> {
  const known = await transaction.$queryRaw<(KnownFamily & { userId: string })[]>`
    SELECT account."userId",
      coalesce(
        (SELECT jsonb_agg(
            jsonb_build_object('id', id, 'firstName', "firstName", 'birthYear', "birthYear",
              'facts', ${knownFactsSql})
            ORDER BY "createdAt", id)
          FROM children c JOIN child_guardians g ON g."childId" = c.id
          WHERE g."userId" = account."userId" AND g."excludedAt" IS NULL),
        '[]') AS children,
      coalesce(
        (SELECT jsonb_agg(jsonb_build_object(
            'id', id, 'status', status, 'childId', "childId", 'birthYear', "birthYear"))
          FROM registrations
          WHERE "eventId" = ${eventId} AND ${isActiveOrUndoableSql}
            AND ("userId" = account."userId"
              OR "childId" = ANY(ARRAY(${childIdsSeenBy(Prisma.sql`ARRAY[account."userId"]`)})))),
        '[]') AS holding,
      EXISTS (SELECT FROM email_confirmations WHERE "userId" = account."userId") AS "isUnconfirmed",
      (SELECT jsonb_build_object('id', id, 'scope', scope) FROM consent_texts
        WHERE kind = 'photos' ORDER BY version DESC LIMIT 1) AS "photoText",
      EXISTS (SELECT FROM consent_texts WHERE kind = 'photos' AND id = account."photoTextId")
        AS "isEarlierPhotoText",
      (SELECT ARRAY(SELECT id FROM registrations WHERE "partyId" = p.id)
        FROM registration_parties p WHERE p."idempotencyKey" = account.key) AS earlier
    FROM unnest(
      ${accounts.map(({ userId }) => userId)}::text[], ${accounts.map(({ key }) => key)}::text[],
      ${accounts.map(({ photoTextId }) => photoTextId)}::text[]
    ) AS account ("userId", key, "photoTextId")`;
  return new Map(known.map(({ userId, ...family }) => [userId, family]));
}

/** Finds a child of an account by name, in any letter case, and year of birth. */
function findSameChild({ children }: KnownFamily, child: NewChild) {
  const toKey = (firstName: string) => firstName.toLowerCase();
  return children.find(
    ({ firstName, birthYear }) =>
      birthYear === child.birthYear && toKey(firstName) === toKey(child.firstName),
  );
}

/**
 * Builds a person from the input; a new child has the id `newId`. A child that the account has already is not stored again, so that it
 * cannot take a second seat from another tab.
 */
function buildPerson(
  user: User,
  known: KnownFamily,
  participant: NewParticipant,
  field: string,
  newId: string,
  now: Date,
): Person {
  if (participant.kind === "self") {
    return {
      childId: null,
      firstName: displayName(user.firstName) ?? "Account owner",
      birthYear: null,
      facts: null,
    };
  }
  const toPerson = ({ id: childId, firstName, birthYear, facts }: KnownChild) => ({
    childId,
    firstName,
    birthYear,
    facts: toPersonFacts(firstName, facts, participant.facts, now),
  });
  if (participant.kind === "child") {
    const child = known.children.find(({ id }) => id === participant.childId);
    if (!child) throw invalidField(field, "This child is not on your account any more");
    return toPerson(child);
  }
  const { firstName, birthYear } = participant;
  let child = findSameChild(known, participant);
  if (!child) {
    checkRoom(known.children.length);
    child = { id: newId, firstName, birthYear, facts: null };
    known.children.push(child);
  }
  return toPerson(child);
}

/** @throws DomainError CONFLICT if a locked account with this many children cannot have another */
export function checkRoom(children: number): void {
  if (children < CHILDREN_PER_ACCOUNT_MAX) return;
  throw conflict(
    `An account can have ${CHILDREN_PER_ACCOUNT_MAX} children at most. Please write to us for a larger group.`,
  );
}

/** Builds and validates the people that a family registers, and those of them whom it has to store as children. */
export function buildPeople(
  user: User,
  event: LockedEvent,
  known: KnownFamily,
  sent: NewRegistrations,
) {
  const stored = known.children.length;
  const ids = createIds(sent.participants.length);
  const people: Person[] = [];
  for (const [index, participant] of sent.participants.entries()) {
    const field = `participants.${index}`;
    const person = buildPerson(user, known, participant, field, ids[index] ?? "", event.now);
    if (people.some(({ childId }) => childId === person.childId)) {
      throw invalidField(field, `${person.firstName} is in the list twice`);
    }
    const ageProblem = findAgeProblem(event, person);
    if (ageProblem) throw invalidField(field, ageProblem);
    people.push(person);
  }
  checkContacts(event, people, sent);
  checkFamily(known.holding, people);
  return { people, newChildren: known.children.slice(stored) };
}

export function signedUpAlready({ firstName, birthYear }: Pick<Person, "firstName" | "birthYear">) {
  const who = birthYear === null ? "You are" : `${firstName} is`;
  return conflict(`${who} signed up for this event already.`);
}

/**
 * Throws CONFLICT for people who are registered already; the unique index could not name them. Also
 * limits an account's registrations per event, as children can be removed and others added.
 */
export function checkFamily(
  holding: readonly Holding[],
  people: readonly (Pick<Person, "firstName" | "childId" | "birthYear"> & { id?: string })[],
): void {
  const active = holding.filter(({ status }) => isActiveStatus(status));
  const duplicate = people.find((person) =>
    active.some(({ childId, birthYear }) =>
      person.childId === null
        ? person.birthYear === null && birthYear === null
        : childId === person.childId,
    ),
  );
  if (duplicate) throw signedUpAlready(duplicate);
  // A seat that can be taken back is still held.
  const others = holding.filter(({ id }) => people.every((person) => person.id !== id));
  if (others.length + people.length > PEOPLE_PER_EVENT_MAX) {
    throw conflict(
      `An account can sign up ${PEOPLE_PER_EVENT_MAX} people at most for an event. Please write to us for a larger group.`,
    );
  }
}

type SentContacts = Pick<NewRegistrations, "guardian" | "emergency">;

const toContact = (name: string | null, phone: string | null) =>
  name !== null && phone !== null ? { name, phone } : null;

/** Returns the contacts of the account's latest registration of a child. */
export async function lastContacts(client: Transaction, userId: string): Promise<Contacts> {
  const party = await client.registrationParty.findFirst({
    where: { userId, guardianPhone: { not: null } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { guardianName: true, guardianPhone: true, emergencyName: true, emergencyPhone: true },
  });
  return {
    guardian: toContact(party?.guardianName ?? null, party?.guardianPhone ?? null),
    emergency: toContact(party?.emergencyName ?? null, party?.emergencyPhone ?? null),
  };
}

/** Throws a field error for minors without a guardian or an emergency contact. */
export function checkContacts(
  event: LockedEvent,
  people: readonly { birthYear: number | null }[],
  { guardian, emergency }: SentContacts,
): void {
  if (!people.some(({ birthYear }) => isMinor(event.eventDate, birthYear))) return;
  if (!guardian) throw invalidField("guardian.name", "Guardian name is required");
  if (!emergency) throw invalidField("emergency.name", "Emergency contact name is required");
}

export function toContactColumns({ guardian, emergency }: SentContacts) {
  return {
    guardianName: guardian?.name ?? null,
    guardianPhone: guardian?.phone ?? null,
    emergencyName: emergency?.name ?? null,
    emergencyPhone: emergency?.phone ?? null,
  };
}
