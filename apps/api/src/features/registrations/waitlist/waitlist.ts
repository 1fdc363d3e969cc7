import { OFFER_HOURS } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { addHours } from "date-fns/addHours";
import { min } from "date-fns/min";
import { closingTime, type LockedEvent, seatsLeft, takeSeats } from "../events/lockEvent.ts";

type Transaction = Prisma.TransactionClient;

/** Those of one party who are offered seats at the same time. */
interface Offer {
  partyId: string;
  ids: string[];
  until: Date;
}

/** What has become of a waitlist. */
export interface Seating {
  offers: Offer[];
  /** Registrations whose offer has ended. */
  ended: string[];
}

/**
 * Most offers that are made, and that are ended, while an event is held: everyone else waits for
 * that. The upkeep goes on with the others.
 */
const AT_ONCE = 50;

/**
 * Ends the offers of a held event that nobody took in time, and gives their seats back. While staff do
 * not stand behind it nobody can take a seat: an offer that would end then is made for as long again.
 */
async function endOffers(transaction: Transaction, event: LockedEvent): Promise<string[]> {
  if (!event.hasOffers) return [];
  // Registration may close earlier than it did when they were made.
  const closesAt = closingTime(event);
  await transaction.$executeRaw`
    UPDATE registrations SET "offeredUntil" = ${closesAt}
    WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" > ${closesAt}`;
  if (!event.isBacked && closesAt > event.now) {
    await transaction.$executeRaw`
      UPDATE registrations SET "offeredUntil" = ${offerEnds(event)}
      WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" <= ${event.now}`;
    return [];
  }
  const ended = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE registrations SET status = 'expired', needs = NULL, "updatedAt" = ${event.now}
    WHERE id IN (
      SELECT id FROM registrations
      WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" <= ${event.now}
      ORDER BY "queuePosition" LIMIT ${AT_ONCE})
    RETURNING id`;
  await takeSeats(transaction, event, -ended.length);
  return ended.map(({ id }) => id);
}

/** Until when a seat that is offered now is kept: 24 hours by any clock, never past the deadline. */
export function offerEnds(event: LockedEvent): Date {
  return min([addHours(event.now, OFFER_HOURS), closingTime(event)]);
}

/** How many wait before someone who waits. */
export async function countAhead(transaction: Transaction, id: string): Promise<number> {
  const [row] = await transaction.$queryRaw<{ ahead: number }[]>`
    SELECT count(*)::int AS ahead FROM registrations other
    JOIN registrations r ON r.id = ${id} AND other."eventId" = r."eventId"
    WHERE other.status = 'waiting' AND other."queuePosition" < r."queuePosition"`;
  return row?.ahead ?? 0;
}

/** The first of the waitlist: alone, or with all of their party who wait. */
async function firstWaiting(transaction: Transaction, eventId: string) {
  return transaction.$queryRaw<{ id: string; partyId: string }[]>`
    WITH first AS (
      SELECT r.id, r."partyId", p.together FROM registrations r
      JOIN registration_parties p ON p.id = r."partyId"
      WHERE r."eventId" = ${eventId} AND r.status = 'waiting' ORDER BY r."queuePosition" LIMIT 1
    )
    SELECT r.id, r."partyId" FROM registrations r JOIN first
      ON r.id = first.id OR (first.together AND r."partyId" = first."partyId")
    WHERE r."eventId" = ${eventId} AND r.status = 'waiting' ORDER BY r."queuePosition"`;
}

/**
 * Offers the free seats of a held event to those who wait, strictly in their order: a family that
 * wants to come together holds up those behind it, unless the event has not so many seats in all.
 * After registration has closed nothing is offered, nor for an event that readers do not see or staff do not stand behind.
 */
export async function offerSeats(transaction: Transaction, event: LockedEvent): Promise<Seating> {
  const seating: Seating = { offers: [], ended: await endOffers(transaction, event) };
  const isOpen = event.published && event.isBacked && !event.cancelledAt;
  if (!isOpen || closingTime(event) <= event.now) return seating;
  const until = offerEnds(event);
  for (let offers = 0; offers < AT_ONCE; offers += 1) {
    const left = seatsLeft(event);
    if (left === 0) break;
    const waiting = await firstWaiting(transaction, event.id);
    const first =
      waiting.length > (event.maxParticipants ?? Infinity) ? waiting.slice(0, 1) : waiting;
    const [someone] = first;
    if (!someone || (left !== null && first.length > left)) break;
    const ids = first.map(({ id }) => id);
    await transaction.registration.updateMany({
      where: { id: { in: ids } },
      data: { status: "offered", offeredUntil: until },
    });
    await takeSeats(transaction, event, ids.length);
    const same = seating.offers.find(({ partyId }) => partyId === someone.partyId);
    if (same) same.ids.push(...ids);
    else seating.offers.push({ partyId: someone.partyId, ids, until });
  }
  return seating;
}
