import {
  type EventState,
  FEW_SEATS,
  REGISTRATION_NOT_OPEN,
  REGISTRATION_OPENS_NEXT,
} from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import { eventFactsSql, hasUnnotifiedChange } from "./facts.ts";

export interface OpenEvent {
  id: string;
  title: string;
  location: string;
  eventDate: Date;
  registrationDeadline: Date | null;
  maxParticipants: number | null;
  /** Confirmed and offered seats. */
  currentParticipants: number;
  published: boolean;
  authorId: string | null;
  ageGroup: string | null;
  cancelledAt: Date | null;
  /** Only events that staff back take registrations. */
  isRegistrationApproved: boolean;
}

export interface LockedEvent extends OpenEvent {
  /** The database's clock, read after locking. */
  now: Date;
  /** Whether it has open offers. */
  hasOffers: boolean;
  /** People on the waitlist; offers take them off it. */
  waiting: number;
  /** Whether the announced facts and the backing are recorded in event_details. */
  hasNotifiedFacts: boolean;
  /** Whether it differs from what families were told. */
  hasUnnotifiedChange: boolean;
}

/**
 * Locks an event until the transaction ends. Registrations, cancellations and offers for the same
 * event wait for this lock, so seats are counted one transaction after another.
 * @throws DomainError NOT_FOUND for unknown ids, and for drafts unless `includeDrafts`
 */
export async function lockEvent(
  transaction: Transaction,
  id: string,
  { includeDrafts = false } = {},
): Promise<LockedEvent> {
  type Row = Omit<OpenEvent, "ageGroup" | "cancelledAt" | "isRegistrationApproved">;
  const [event] = await transaction.$queryRaw<Row[]>`
    SELECT ${eventFactsSql}, "registrationDeadline", "maxParticipants", "currentParticipants",
      published, "authorId"
    FROM events e WHERE id = ${id} FOR UPDATE`;
  if (!event || !(event.published || includeDrafts)) throw recordNotFound("event");
  // Read after locking: a concurrent transaction may have changed it, e.g. cancelled the event.
  const [details] = await transaction.$queryRaw<Omit<LockedEvent, keyof Row>[]>`
    SELECT clock_timestamp()::timestamp(3) AS now, d."ageGroup", d."cancelledAt",
      ${isRegistrationApprovedSql} AS "isRegistrationApproved",
      (d."notifiedDate" IS NOT NULL AND d."wasBacked") IS TRUE AS "hasNotifiedFacts",
      ${hasUnnotifiedChange("d")} IS TRUE AS "hasUnnotifiedChange",
      EXISTS (
        SELECT FROM registrations WHERE "eventId" = ${id} AND status = 'offered'
      ) AS "hasOffers",
      (SELECT count(*)::int FROM registrations WHERE "eventId" = ${id} AND status = 'waiting') AS waiting
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  if (!details) throw recordNotFound("event");
  return { ...event, ...details };
}

/** Saves details of an event; the first save creates the row. */
export async function saveEventDetails(
  transaction: Transaction,
  eventId: string,
  details: Omit<Prisma.EventDetailsUncheckedCreateInput, "eventId">,
): Promise<void> {
  await transaction.eventDetails.upsert({
    where: { eventId },
    create: { eventId, ...details },
    update: details,
  });
}

type Times = Pick<OpenEvent, "eventDate" | "registrationDeadline">;

/** Returns the end of registration. */
export function getClosingTime({ eventDate, registrationDeadline }: Times): Date {
  return registrationDeadline && registrationDeadline < eventDate
    ? registrationDeadline
    : eventDate;
}

type SeatFacts = Pick<OpenEvent, "maxParticipants" | "currentParticipants">;

/** Returns null for an event without a maximum. */
export function countSeatsLeft({ maxParticipants, currentParticipants }: SeatFacts): number | null {
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}

type StateFacts = Times & SeatFacts & Pick<OpenEvent, "cancelledAt" | "isRegistrationApproved">;

export function toEventState(event: StateFacts, now: Date): EventState {
  if (event.cancelledAt) return "cancelled";
  if (event.eventDate <= now) return "past";
  if (getClosingTime(event) <= now) return "closed";
  if (!event.isRegistrationApproved) return "notOpen";
  const left = countSeatsLeft(event);
  if (left === 0) return "full";
  return left !== null && left <= FEW_SEATS ? "few" : "open";
}

const closedMessages = {
  cancelled: "This event was cancelled.",
  past: "This event has begun.",
  closed: "Registration for this event has closed.",
  notOpen: `${REGISTRATION_NOT_OPEN}. ${REGISTRATION_OPENS_NEXT}`,
} satisfies Partial<Record<EventState, string>>;

/** @throws DomainError CONFLICT unless registration is open */
export function checkOpen(event: LockedEvent): void {
  const state = toEventState(event, event.now);
  const message =
    state in closedMessages ? closedMessages[state as keyof typeof closedMessages] : null;
  if (message) throw conflict(message);
}

/** @throws DomainError CONFLICT unless staff back the event */
export function checkRegistrationApproved({ isRegistrationApproved }: LockedEvent): void {
  if (!isRegistrationApproved) throw conflict(closedMessages.notOpen);
}

/** @throws DomainError CONFLICT after the event has begun */
export function checkNotBegun(event: LockedEvent): void {
  if (event.eventDate > event.now) return;
  throw conflict("This event has begun.");
}

/** Takes seats of a locked event, or frees them (negative). Does not change the event's `updatedAt`. */
export async function takeSeats(
  transaction: Transaction,
  event: LockedEvent,
  seats: number,
): Promise<void> {
  if (seats === 0) return;
  await transaction.$executeRaw`
    UPDATE events SET "currentParticipants" = "currentParticipants" + ${seats}
    WHERE id = ${event.id}`;
  event.currentParticipants += seats;
}
