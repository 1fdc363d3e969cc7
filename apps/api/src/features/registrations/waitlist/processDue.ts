import { Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { lockRow } from "../../../platform/concurrency/lockRow.ts";
import { EVERY_MINUTE, type Job } from "../../../platform/jobs/jobs.ts";
import type { Platform } from "../../../platform/platform.ts";
import { readPages } from "../../accounts/index.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import { lostApproval, notifyLostApproval } from "../approval/lostApproval.ts";
import { eventReminder } from "../emails/events.ts";
import { registrationCancelled } from "../emails/seats.ts";
import { endRegistrations } from "../endRegistrations.ts";
import { hasUnnotifiedChange } from "../events/facts.ts";
import { type LockedEvent, lockEvent } from "../events/lockEvent.ts";
import { type FamilyMails, familyMails, type RegistrationDeps } from "../families/familyMails.ts";
import { notifyFamilies } from "./notifyFamilies.ts";
import { PROCESS_WAITLISTS } from "./waitlist.ts";

type WaitlistDeps = RegistrationDeps & Pick<Platform, "prisma" | "inbox">;

/**
 * SQL for events with an expired offer, an offer past the deadline, or enough free seats for the first on
 * the waitlist. `offerSeats` makes the offers by the same rule.
 */
const waitlistDue = Prisma.sql`
  SELECT r."eventId" AS id FROM registrations r JOIN events e ON e.id = r."eventId"
  WHERE r.status = 'offered' AND (r."offeredUntil" <= now()
    OR r."offeredUntil" > least(e."eventDate", e."registrationDeadline"))
  UNION
  SELECT e.id FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
  JOIN LATERAL (
    SELECT CASE WHEN p.together THEN (
        SELECT count(*) FROM registrations party WHERE party."partyId" = p.id AND party.status = 'waiting'
      ) ELSE 1 END AS seats
    FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
    WHERE r."eventId" = e.id AND r.status = 'waiting' ORDER BY r."queuePosition" LIMIT 1
  ) AS first ON true
  WHERE e.published AND ${isRegistrationApprovedSql} AND e."eventDate" > now() AND coalesce(e."registrationDeadline", e."eventDate") > now()
    AND (e."maxParticipants" IS NULL OR e."maxParticipants" - e."currentParticipants" >=
      CASE WHEN first.seats > e."maxParticipants" THEN 1 ELSE first.seats END)`;

/** SQL for events whose time or place differs from the announced one. */
const movedEvents = Prisma.sql`
  SELECT e.id FROM events e JOIN event_details d ON d."eventId" = e.id
  WHERE e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL AND ${isRegistrationApprovedSql}
    AND ${hasUnnotifiedChange("d")}`;

/**
 * Records that staff back events with registrations, and their current titles. Skips locked rows; the
 * next run processes them.
 */
async function recordApprovedEvents(prisma: PrismaClient): Promise<void> {
  await prisma.$executeRaw`
    WITH backed AS (
      SELECT d."eventId", e.title FROM event_details d JOIN events e ON e.id = d."eventId"
      WHERE e.published AND e."eventDate" > now() AND d."cancelledAt" IS NULL
        AND d."notifiedDate" IS NOT NULL AND ${isRegistrationApprovedSql}
        AND (d."notifiedTitle" IS DISTINCT FROM e.title OR NOT d."wasBacked")
      FOR UPDATE OF d SKIP LOCKED)
    UPDATE event_details SET "notifiedTitle" = backed.title, "wasBacked" = true
    FROM backed WHERE event_details."eventId" = backed."eventId"`;
}

interface GivenUp {
  party: string;
  event: string;
  /** Null for a party added by an organizer. */
  account: string | null;
}

/** Reads the parties that gave up registrations which they cannot take back any more. */
function readGivenUp(prisma: PrismaClient, pageSize: number) {
  return readPages<GivenUp>(
    (last, take) => prisma.$queryRaw`
      SELECT DISTINCT "partyId" AS party, "eventId" AS event, "userId" AS account
      FROM registrations WHERE "undoUntil" <= now() AND "partyId" > ${last?.party ?? ""}
      ORDER BY 1 LIMIT ${take}`,
    pageSize,
  );
}

/** Ends registrations that were given up, confirms that by mail, and offers their seats. */
async function releaseGivenUp(
  transaction: Transaction,
  mails: FamilyMails,
  { party, event: eventId, account }: GivenUp,
): Promise<void> {
  // The lock makes concurrent runs count the account's hourly mails one by one.
  if (account) await lockRow(transaction, "users", account, "NO KEY UPDATE");
  const event = await lockEvent(transaction, eventId, { includeDrafts: true });
  const where = { partyId: party, undoUntil: { lte: event.now } };
  const ids = await endRegistrations(transaction, mails, event, where);
  await mails.write(transaction, ids, (family) =>
    registrationCancelled({ ...family, byOrganizer: false }),
  );
  await notifyFamilies(transaction, mails, event);
}

interface DueReminder {
  party: string;
  kind: "week" | "day";
}

/**
 * Reads all due reminders in pages: seven days and one day before an event, by the database's clock;
 * later sign-ups get none. If the job did not run for days, only the later reminder is due.
 */
function readDueReminders(prisma: PrismaClient, pageSize: number) {
  return readPages<DueReminder>(
    (last, take) => prisma.$queryRaw`
      SELECT DISTINCT r."partyId" AS party, due.kind
      FROM registrations r
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      JOIN (VALUES ('week', interval '7 days', interval '1 day'), ('day', interval '1 day', interval '0'))
        AS due (kind, since, until) ON true
      WHERE r.status = 'confirmed' AND e.published AND ${isRegistrationApprovedSql}
        AND e."eventDate" - due.since <= now() AND e."eventDate" - due.until > now()
        AND r."createdAt" < e."eventDate" - due.since
        AND NOT EXISTS (
          SELECT FROM registration_reminders sent
          WHERE sent."partyId" = r."partyId" AND sent.kind = due.kind
        )
        AND (r."partyId", due.kind) > (${last?.party ?? ""}, ${last?.kind ?? ""})
      ORDER BY 1, 2 LIMIT ${take}`,
    pageSize,
  );
}

async function sendReminder(
  transaction: Transaction,
  mails: FamilyMails,
  { party, kind }: DueReminder,
): Promise<void> {
  // The insert ensures that only one process sends the reminder.
  const isFirst = await transaction.$executeRaw`
    INSERT INTO registration_reminders ("partyId", kind) VALUES (${party}, ${kind})
    ON CONFLICT DO NOTHING`;
  if (isFirst === 0) return;
  const confirmed = await transaction.registration.findMany({
    where: { partyId: party, status: "confirmed" },
    select: { id: true },
  });
  const ids = confirmed.map(({ id }) => id);
  await mails.write(transaction, ids, eventReminder);
}

/**
 * Ends registrations that were given up and expired offers, offers free seats, notifies families of
 * changed events and staff of lost approvals, and sends reminders. Each event is processed in its own
 * transaction under its lock, so processes may run this concurrently and be killed at any point.
 * @param pageSize due events and reminders per query
 */
export async function processWaitlists(
  { prisma, inbox, pageSize = 100, ...deps }: WaitlistDeps & { pageSize?: number },
  log?: FastifyBaseLogger,
): Promise<void> {
  /** Runs a transaction for each row, and sends its mails. One that fails does not block the others. */
  async function each<Row>(
    rows: AsyncIterable<Row>,
    failure: string,
    transact: (transaction: Transaction, mails: FamilyMails, row: Row) => Promise<void>,
  ): Promise<void> {
    for await (const row of rows) {
      const mails = familyMails(deps);
      try {
        await prisma.$transaction((transaction) => transact(transaction, mails, row));
        mails.send();
      } catch (error) {
        const details: object = { err: error, ...row };
        log?.error(details, failure);
      }
    }
  }

  const eachEvent = (
    due: Prisma.Sql,
    transact: (transaction: Transaction, mails: FamilyMails, event: LockedEvent) => Promise<void>,
  ) => {
    // In pages, so that events that stay due do not block the others.
    const events = readPages<{ event: string }>(
      (last, take) => prisma.$queryRaw`
        SELECT id AS event FROM (${due}) AS due
        WHERE id > ${last?.event ?? ""} ORDER BY id LIMIT ${take}`,
      pageSize,
    );
    const failure = "processing an event’s registrations failed";
    return each(events, failure, async (transaction, mails, { event }) =>
      transact(transaction, mails, await lockEvent(transaction, event, { includeDrafts: true })),
    );
  };

  const failure = "ending registrations that were given up failed";
  await each(readGivenUp(prisma, pageSize), failure, releaseGivenUp);
  await eachEvent(Prisma.sql`${waitlistDue} UNION ${movedEvents}`, notifyFamilies);
  await recordApprovedEvents(prisma);
  await eachEvent(lostApproval, (transaction, mails, event) =>
    notifyLostApproval(transaction, mails, event, inbox),
  );
  await each(readDueReminders(prisma, pageSize), "sending a reminder failed", sendReminder);
}

export const waitlistJob: Job<WaitlistDeps & Pick<Platform, "log">> = {
  name: PROCESS_WAITLISTS,
  cron: EVERY_MINUTE,
  latenessSeconds: 10,
  run: (context) => processWaitlists(context, context.log),
};
