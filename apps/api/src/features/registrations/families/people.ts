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
import type { PrismaClient, Transaction } from "@headwaters/db";
import { conflict, invalidField } from "../../../platform/errors/errors.ts";
import { ignoringCase } from "../../../platform/ignoringCase.ts";
import { isActiveOrUndoable } from "../active.ts";
import type { LockedEvent } from "../events/lockEvent.ts";

interface Person {
  childId: string | null;
  firstName: string;
  /** Null for the account's owner. */
  birthYear: number | null;
}

/** Finds a child of an account by name, in any letter case, and year of birth. */
function findSameChild(transaction: Transaction, userId: string, child: NewChild) {
  const { firstName, birthYear } = child;
  return transaction.child.findFirst({
    where: { userId, birthYear, firstName: ignoringCase(firstName) },
  });
}

/**
 * Builds a person from the input; stores a new child. A child that the account has already is not stored
 * again, so that it cannot take a second seat from another tab.
 */
async function buildPerson(
  transaction: Transaction,
  user: User,
  participant: NewParticipant,
  field: string,
): Promise<Person> {
  if (participant.kind === "self") {
    return {
      childId: null,
      firstName: displayName(user.firstName) ?? "Account owner",
      birthYear: null,
    };
  }
  if (participant.kind === "child") {
    const child = await transaction.child.findFirst({
      where: { id: participant.childId, userId: user.id },
    });
    if (!child) throw invalidField(field, "This child is not on your account any more");
    return { childId: child.id, firstName: child.firstName, birthYear: child.birthYear };
  }
  const { firstName, birthYear } = participant;
  let child = await findSameChild(transaction, user.id, participant);
  if (!child) {
    await checkRoom(transaction, user.id);
    child = await transaction.child.create({ data: { userId: user.id, firstName, birthYear } });
  }
  return { childId: child.id, firstName: child.firstName, birthYear };
}

/** @throws DomainError CONFLICT if the locked account has the maximum of children */
export async function checkRoom(transaction: Transaction, userId: string): Promise<void> {
  const children = await transaction.child.count({ where: { userId } });
  if (children < CHILDREN_PER_ACCOUNT_MAX) return;
  throw conflict(
    `An account can have ${CHILDREN_PER_ACCOUNT_MAX} children at most. Please write to us for a larger group.`,
  );
}

/** Builds and validates the people that a family registers. */
export async function buildPeople(
  transaction: Transaction,
  user: User,
  event: LockedEvent,
  sent: NewRegistrations,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const [index, participant] of sent.participants.entries()) {
    const field = `participants.${index}`;
    const person = await buildPerson(transaction, user, participant, field);
    if (people.some(({ childId }) => childId === person.childId)) {
      throw invalidField(field, `${person.firstName} is in the list twice`);
    }
    const ageProblem = findAgeProblem(event, person);
    if (ageProblem) throw invalidField(field, ageProblem);
    people.push(person);
  }
  checkContacts(event, people, sent);
  await checkFamily(transaction, user.id, event, people);
  return people;
}

/**
 * Throws CONFLICT for people who are registered already; the unique index could not name them. Also
 * limits an account's registrations per event, as children can be removed and others added.
 */
export async function checkFamily(
  transaction: Transaction,
  userId: string,
  event: LockedEvent,
  people: readonly (Pick<Person, "firstName" | "childId" | "birthYear"> & { id?: string })[],
): Promise<void> {
  const holding = await transaction.registration.findMany({
    where: { eventId: event.id, userId, ...isActiveOrUndoable },
    select: { id: true, status: true, childId: true, birthYear: true },
  });
  const active = holding.filter(({ status }) => isActiveStatus(status));
  const duplicate = people.find((person) =>
    active.some(({ childId, birthYear }) =>
      person.childId === null
        ? person.birthYear === null && birthYear === null
        : childId === person.childId,
    ),
  );
  if (duplicate) {
    const who = duplicate.birthYear === null ? "You are" : `${duplicate.firstName} is`;
    throw conflict(`${who} signed up for this event already.`);
  }
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
export async function lastContacts(prisma: PrismaClient, userId: string): Promise<Contacts> {
  const party = await prisma.registrationParty.findFirst({
    where: { userId, guardianName: { not: null } },
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
