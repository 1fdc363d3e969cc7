import type { Transaction } from "@headwaters/db";
import { activeStatuses } from "../active.ts";
import { announceEnded } from "../announceEnded.ts";
import type { KnownBefore } from "../emails/eventFacts.ts";
import { eventChanged } from "../emails/events.ts";
import { offerEnded, seatOffered } from "../emails/seats.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import { type Offer, offerSeats, PROCESS_WAITLISTS } from "./waitlist.ts";

/**
 * Records the time and place of a locked event as announced. Returns what families knew before; null
 * if nothing has changed, or if they are not to be told: it is past, cancelled or not backed by staff.
 */
async function recordChange(
  transaction: Transaction,
  { id, eventDate, location, now, published, isBacked, cancelledAt }: LockedEvent,
): Promise<KnownBefore | null> {
  if (!published || !isBacked || cancelledAt || eventDate <= now) return null;
  const [before] = await transaction.$queryRaw<KnownBefore[]>`
    UPDATE event_details d SET "notifiedDate" = ${eventDate}, "notifiedLocation" = ${location}
    FROM (SELECT * FROM event_details WHERE "eventId" = ${id} FOR UPDATE) old
    WHERE d."eventId" = old."eventId"
      AND (old."notifiedDate" <> ${eventDate} OR old."notifiedLocation" <> ${location})
    RETURNING old."notifiedDate" AS "eventDate", old."notifiedLocation" AS location`;
  return before ?? null;
}

interface PartyStatus {
  ids: string[];
  isSeated: boolean;
  isWaiting: boolean;
}

/** Reads the active registrations of an event by party. */
async function readParties(
  transaction: Transaction,
  eventId: string,
): Promise<Map<string, PartyStatus>> {
  const active = await transaction.registration.findMany({
    where: { eventId, status: { in: activeStatuses } },
    select: { id: true, partyId: true, status: true },
  });
  const parties = new Map<string, PartyStatus>();
  for (const { id, partyId, status } of active) {
    const party = parties.get(partyId) ?? { ids: [], isSeated: false, isWaiting: false };
    party.ids.push(id);
    if (status === "confirmed") party.isSeated = true;
    else party.isWaiting = true;
    parties.set(partyId, party);
  }
  return parties;
}

/** Adds mails about a changed time or place for all families but those that get an offer with it. */
async function notifyChange(
  transaction: Transaction,
  mails: FamilyMails,
  before: KnownBefore,
  {
    parties,
    offers,
    calendar,
  }: {
    parties: Map<string, PartyStatus>;
    offers: readonly Offer[];
    calendar: string;
  },
): Promise<string[]> {
  // Reminders of the old date do not count for the new one.
  await transaction.registrationReminder.deleteMany({
    where: { partyId: { in: [...parties.keys()] } },
  });
  const offered = new Set(offers.map(({ partyId }) => partyId));
  const others = [...parties]
    .filter(([partyId]) => !offered.has(partyId))
    .map(([, party]) => party);
  const mailIds: string[] = [];
  for (const status of [
    { isSeated: true, isWaiting: false },
    { isSeated: true, isWaiting: true },
    { isSeated: false, isWaiting: true },
  ]) {
    const ids = others
      .filter(
        ({ isSeated, isWaiting }) => isSeated === status.isSeated && isWaiting === status.isWaiting,
      )
      .flatMap((party) => party.ids);
    mailIds.push(
      ...(await mails.write(transaction, ids, (family) =>
        eventChanged({ ...family, ...status, before, calendar: status.isSeated ? calendar : null }),
      )),
    );
  }
  return mailIds;
}

/**
 * Offers the free seats of a locked event, ends expired offers, and adds one mail a family about them
 * and about a changed time or place. Returns the ids of the mails.
 */
export async function notifyFamilies(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
): Promise<string[]> {
  const { offers, ended } = await offerSeats(transaction, event);
  const expired = ended.map((id) => ({ id, status: "expired" }));
  await announceEnded(transaction, mails.announce, event, expired);
  const mailIds = await mails.write(transaction, ended, offerEnded);
  const before = (await recordChange(transaction, event)) ?? undefined;
  const parties = before && (await readParties(transaction, event.id));
  const calendar = before && (await mails.calendar(transaction, event.id));
  if (before && parties && calendar) {
    const change = { parties, offers, calendar };
    mailIds.push(...(await notifyChange(transaction, mails, before, change)));
  }
  const [offer] = offers;
  if (offer) await mails.scheduleJob(PROCESS_WAITLISTS, { at: offer.until, transaction });
  for (const { partyId, ids, until } of offers) {
    const changed = parties?.get(partyId)?.isSeated ? { before, calendar } : { before };
    mailIds.push(
      ...(await mails.write(transaction, ids, (family) =>
        seatOffered({ ...family, ...changed, until }),
      )),
    );
  }
  return mailIds;
}
