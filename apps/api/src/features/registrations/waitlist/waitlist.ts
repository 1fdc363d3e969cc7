import { OFFER_HOURS } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { addHours } from "date-fns/addHours";
import { min } from "date-fns/min";
import {
  countSeatsLeft,
  getClosingTime,
  type LockedEvent,
  takeSeats,
} from "../events/lockEvent.ts";

export const PROCESS_WAITLISTS = "processWaitlists";

interface Seating {
  /** Registrations with a new offer. */
  offered: { id: string; partyId: string }[];
  /** When the new offers expire. */
  until: Date;
  /** Registrations with an expired offer. */
  ended: string[];
}

/**
 * Maximum offers to make, and to end, in one transaction: others wait for the event's lock. The next
 * run of the job continues.
 */
const BATCH_SIZE = 50;

/**
 * Ends expired offers of a locked event and frees their seats. While the event is hidden or staff do
 * not back it, nobody can accept an offer, so expired offers are extended instead.
 */
async function endOffers(transaction: Transaction, event: LockedEvent): Promise<string[]> {
  if (!event.hasOffers) return [];
  // The deadline may have been moved forward since.
  const closesAt = getClosingTime(event);
  await transaction.$executeRaw`
    UPDATE registrations SET "offeredUntil" = ${closesAt}
    WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" > ${closesAt}`;
  if (!(event.isRegistrationApproved && event.published) && closesAt > event.now) {
    await transaction.$executeRaw`
      UPDATE registrations SET "offeredUntil" = ${getOfferEnd(event)}
      WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" <= ${event.now}`;
    return [];
  }
  const ended = await transaction.$queryRaw<{ id: string }[]>`
    UPDATE registrations SET status = 'expired', needs = NULL, "updatedAt" = ${event.now}
    WHERE id IN (
      SELECT id FROM registrations
      WHERE "eventId" = ${event.id} AND status = 'offered' AND "offeredUntil" <= ${event.now}
      ORDER BY "queuePosition" LIMIT ${BATCH_SIZE})
    RETURNING id`;
  const ids = ended.map(({ id }) => id);
  await transaction.registrationFacts.deleteMany({ where: { registrationId: { in: ids } } });
  await takeSeats(transaction, event, -ids.length);
  return ids;
}

/** The expiry of an offer made now: OFFER_HOURS of elapsed time, but not past the deadline. */
export function getOfferEnd(event: LockedEvent): Date {
  return min([addHours(event.now, OFFER_HOURS), getClosingTime(event)]);
}

/** Finds the first on the waitlist; with the whole party if it wants seats together. */
async function findFirstWaiting(transaction: Transaction, eventId: string) {
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
 * Offers the free seats of a locked event to the waitlist, strictly in order: a party that wants seats
 * together blocks those behind it, unless it exceeds the event's maximum. Makes no offers after
 * registration has closed, or for an event that is unpublished, cancelled or not backed by staff.
 */
export async function offerSeats(transaction: Transaction, event: LockedEvent): Promise<Seating> {
  const seating: Seating = {
    ended: await endOffers(transaction, event),
    offered: [],
    until: getOfferEnd(event),
  };
  const isOpen = event.published && event.isRegistrationApproved && !event.cancelledAt;
  if (!isOpen || getClosingTime(event) <= event.now) return seating;
  for (let offers = 0; offers < BATCH_SIZE; offers += 1) {
    const left = countSeatsLeft(event);
    if (left === 0 || event.waiting === 0) break;
    const waiting = await findFirstWaiting(transaction, event.id);
    const first =
      waiting.length > (event.maxParticipants ?? Infinity) ? waiting.slice(0, 1) : waiting;
    if (first.length === 0 || (left !== null && first.length > left)) break;
    await transaction.registration.updateMany({
      where: { id: { in: first.map(({ id }) => id) } },
      data: { status: "offered", offeredUntil: seating.until },
    });
    await takeSeats(transaction, event, first.length);
    event.waiting -= first.length;
    seating.offered.push(...first);
  }
  return seating;
}
