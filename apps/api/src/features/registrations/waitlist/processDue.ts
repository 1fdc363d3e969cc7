import { Prisma, type PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { activeStatuses } from "../active.ts";
import { isBackedByStaff } from "../approval/backing.ts";
import { lostApproval, notifyLostApproval } from "../approval/lostApproval.ts";
import { eventChanged } from "../emails/eventChanged.ts";
import { type LockedEvent, lockEvent } from "../events/lockEvent.ts";
import { sendReminders } from "../events/reminders.ts";
import { type FamilyMails, familyMails, type RegistrationDeps } from "../families/familyMails.ts";
import { notifyOffers } from "./notifyOffers.ts";
import { offerSeats } from "./waitlist.ts";

type Transaction = Prisma.TransactionClient;

/** Events with an offer that has ended or ends too late, or a free seat that someone waits for. */
const waitlistDue = Prisma.sql`
  SELECT r."eventId" AS id FROM registrations r JOIN events e ON e.id = r."eventId"
  WHERE r.status = 'offered' AND (r."offeredUntil" <= now()
    OR r."offeredUntil" > least(e."eventDate", e."registrationDeadline"))
  UNION
  SELECT e.id FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
  WHERE e.published AND ${isBackedByStaff} AND e."eventDate" > now() AND coalesce(e."registrationDeadline", e."eventDate") > now()
    AND (e."maxParticipants" IS NULL OR e."currentParticipants" < e."maxParticipants")
    AND EXISTS (SELECT FROM registrations r WHERE r."eventId" = e.id AND r.status = 'waiting')`;

/** Events that are at another time or place than those who come know. */
const movedEvents = Prisma.sql`
  SELECT e.id FROM events e JOIN event_details d ON d."eventId" = e.id
  WHERE e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL AND ${isBackedByStaff}
    AND (d."notifiedDate" <> e."eventDate" OR d."notifiedLocation" <> e.location)`;

/**
 * Notes of all events with families that staff stand behind them, maybe again, and their titles as
 * they are. It waits for no lock: what another process holds comes with the next upkeep.
 */
async function noteBacked(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    WITH backed AS (
      SELECT d."eventId", e.title FROM event_details d JOIN events e ON e.id = d."eventId"
      WHERE e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL
        AND d."notifiedDate" IS NOT NULL AND ${isBackedByStaff}
        AND (d."notifiedTitle" IS DISTINCT FROM e.title OR NOT d."wasBacked")
      FOR UPDATE OF d SKIP LOCKED)
    UPDATE event_details SET "notifiedTitle" = backed.title, "wasBacked" = true
    FROM backed WHERE event_details."eventId" = backed."eventId"`;
}

/** The ids of all due events. Those that stay due, or fail each time, never hide the others. */
async function* readDue(
  prisma: PrismaClient,
  due: Prisma.Sql,
  pageSize: number,
): AsyncGenerator<string> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const events: { id: string }[] = await prisma.$queryRaw`
      SELECT id FROM (${due}) AS due WHERE id > ${after} ORDER BY id LIMIT ${pageSize}`;
    yield* events.map(({ id }) => id);
    after = events[pageSize - 1]?.id;
  }
}

/** Tells everyone who comes, or might, the time and place as they are now. */
async function notifyEventChange(
  transaction: Transaction,
  mails: FamilyMails,
  event: LockedEvent,
): Promise<string[]> {
  if (!event.isBacked) return [];
  const changed = await transaction.$executeRaw`
    UPDATE event_details SET "notifiedDate" = ${event.eventDate}, "notifiedLocation" = ${event.location}
    WHERE "eventId" = ${event.id}
      AND ("notifiedDate" <> ${event.eventDate} OR "notifiedLocation" <> ${event.location})`;
  if (changed === 0) return [];
  const active = await transaction.registration.findMany({
    where: { eventId: event.id, status: { in: activeStatuses } },
    select: { id: true, partyId: true, status: true },
  });
  // Who was reminded of another day is reminded of the new one.
  const parties = active.map(({ partyId }) => partyId);
  await transaction.registrationReminder.deleteMany({ where: { partyId: { in: parties } } });
  const calendar = await mails.calendar(transaction, event.id);
  const selectIds = (isComing: boolean) =>
    active.filter(({ status }) => (status === "confirmed") === isComing).map(({ id }) => id);
  return [
    ...(await mails.write(transaction, selectIds(true), (family) =>
      eventChanged({ ...family, calendar }),
    )),
    ...(await mails.write(transaction, selectIds(false), (family) =>
      eventChanged({ ...family, calendar: null }),
    )),
  ];
}

/**
 * Does what time and other changes make due: ends offers, offers free seats, tells of new times and
 * places, reminds, tells staff of events that lost their approval. Each event in a transaction of its
 * own, under its lock: any number of processes may do so at once, and one that dies leaves nothing
 * half done.
 * @param pageSize how many due events and reminders are read at a time
 */
export async function processWaitlists(
  {
    prisma,
    inbox,
    pageSize = 100,
    ...deps
  }: RegistrationDeps & { prisma: PrismaClient; inbox: string; pageSize?: number },
  log?: FastifyBaseLogger,
): Promise<void> {
  const mails = familyMails(deps);

  async function each(
    due: Prisma.Sql,
    transact: (transaction: Transaction, event: LockedEvent) => Promise<string[]>,
  ): Promise<void> {
    for await (const id of readDue(prisma, due, pageSize)) {
      try {
        const mailIds = await prisma.$transaction(async (transaction) =>
          transact(transaction, await lockEvent(transaction, id, { evenDraft: true })),
        );
        mails.send(mailIds);
      } catch (error) {
        log?.error({ err: error, event: id }, "an event’s registrations could not be settled");
      }
    }
  }

  await each(waitlistDue, async (transaction, event) =>
    notifyOffers(transaction, mails, await offerSeats(transaction, event)),
  );
  await each(movedEvents, (transaction, event) => notifyEventChange(transaction, mails, event));
  await noteBacked(prisma);
  await each(lostApproval, (transaction, event) =>
    notifyLostApproval(transaction, { ...deps, inbox }, event),
  );
  await sendReminders(prisma, mails, { pageSize, log });
}
