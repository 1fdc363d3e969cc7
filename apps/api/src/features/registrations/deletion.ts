import type { Prisma } from "@headwaters/db";
import { conflict, unauthorized } from "../../platform/errors/errors.ts";
import type { AccountDeletion } from "../accounts/index.ts";
import { isActive } from "./active.ts";
import { endRegistrations } from "./endRegistrations.ts";
import { lockEvent } from "./events/lockEvent.ts";

type Transaction = Prisma.TransactionClient;

/** Refuses, with CONFLICT, what would leave people who are to come in front of nothing. */
export async function checkNobodyComes(transaction: Transaction, eventIds: string[]) {
  const [{ count } = { count: 0 }] = await transaction.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM registrations r JOIN events e ON e.id = r."eventId"
    WHERE r."eventId" = ANY(${eventIds}) AND ${isActive} AND e."eventDate" > now()`;
  if (count > 0) {
    const people = count === 1 ? "1 person is" : `${count} people are`;
    throw conflict(`${people} signed up for this event. Cancel it instead: then everyone is told.`);
  }
}

/**
 * Forgets who was registered for events that are about to be deleted.
 * @throws DomainError CONFLICT while people are to come
 */
export async function forgetRegistrations(transaction: Transaction, eventIds: string[]) {
  await checkNobodyComes(transaction, eventIds);
  await transaction.registrationParty.deleteMany({ where: { eventId: { in: eventIds } } });
}

/** Those of these events to which people come, or wait to. */
export async function findEventsWithPeople(transaction: Transaction, eventIds: string[]) {
  const events = await transaction.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "eventId" AS id FROM registrations
    WHERE "eventId" = ANY(${eventIds}) AND ${isActive}`;
  return events.map(({ id }) => id);
}

/**
 * Holds an account until the transaction ends, first of all that it holds (locks.ts). What only names
 * the account, such as a version that it saves, need not wait for it.
 * @throws DomainError UNAUTHORIZED where it is gone
 */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  const found = await transaction.$executeRaw`
    SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (found > 0) return;
  throw unauthorized("Please sign in to continue.");
}

/**
 * Locks the events that the deletion of a locked account changes: those that it wrote, and those
 * whose seats it gives up; and what it signed up for any event.
 */
async function lockEventsToLeave(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    SELECT FROM events WHERE "authorId" = ${userId}
      OR id IN (SELECT "eventId" FROM registrations WHERE "userId" = ${userId} AND ${isActive})
    ORDER BY id FOR UPDATE`;
  await transaction.$executeRaw`
    SELECT FROM registration_parties WHERE "userId" = ${userId} ORDER BY id FOR UPDATE`;
}

/** Gives up the seats of an account, whose events are locked. */
async function leaveEverything(transaction: Transaction, userId: string): Promise<void> {
  const events = await transaction.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "eventId" AS id FROM registrations
    WHERE "userId" = ${userId} AND ${isActive} ORDER BY id`;
  for (const { id } of events) {
    const event = await lockEvent(transaction, id, { evenDraft: true });
    await endRegistrations(transaction, event, { userId });
  }
}

/** What happens to the registrations of an account that is deleted. */
export const registrationsDeletion: AccountDeletion = {
  async prepare(transaction, userId) {
    await lockEventsToLeave(transaction, userId);
    await leaveEverything(transaction, userId);
  },
};
