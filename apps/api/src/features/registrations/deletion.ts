import type { Prisma } from "@headwaters/db";
import { TRPCError } from "@trpc/server";
import { isActive } from "./active.ts";
import { endRegistrations } from "./endRegistrations.ts";
import { holdEvent } from "./events/lockEvent.ts";

type Transaction = Prisma.TransactionClient;

/** Refuses, with CONFLICT, what would leave people who are to come in front of nothing. */
export async function checkNobodyComes(transaction: Transaction, eventIds: string[]) {
  const [{ count } = { count: 0 }] = await transaction.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM registrations r JOIN events e ON e.id = r."eventId"
    WHERE r."eventId" = ANY(${eventIds}) AND ${isActive} AND e."eventDate" > now()`;
  if (count > 0) {
    const people = count === 1 ? "1 person is" : `${count} people are`;
    throw new TRPCError({
      code: "CONFLICT",
      message: `${people} signed up for this event. Cancel it instead: then everyone is told.`,
    });
  }
}

/**
 * Forgets who was registered for events that are about to be deleted.
 * @throws TRPCError CONFLICT while people are to come
 */
export async function forgetRegistrations(transaction: Transaction, eventIds: string[]) {
  await checkNobodyComes(transaction, eventIds);
  await transaction.registrationParty.deleteMany({ where: { eventId: { in: eventIds } } });
}

/**
 * Holds an account until the transaction ends, first of all that it holds (locks.ts). What only names
 * the account, such as a version that it saves, need not wait for it.
 * @throws TRPCError UNAUTHORIZED where it is gone
 */
export async function holdAccount(transaction: Transaction, userId: string): Promise<void> {
  const found = await transaction.$executeRaw`
    SELECT FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  if (found > 0) return;
  throw new TRPCError({ code: "UNAUTHORIZED", message: "Please sign in to continue." });
}

/** Gives up the seats of an account that is about to be deleted, and whose events are locked. */
export async function leaveEverything(transaction: Transaction, userId: string): Promise<void> {
  const events = await transaction.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT "eventId" AS id FROM registrations
    WHERE "userId" = ${userId} AND ${isActive} ORDER BY id`;
  for (const { id } of events) {
    const event = await holdEvent(transaction, id, { evenDraft: true });
    await endRegistrations(transaction, event, { userId });
  }
}
