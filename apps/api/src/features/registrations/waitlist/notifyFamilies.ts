import { activeStatuses } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import type { KnownBefore } from "../emails/eventFacts.ts";
import { eventChanged } from "../emails/events.ts";
import { offerEnded, seatOffered } from "../emails/seats.ts";
import { hasUnnotifiedChange, notifiedFields } from "../events/facts.ts";
import type { LockedEvent } from "../events/lockEvent.ts";
import type { FamilyMails } from "../families/familyMails.ts";
import { offerSeats, PROCESS_WAITLISTS } from "./waitlist.ts";

/**
 * Records the time and place of a locked event as announced, and returns the previous ones. Null if
 * nothing changed, or if families get no mail: the event is past, cancelled, unpublished or not backed
 * by staff.
 */
async function recordChange(
  transaction: Transaction,
  event: LockedEvent,
): Promise<KnownBefore | null> {
  const { id, eventDate, now, published, isRegistrationApproved, cancelledAt } = event;
  if (!event.hasUnnotifiedChange) return null;
  if (!published || !isRegistrationApproved || cancelledAt || eventDate <= now) return null;
  const columns = (format: (column: (typeof notifiedFields)[number]) => Prisma.Sql) =>
    Prisma.join(notifiedFields.map(format));
  const [before] = await transaction.$queryRaw<KnownBefore[]>`
    UPDATE event_details d SET ${columns((one) => Prisma.sql`${one.notified} = e.${one.now}`)}
    FROM (SELECT * FROM event_details WHERE "eventId" = ${id} FOR UPDATE) old
    JOIN events e ON e.id = old."eventId"
    WHERE d."eventId" = old."eventId" AND ${hasUnnotifiedChange("old")}
    RETURNING ${columns((one) => Prisma.sql`old.${one.notified} AS ${one.now}`)}`;
  return before ?? null;
}

/**
 * Offers the free seats of a locked event, ends expired offers, and adds one mail per family about them
 * and about a changed time or place.
 */
export async function notifyFamilies(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
): Promise<void> {
  const { offered, until, ended } = await offerSeats(transaction, event);
  const expired = ended.map((id) => ({ id, status: "expired" as const }));
  await mails.announceEnded(transaction, event, expired);
  await mails.write(transaction, ended, offerEnded);
  const before = (await recordChange(transaction, event)) ?? undefined;
  const active = before
    ? await transaction.registration.findMany({
        where: { eventId: event.id, status: { in: activeStatuses } },
        select: { id: true, partyId: true, status: true },
      })
    : [];
  const seatedIds = new Set(
    active.filter(({ status }) => status === "confirmed").map(({ id }) => id),
  );
  const isSeatedId = (id: string) => seatedIds.has(id);
  const calendar = before && (await mails.calendar(transaction, event.id));
  if (before && calendar) {
    // Reminders of the old date do not count for the new one.
    await transaction.registrationReminder.deleteMany({
      where: { partyId: { in: active.map(({ partyId }) => partyId) } },
    });
    const haveOffer = new Set(offered.map(({ partyId }) => partyId));
    const others = active.filter(({ partyId }) => !haveOffer.has(partyId)).map(({ id }) => id);
    await mails.write(transaction, others, (family) => {
      const isSeated = family.ids.some(isSeatedId);
      const isWaiting = !family.ids.every(isSeatedId);
      const file = isSeated ? calendar : null;
      return eventChanged({ ...family, isSeated, isWaiting, before, calendar: file });
    });
  }
  if (offered.length > 0) await mails.scheduleJob(PROCESS_WAITLISTS, { at: until, transaction });
  const offeredIds = offered.map(({ id }) => id);
  await mails.write(transaction, offeredIds, (family) => {
    const isSeated = family.others.some(({ status }) => status === "confirmed");
    const file = isSeated ? calendar : undefined;
    return seatOffered({ ...family, until, before, calendar: file });
  });
}
