import {
  type EventRegistration,
  type EventState,
  FEW_SEATS,
  REGISTRATION_NOT_OPEN,
  REGISTRATION_OPENS_NEXT,
} from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import { contentNotFound } from "../../content/index.ts";
import { isBackedByStaff } from "../approval/backing.ts";

/** What registration needs to know of an event. */
export interface OpenEvent {
  id: string;
  title: string;
  location: string;
  eventDate: Date;
  registrationDeadline: Date | null;
  maxParticipants: number | null;
  /** Seats that someone has, or is offered. */
  currentParticipants: number;
  published: boolean;
  authorId: string | null;
  ageGroup: string | null;
  cancelledAt: Date | null;
  /** Staff stand behind it: only then it takes registrations. */
  isBacked: boolean;
}

/** One that is held, at a moment of the database's clock. */
export interface LockedEvent extends OpenEvent {
  now: Date;
  /** Whether seats are offered that nobody has taken yet. */
  hasOffers: boolean;
  /** Whether it is noted what those who are registered know of it, and that staff stood behind it. */
  isNoted: boolean;
}

/**
 * Holds an event until the transaction ends: who registers, leaves or is offered a seat meanwhile
 * waits here, so that seats are counted one after the other, and in the order of arrival.
 * @throws DomainError NOT_FOUND for unknown ids, and for drafts unless said otherwise
 */
export async function lockEvent(
  transaction: Prisma.TransactionClient,
  id: string,
  { evenDraft = false } = {},
): Promise<LockedEvent> {
  type Row = Omit<OpenEvent, "ageGroup" | "cancelledAt" | "isBacked">;
  const [event] = await transaction.$queryRaw<Row[]>`
    SELECT id, title, location, "eventDate", "registrationDeadline", "maxParticipants",
      "currentParticipants", published, "authorId"
    FROM events WHERE id = ${id} FOR UPDATE`;
  if (!event || !(event.published || evenDraft)) throw contentNotFound("event");
  // Asked when it is held: the wait may have been long, and who held it may have called it off.
  const [standing] = await transaction.$queryRaw<Omit<LockedEvent, keyof Row>[]>`
    SELECT clock_timestamp()::timestamp(3) AS now, d."ageGroup", d."cancelledAt",
      ${isBackedByStaff} AS "isBacked",
      (d."notifiedDate" IS NOT NULL AND d."wasBacked") IS TRUE AS "isNoted",
      EXISTS (
        SELECT FROM registrations WHERE "eventId" = ${id} AND status = 'offered'
      ) AS "hasOffers"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  if (!standing) throw contentNotFound("event");
  return { ...event, ...standing };
}

type Times = Pick<OpenEvent, "eventDate" | "registrationDeadline">;

/** When registration ends. */
export function closingTime({ eventDate, registrationDeadline }: Times): Date {
  return registrationDeadline && registrationDeadline < eventDate
    ? registrationDeadline
    : eventDate;
}

/** Null: as many as come. */
export function seatsLeft({
  maxParticipants,
  currentParticipants,
}: Pick<OpenEvent, "maxParticipants" | "currentParticipants">): number | null {
  return maxParticipants === null ? null : Math.max(0, maxParticipants - currentParticipants);
}

/** How an event stands for those who want to come. */
export function toEventState(event: Omit<OpenEvent, "location">, now: Date): EventState {
  if (event.cancelledAt) return "cancelled";
  if (event.eventDate <= now) return "past";
  if (closingTime(event) <= now) return "closed";
  if (!event.isBacked) return "notOpen";
  const left = seatsLeft(event);
  if (left === 0) return "full";
  return left !== null && left <= FEW_SEATS ? "few" : "open";
}

const refusals = {
  cancelled: "This event was cancelled.",
  past: "This event has begun.",
  closed: "Registration for this event has closed.",
  notOpen: `${REGISTRATION_NOT_OPEN}. ${REGISTRATION_OPENS_NEXT}`,
} satisfies Partial<Record<EventState, string>>;

/** Refuses what can be done only while people may register. */
export function checkOpen(event: LockedEvent): void {
  const state = toEventState(event, event.now);
  const message = state in refusals ? refusals[state as keyof typeof refusals] : null;
  if (message) throw conflict(message);
}

/** Refuses to sign anybody up, also by hand, where staff do not stand behind the event. */
export function checkBacked({ isBacked }: LockedEvent): void {
  if (!isBacked) throw conflict(refusals.notOpen);
}

/** Refuses what can be done only before the event begins. */
export function checkNotBegun(event: LockedEvent): void {
  if (event.eventDate > event.now) return;
  throw conflict("This event has begun.");
}

/**
 * Takes seats, or gives them back (a negative number), of an event that is held. It is not an edit
 * of the event: its `updatedAt` stays.
 */
export async function takeSeats(
  transaction: Prisma.TransactionClient,
  event: LockedEvent,
  seats: number,
): Promise<void> {
  if (seats === 0) return;
  await transaction.$executeRaw`
    UPDATE events SET "currentParticipants" = "currentParticipants" + ${seats}
    WHERE id = ${event.id}`;
  event.currentParticipants += seats;
}

/** What everybody may know. */
export function describeRegistration(
  event: Omit<OpenEvent, "location"> & { cancelledNote: string | null },
  now: Date,
): EventRegistration {
  return {
    state: toEventState(event, now),
    seatsLeft: seatsLeft(event),
    closesAt: closingTime(event),
    ageGroup: event.ageGroup,
    cancelledNote: event.cancelledNote,
  };
}
