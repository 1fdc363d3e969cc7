import type { NewParticipant, NewRegistrations, User } from "@headwaters/contracts";
import { displayName, PARTY_MAX } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { conflict, invalidField } from "../../../platform/errors/errors.ts";
import { activeStatuses } from "../active.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import { ageTrouble } from "./ages.ts";
import { checkContacts } from "./contacts.ts";

/** Someone who is to be registered. */
interface Person {
  childId: string | null;
  firstName: string;
  /** Null: the account's owner. */
  birthYear: number | null;
}

/** Someone of the account, a new child made one of its children. */
async function toPerson(
  transaction: Prisma.TransactionClient,
  user: User,
  who: NewParticipant,
  field: string,
): Promise<Person> {
  if (who.kind === "self") {
    return {
      childId: null,
      firstName: displayName(user.firstName) ?? "Account owner",
      birthYear: null,
    };
  }
  if (who.kind === "child") {
    const child = await transaction.child.findFirst({
      where: { id: who.childId, userId: user.id },
    });
    if (!child) throw invalidField(field, "This child is not on your account any more");
    return { childId: child.id, firstName: child.firstName, birthYear: child.birthYear };
  }
  await checkRoom(transaction, user.id);
  const { firstName, birthYear } = who;
  const child = await transaction.child.create({ data: { userId: user.id, firstName, birthYear } });
  return { childId: child.id, firstName, birthYear };
}

/** Refuses one child more than an account, which is held, can have. */
export async function checkRoom(
  transaction: Prisma.TransactionClient,
  userId: string,
): Promise<void> {
  const children = await transaction.child.count({ where: { userId } });
  if (children < PARTY_MAX) return;
  throw conflict(
    `An account can have ${PARTY_MAX} children at most. Please write to us for a larger group.`,
  );
}

/** Everyone whom a family signs up, each once and of the right age, with who is called for minors. */
export async function toPeople(
  transaction: Prisma.TransactionClient,
  user: User,
  event: LockedEvent,
  sent: NewRegistrations,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const [index, who] of sent.participants.entries()) {
    const field = `participants.${index}`;
    const person = await toPerson(transaction, user, who, field);
    if (people.some(({ childId }) => childId === person.childId)) {
      throw invalidField(field, `${person.firstName} is in the list twice`);
    }
    const trouble = ageTrouble(event, person);
    if (trouble) throw invalidField(field, trouble);
    people.push(person);
  }
  checkContacts(event, people, sent);
  await checkFamily(transaction, user, event, people);
  return people;
}

/** The account's owner, and each of the children. */
const FAMILY_MAX = PARTY_MAX + 1;

/**
 * Refuses who is registered already: the index of active registrations would, too, without saying
 * whom. And more than a family: children can be taken off an account, and others be added.
 */
async function checkFamily(
  transaction: Prisma.TransactionClient,
  user: User,
  event: LockedEvent,
  people: readonly Person[],
): Promise<void> {
  const active = await transaction.registration.findMany({
    where: {
      eventId: event.id,
      userId: user.id,
      status: { in: activeStatuses },
    },
    select: { childId: true, birthYear: true },
  });
  const twice = people.find((person) =>
    active.some(({ childId, birthYear }) =>
      person.childId === null ? birthYear === null : childId === person.childId,
    ),
  );
  if (twice) {
    const who = twice.birthYear === null ? "You are" : `${twice.firstName} is`;
    throw conflict(`${who} signed up for this event already.`);
  }
  if (active.length + people.length > FAMILY_MAX) {
    throw conflict(
      `An account can sign up ${FAMILY_MAX} people at most for an event. Please write to us for a larger group.`,
    );
  }
}
