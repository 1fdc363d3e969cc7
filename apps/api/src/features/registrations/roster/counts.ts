import {
  type ActiveStatus,
  activeStatuses,
  can,
  type LedEvent,
  LIST_MAX,
  type NextEvent,
  type RegistrationNumbers,
  type User,
} from "@headwaters/contracts";
import { Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { hasRight } from "../../accounts/index.ts";
import { eventFactsSql } from "../events/facts.ts";
import { toEventState } from "../events/lockEvent.ts";
import { checkRunsEvent, type EventAccess, seesPeople } from "./access.ts";
import { countAdults } from "./adults.ts";

/** Days for which past events stay in their leaders' list. */
const PAST_DAYS = 90;

export function toManagedEvent({ event, caller, isAuthor }: EventAccess) {
  const canEdit = can(caller, "editAnyContent") || isAuthor;
  return { ...event, canEdit, state: toEventState(event, new Date()) };
}

/** Counts an event's registrations by status, for its organizers. */
export async function readNumbers(
  client: Transaction,
  user: User,
  id: string,
): Promise<RegistrationNumbers> {
  const access = await checkRunsEvent(client, user, id);
  const counted = await client.registration.groupBy({
    by: ["status"],
    where: { eventId: id },
    _count: true,
  });
  const reachedFamilies = await client.registrationParty.count({
    where: {
      eventId: id,
      registrations: { some: { status: { in: activeStatuses } } },
      OR: [{ user: { emailConfirmation: null } }, { userId: null, contactEmail: { not: null } }],
    },
  });
  const count = (status: ActiveStatus) => counted.find((row) => row.status === status)?._count ?? 0;
  return {
    event: toManagedEvent(access),
    confirmed: count("confirmed"),
    offered: count("offered"),
    waiting: count("waiting"),
    reachedFamilies,
    seesPeople: seesPeople(access),
    isTakenDown: access.isLeader && access.isTakenDown,
  };
}

/** Lists the next events for staff, with their seats and adults. */
export async function listNextEvents(prisma: PrismaClient, limit: number): Promise<NextEvent[]> {
  const events = await prisma.$queryRaw<Omit<NextEvent, "adults">[]>`
    SELECT ${eventFactsSql}, d."cancelledAt" IS NOT NULL AS "isCancelled",
      e."currentParticipants" AS taken, e."maxParticipants",
      (SELECT count(*)::int FROM registrations r
        WHERE r."eventId" = e.id AND r.status = 'waiting') AS waiting
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE e.published AND e."eventDate" > now() - interval '1 day'
    ORDER BY e."eventDate", e.id LIMIT ${limit}`;
  const held = events.filter(({ isCancelled }) => !isCancelled);
  const adults = await countAdults(
    prisma,
    held.map(({ id }) => id),
  );
  return events.map((event) => ({ ...event, adults: adults.get(event.id) ?? null }));
}

/** Lists events whose roster the account may see as a leader, latest first. */
export function listLedEvents(prisma: PrismaClient, { id }: User): Promise<LedEvent[]> {
  return prisma.$queryRaw<LedEvent[]>`
    SELECT ${eventFactsSql}, d."cancelledAt" IS NOT NULL AS "isCancelled",
      (SELECT count(*)::int FROM registrations r
        WHERE r."eventId" = e.id AND r.status = 'confirmed') AS confirmed
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE ${hasRight(Prisma.sql`${id}`, "authorTrustedEvents")}
      AND (e."authorId" = ${id} OR e.id IN (
        SELECT "eventId" FROM event_leaders WHERE "userId" = ${id}))
      AND d."takenDownAt" IS NULL AND e."eventDate" > now() - make_interval(days => ${PAST_DAYS}::int)
    ORDER BY e."eventDate" DESC, e.id LIMIT ${LIST_MAX}`;
}
